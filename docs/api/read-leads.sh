# The ten newest open leads with their tasks.
curl --fail-with-body --silent --show-error --get "$PARLEY_URL/rest/v1/leads" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --data-urlencode 'select=name,company,status,tasks(title,due_at)' \
  --data-urlencode 'status=not.in.(won,lost)' \
  --data-urlencode 'order=created_at.desc' \
  --data-urlencode 'limit=10'
