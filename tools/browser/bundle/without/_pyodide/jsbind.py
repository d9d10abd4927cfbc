"""In place of Pyodide's: functions of JavaScript take whatever they are given."""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


class no_default:  # noqa: N801  Pyodide asks for it by this name
    """Stands where a parameter has no value of its own."""


def _anything(*_: object, **__: object) -> None:
    """Take whatever is given."""


default_signature = JsFuncSignature(
    _anything,
    False,  # noqa: FBT003  it makes no object
    0,
    (),
    (),
    py2js_default,
    (),
    (),
    (),
    py2js_default,
    js2py_default_call_result,
)
