# One lead; the answer is its row. Python 3.9 or newer, nothing to install: python3 create-lead.py
import json
import os
from urllib.request import Request, urlopen

lead = {"name": "Ben Carter", "company": "Northwind", "email": "ben@northwind.example"}
request = Request(
    os.environ["PARLEY_URL"] + "/rest/v1/leads",
    data=json.dumps(lead).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PARLEY_API_KEY"],
        "Content-Type": "application/json",
        "Prefer": "return=representation",
    },
)
with urlopen(request) as response:
    print(response.read().decode())
