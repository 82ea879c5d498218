import hashlib
import hmac
import re
import time

TOLERANCE_SECONDS = 300


# raw_body: the body as received
def is_genuine(
    header: str | None, raw_body: bytes, secrets: list[str]
) -> bool:
    parts = (header or "").split(",")
    pairs = [part.strip().split("=", 1) for part in parts]
    values = [pair for pair in pairs if len(pair) == 2]
    sent = next((value for name, value in values if name == "t"), "")
    if not re.fullmatch("[0-9]{1,12}", sent):
        return False
    if abs(time.time() - int(sent)) > TOLERANCE_SECONDS:
        return False

    given = [value.encode() for name, value in values if name == "v1"]
    for secret in secrets:
        signed = sent.encode() + b"." + raw_body
        digest = hmac.new(secret.encode(), signed, hashlib.sha256)
        expected = digest.hexdigest().encode()
        if any(hmac.compare_digest(one, expected) for one in given):
            return True
    return False
