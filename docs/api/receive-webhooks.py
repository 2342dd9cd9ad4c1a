# A receiver of Parley's webhooks: python3 receive-webhooks.py, with WEBHOOK_SECRET from the webhook's page.
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].replace("whsec_", ""))
seen = set()


def is_genuine(headers, body):
    """Whether the message was signed with the secret within five minutes (Standard Webhooks)."""
    message_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if not (timestamp or "").isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = (headers["webhook-signature"] or "").split()
    return any(hmac.compare_digest(f"v1,{expected}", each) for each in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if not is_genuine(self.headers, body):
            self.send_error(401, "The signature does not fit.")
            return
        # A message may come twice under the same id: do its work once, and say yes both times.
        message_id = self.headers["webhook-id"]
        if message_id not in seen:
            seen.add(message_id)
            message = json.loads(body)
            print(message["type"], json.dumps(message["data"]), flush=True)
        self.send_response(204)
        self.end_headers()


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", 4000))), Receiver)
print(f"Listening on {server.server_port}", flush=True)
server.serve_forever()
