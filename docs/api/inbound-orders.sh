# A shop hands over what was ordered; /vertical-insights counts it. An order that is known is brought up to date.
curl --fail-with-body --silent --show-error "$WEBHOOK_URL" \
  --header 'Content-Type: application/json' \
  --data '{"kind": "orders", "rows": [{"row": 1, "external_id": "1001", "customer": "c-7", "customer_email": "ana@acme.example",
    "amount": 49.9, "currency": "EUR", "placed_at": "2026-03-02T14:30:00Z"}]}'
