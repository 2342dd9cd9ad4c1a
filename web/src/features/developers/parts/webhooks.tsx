import { apiLimits } from '@parley/core/integrations/api-limits'
import { failuresAllowed, retryDelays, webhookEvents } from '@parley/core/integrations/webhook-events'
import { Facts } from './facts.tsx'
import { Part, Prose, Subtitle } from './part.tsx'
import { Example } from './sample.tsx'

const hours = Math.round(retryDelays.reduce((sum, delay) => sum + delay, 0) / 3600)

export function Webhooks() {
  return (
    <Part id="webhooks" title="Webhooks">
      <Subtitle>Leads come in</Subtitle>
      <Prose>
        Each address under Integrations takes JSON, form fields and multipart forms. Common names are
        understood: name or first and last name, email, phone, company, title, website, value, source,
        message; so are the company’s own fields, by label or key. What else is sent becomes a note. The open
        sale of someone whose email is known is updated, the latest first; where all are won or lost, a new
        one begins. Automations can start from it.
      </Prose>
      <Example name="inbound-lead" />
      <Prose>
        A sender that can sign leaves the secret out of the address. Messages with a <code>webhook-id</code>{' '}
        or an <code>Idempotency-Key</code> count once: the second is refused with 409.
      </Prose>
      <Example name="inbound-signed" />
      <Prose>
        A shop or a billing system posts rows to the same address: <code>{'{"kind", "rows"}'}</code> with
        customers, subscriptions, usage, orders or carts. The answer counts what is new and what changed, and
        names each row that was refused. The fields are listed under Insights, Industry.
      </Prose>
      <Example name="inbound-orders" />
      <Subtitle>Events go out</Subtitle>
      <Prose>
        The body is <code>{'{"type", "timestamp", "data"}'}</code>; data holds the rows as they are at that
        moment, your own fields under <code>custom</code>, and those of the lead, the account and the contact
        that a record belongs to. What changed of a record stands in <code>fields</code>, such as{' '}
        <code>phone</code> or <code>custom.plan</code>. Anything but a 2xx within ten seconds is tried again,{' '}
        {retryDelays.length} times over {hours} hours, under the same <code>webhook-id</code>. After{' '}
        {failuresAllowed} messages given up in a row, or a 410, the webhook is switched off and its owners
        hear of it.
      </Prose>
      <Facts
        caption="Events"
        head={['Type', 'Sent when']}
        rows={[
          ...webhookEvents.map(({ name, label }) => [name, label] as const),
          ['test', 'you press Send a test'],
        ]}
      />
      <Subtitle>Signatures</Subtitle>
      <Prose>
        Both directions use{' '}
        <a href="https://www.standardwebhooks.com" className="link">
          Standard Webhooks
        </a>
        : HMAC-SHA256 over <code>id.timestamp.body</code>, with what follows <code>whsec_</code> read as
        base64. A time more than {apiLimits.signatureSeconds / 60} minutes off is refused.
      </Prose>
      <Example name="receive-webhooks" />
    </Part>
  )
}
