"""Run a notebook's cells in order: `python -m tools.notebook examples/notebook/parlour.ipynb`.

Needs nothing but the notebook. With `--write`, what the cells show is saved in the file, so that
those who only read it see the pictures too.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

KINDS = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}


def run(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Run the code cells, and return them with what they showed."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    done = []
    for number, cell in enumerate(cells, 1):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            value = evaluated("".join(cell["source"]), names)
        done.append({**cell, "execution_count": number, "outputs": outputs(printed, value, number)})
    return done


def evaluated(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; its value is that of its last line, if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    if last is None:
        return None
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)


def outputs(printed: io.StringIO, value: Any, number: int) -> list[dict[str, Any]]:
    """What a notebook saves of a cell's text and value."""
    found: list[dict[str, Any]] = []
    if text := printed.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": lines(text)})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        for method, kind in KINDS.items():
            if hasattr(value, method):
                data[kind] = lines(getattr(value, method)())
        shown = {"output_type": "execute_result", "execution_count": number}
        found.append({**shown, "data": data, "metadata": {}})
    return found


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main(arguments: list[str]) -> None:
    """Run notebooks, and print or save what they show."""
    for name in (one for one in arguments if one != "--write"):
        path = Path(name)
        notebook = json.loads(path.read_text(encoding="utf-8"))
        done = iter(run(notebook))
        if "--write" in arguments:
            cells = notebook["cells"]
            notebook["cells"] = [next(done) if c["cell_type"] == "code" else c for c in cells]
            text = json.dumps(notebook, indent=1, ensure_ascii=False)
            path.write_text(text + "\n", encoding="utf-8")
            continue
        for cell in done:
            for output in cell["outputs"]:
                shown = output.get("text") or output["data"]["text/plain"]
                print("".join(shown).rstrip())


if __name__ == "__main__":
    main(sys.argv[1:])
