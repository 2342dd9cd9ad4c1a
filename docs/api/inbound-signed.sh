# A lead whose message is signed, so that the secret is in no address (Standard Webhooks).
body='{"name": "Eva Stone", "email": "eva@stone.example"}'
id="msg_$(openssl rand -hex 16)"
timestamp=$(date +%s)
key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
signature=$(printf %s "$id.$timestamp.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

curl --fail-with-body --silent --show-error "${WEBHOOK_URL%%\?*}" \
  --header 'Content-Type: application/json' \
  --header "webhook-id: $id" \
  --header "webhook-timestamp: $timestamp" \
  --header "webhook-signature: v1,$signature" \
  --data "$body"
