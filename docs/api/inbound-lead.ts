// A form or another program hands over a lead; WEBHOOK_URL is the address from Integrations, with its secret.
import { env } from 'node:process'

const lead = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@acme.example',
  company: 'Acme',
  message: 'Call me back',
}
const response = await fetch(env['WEBHOOK_URL'] ?? '', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'signup-4711' },
  body: JSON.stringify(lead),
})
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
console.log(await response.text())
