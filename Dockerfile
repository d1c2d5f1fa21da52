# Parlour's server, with the browser app and compiled rules: see docs/containers.md.
ARG PYTHON_IMAGE=python:3.11-slim-bookworm

FROM ${PYTHON_IMAGE} AS build
WORKDIR /source
COPY . .
RUN tools/image/build.sh /opt/parlour

FROM ${PYTHON_IMAGE}
RUN useradd --system --uid 8420 --home-dir /data --no-create-home parlour \
    && install -d -o parlour -g parlour -m 700 /data
COPY --from=build --chown=parlour:parlour /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:$PATH \
    PARLOUR_CACHE=/opt/parlour/cache \
    NUMBA_CPU_NAME=generic \
    XDG_DATA_HOME=/data
USER parlour
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8420/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["parlour"]
CMD ["serve", "--host", "0.0.0.0"]
