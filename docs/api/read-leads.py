# The ten newest open leads with their tasks.
import os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = {
    "select": "name,company,status,tasks(title,due_at)",
    "status": "not.in.(won,lost)",
    "order": "created_at.desc",
    "limit": 10,
}
request = Request(
    os.environ["PARLEY_URL"] + "/rest/v1/leads?" + urlencode(query),
    headers={"Authorization": "Bearer " + os.environ["PARLEY_API_KEY"]},
)
with urlopen(request) as response:
    print(response.read().decode())
