# The assistant's tools, as the app itself calls them.
import json
import os
from urllib.request import Request, urlopen

call = {"toolName": "search_leads", "parameters": {"query": "Acme"}}
request = Request(
    os.environ["PARLEY_URL"] + "/functions/v1/ai-crm-tools",
    data=json.dumps(call).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PARLEY_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urlopen(request) as response:
    print(response.read().decode())
