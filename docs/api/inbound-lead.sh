# A form or another program hands over a lead; WEBHOOK_URL is the address from Integrations, with its secret.
curl --fail-with-body --silent --show-error "$WEBHOOK_URL" \
  --header 'Content-Type: application/json' \
  --header 'Idempotency-Key: signup-4711' \
  --data '{"first_name": "Ana", "last_name": "Ruiz", "email": "ana@acme.example", "company": "Acme", "message": "Call me back"}'
