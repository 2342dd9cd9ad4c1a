# The assistant's tools, as the app itself calls them.
curl --fail-with-body --silent --show-error "$PARLEY_URL/functions/v1/ai-crm-tools" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header 'Content-Type: application/json' \
  --data '{"toolName": "search_leads", "parameters": {"query": "Acme"}}'
