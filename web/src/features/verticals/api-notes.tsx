import { type VerticalKind, verticalKinds } from '@parley/core/verticals/import/kind-names'
import { verticalFields } from '@parley/core/verticals/import/kinds'
import { kindLabels } from './import/labels.ts'

const example = (origin: string) => `curl -X POST ${origin}/rest/v1/rpc/import_vertical_rows \\
  -H "apikey: PUBLISHABLE_KEY" \\
  -H "Authorization: Bearer YOUR_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"kind": "orders", "rows": [{"row": 1, "external_id": "1001", "customer": "c-7",
       "customer_email": "ana@firm.example", "amount": 49.9, "currency": "EUR",
       "placed_at": "2026-03-02T14:30:00Z"}]}'`

const describeFields = (kind: VerticalKind): string =>
  [
    ...verticalFields[kind].map(({ key, isRequired }) => (isRequired ? `${key}*` : key)),
    ...(kind === 'usage' ? ['external_id*'] : []),
  ].join(', ')

/** How the same rows come in from a program, so that the figures keep themselves up to date. */
export function ApiNotes() {
  return (
    <details>
      <summary className="w-fit cursor-pointer leading-6 text-sm font-medium text-muted hover:text-ink pointer-coarse:leading-11">
        Import by API
      </summary>
      <div className="mt-2 grid gap-3 text-sm text-muted">
        <p className="max-w-prose">
          One call writes up to 1,000 rows of a kind, from your shop, your billing or whatever receives their
          webhooks. A program without a sign-in posts the same {'{kind, rows}'} to an address made under
          Integrations → Leads by webhook. Existing rows are updated by their external_id; unknown customers
          are created. The answer counts what is new and what changed, and names each row that was refused and
          why.
        </p>
        <pre className="rounded-md bg-sunken p-3 font-mono text-xs break-all whitespace-pre-wrap text-ink">
          {example(location.origin)}
        </pre>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
          {verticalKinds.map((kind) => (
            <div key={kind} className="contents">
              <dt className="font-medium text-ink">{kindLabels[kind]}</dt>
              <dd className="break-words">{describeFields(kind)}</dd>
            </div>
          ))}
        </dl>
        <p className="text-faint">
          * is required. Dates and times are ISO 8601, amounts are in whole units of the currency (ISO 4217,
          USD where it is left out).
        </p>
      </div>
    </details>
  )
}
