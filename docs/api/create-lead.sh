# One lead; the answer is its row.
curl --fail-with-body --silent --show-error "$PARLEY_URL/rest/v1/leads" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header 'Content-Type: application/json' \
  --header 'Prefer: return=representation' \
  --data '{"name": "Ben Carter", "company": "Northwind", "email": "ben@northwind.example"}'
