# A lead whose message is signed, so that the secret is in no address (Standard Webhooks).
import base64
import hashlib
import hmac
import json
import os
import time
import uuid
from urllib.request import Request, urlopen

address = os.environ["WEBHOOK_URL"].split("?")[0]
key = base64.b64decode(os.environ["WEBHOOK_SECRET"].replace("whsec_", ""))
body = json.dumps({"name": "Eva Stone", "email": "eva@stone.example"})
message_id = f"msg_{uuid.uuid4()}"
timestamp = int(time.time())
signed = f"{message_id}.{timestamp}.{body}".encode()
signature = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()

request = Request(
    address,
    data=body.encode(),
    headers={
        "Content-Type": "application/json",
        "webhook-id": message_id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": f"v1,{signature}",
    },
)
with urlopen(request) as response:
    print(response.status, response.read().decode())
