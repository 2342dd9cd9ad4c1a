import { Part, Prose } from './part.tsx'
import { Code, Example, Sample } from './sample.tsx'

export function QuickStart({ origin }: { origin: string }) {
  return (
    <Part id="quick-start" title="Quick start">
      <Prose>
        Make an API key under{' '}
        <a href="/integrations" className="link">
          Integrations
        </a>
        . A program with it acts as you: it sees your company and nothing else, within the scopes you chose.
        With this address, the key is all that <span className="whitespace-nowrap">supabase-js</span> needs,
        in any of its languages.
      </Prose>
      <Code label="In the environment of the samples">{`export PARLEY_URL=${origin}\nexport PARLEY_API_KEY=pk_…`}</Code>
      <Prose>Over plain HTTP the key goes into the header Authorization, or into apikey.</Prose>
      <Example name="create-lead" />
      <Example name="read-leads" />
      <Prose>A lead, its task and a list of both in one program:</Prose>
      <Sample name="quick-start.mjs" />
    </Part>
  )
}

export function Scopes() {
  return (
    <Part id="scopes" title="Keys and scopes">
      <Prose>
        <code>read</code> is in every key: it runs in a transaction that Postgres keeps read-only.{' '}
        <code>write</code> adds and changes rows and calls functions. <code>destructive</code> also deletes,
        and calls what cannot be undone. No key changes who belongs to a company, makes keys, or touches your
        account.
      </Prose>
      <Prose>
        What a key may see is what you may see: row-level security decides, as in the app. Once revoked, it
        stops working at the next request. Keys are a service of Parley’s own host; on hosted Supabase use
        access tokens.
      </Prose>
      <Prose>The functions behind the app take a key with the write scope, too:</Prose>
      <Example name="call-function" />
    </Part>
  )
}
