# A form or another program hands over a lead; WEBHOOK_URL is the address from Integrations, with its secret.
import json
import os
from urllib.request import Request, urlopen

lead = {
    "first_name": "Ana",
    "last_name": "Ruiz",
    "email": "ana@acme.example",
    "company": "Acme",
    "message": "Call me back",
}
request = Request(
    os.environ["WEBHOOK_URL"],
    data=json.dumps(lead).encode(),
    headers={"Content-Type": "application/json", "Idempotency-Key": "signup-4711"},
)
with urlopen(request) as response:
    print(response.read().decode())
