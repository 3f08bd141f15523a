"""What `scripts/prove` runs: python3 -m proofs PROOF PROGRAMS [ARGUMENT...]"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from .programs import Programs


def main() -> int:
    """Runs a proof; 70 when it fails."""
    proof, folder, *arguments = sys.argv[1:]
    module = importlib.import_module(f".{proof}_proof", __package__)
    try:
        module.prove(Programs(Path(folder)), arguments)
    except AssertionError as violation:
        print(f"prove {proof}: {violation}", file=sys.stderr)
        return 70
    return 0


sys.exit(main())
