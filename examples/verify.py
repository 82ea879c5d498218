import hashlib
import sys
from pathlib import Path


# #region checksum
def checksum(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(65536):
            digest.update(chunk)
    return digest.hexdigest()
# #endregion


for name in sys.argv[1:]:
    print(checksum(Path(name)), name)
