import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["VOICE_API_URL"] + "/calls",
    method="POST",
    headers={
        "Authorization": "Bearer " + os.environ["VOICE_API_KEY"],
        "Content-Type": "application/json",
        "Idempotency-Key": "reminder-KT4821-2026-03-08",
    },
    data=json.dumps(
        {
            "agent_id": "agt_4m9qd",
            "from": "+12025550100",
            "to": "+12025550143",
            "variables": {"booking_code": "KT4821"},
        }
    ).encode(),
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(json.load(response)["id"])
except urllib.error.HTTPError as failure:
    error = json.load(failure)["error"]
    raise SystemExit(f"{error['code']} ({error['request_id']})")
