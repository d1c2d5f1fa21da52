"""Web Push messages: encrypted for one browser (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from parlour.server.protocol.errors import Refused

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

NO_PUSH = "PARLOUR_NO_PUSH"  # turns notifications off for the whole server
RECORD_BYTES = 4096
PADDED_TO = 512  # all messages have the same length, whatever they say
SIGNED_S = 12 * 3600
POINT_BYTES, AUTH_BYTES = 65, 16
BAD_KEYS = "those aren't the keys of a push subscription"
# The order of the curve P-256: private keys are numbers from 1 to one less.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def can_push() -> bool:
    """Whether this server can send notifications."""
    return not os.environ.get(NO_PUSH) and find_spec("cryptography") is not None


def encoded(data: bytes) -> str:
    """Return bytes in URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of URL-safe base64; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Signer:
    """The server's key pair, by which push services recognise it."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(secret) % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.public_key = encoded(_point(self._key))

    def authorization(self, origin: str, contact: str) -> str:
        """Return the Authorization header for a push service."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": origin, "exp": int(time.time()) + SIGNED_S, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def check_keys(key: str, auth: str) -> None:
    """Refuse what isn't a browser's public key and secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decoded(key), decoded(auth)
        if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("push", BAD_KEYS) from None


def encrypted(message: bytes, key: str, auth: str) -> bytes:
    """Encrypt a message for the browser with this public key and secret (aes128gcm)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    ours = ec.generate_private_key(ec.SECP256R1())
    point, salt = _point(ours), os.urandom(16)
    about = b"WebPush: info\0" + decoded(key) + point
    shared = _derived(ours.exchange(ec.ECDH(), theirs), decoded(auth), about, 32)
    content = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    padded = message + b"\x02" + bytes(max(0, PADDED_TO - len(message)))
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(point)]) + point
    return head + AESGCM(content).encrypt(nonce, padded, None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
