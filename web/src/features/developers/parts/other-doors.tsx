import { apiLimits } from '@parley/core/integrations/api-limits'
import { Facts } from './facts.tsx'
import { Part, Prose } from './part.tsx'
import { Code, Sample } from './sample.tsx'

export function Mcp({ origin }: { origin: string }) {
  return (
    <Part id="mcp" title="MCP server">
      <Prose>
        The assistant’s tools for other assistants, over the Model Context Protocol (streamable HTTP). A
        program that supports OAuth needs only the address: it sends its user here to approve it. Others send
        an API key. Either way, a program gets the tools its scopes allow. What can’t be undone takes two
        calls: the first answer names a <code>confirmation_id</code>, the second call passes it. Every call is
        in the user’s audit log.
      </Prose>
      <Code label="Configuration">
        {JSON.stringify(
          {
            mcpServers: {
              parley: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer pk_…' } },
            },
          },
          null,
          2,
        )}
      </Code>
      <Sample name="mcp-client.mjs" />
    </Part>
  )
}

export function Feeds({ origin }: { origin: string }) {
  return (
    <Part id="feeds" title="Feeds and files">
      <Facts
        caption="Feeds"
        head={['Address', 'What it holds']}
        rows={[
          [
            `${origin}/functions/v1/calendar-feed?token=…`,
            'Your tasks as a calendar (ICS); make the link under Integrations',
          ],
          [`${origin}/rss.xml`, 'The blog as RSS'],
          [`${origin}/feed.json`, 'The blog as JSON Feed'],
          [`${origin}/sitemap.xml`, 'Every public page'],
          [`${origin}/openapi.json`, 'This reference as OpenAPI 3.1'],
        ]}
      />
    </Part>
  )
}

export function Limits() {
  return (
    <Part id="limits" title="Limits">
      <Facts
        caption="Limits"
        head={['What', 'Limit']}
        rows={[
          ['Requests', `${apiLimits.requestsPerMinute} a minute with one key; then 429 with Retry-After`],
          ['Keys', `${apiLimits.keys} for each person`],
          ['Statement', `${apiLimits.statementSeconds} seconds, then 57014`],
          [
            'Inbound webhook',
            `${apiLimits.inboundPerMinute} messages a minute, ${apiLimits.inboundBytes / 1024} KB each`,
          ],
          ['Webhook log', '30 days'],
        ]}
      />
    </Part>
  )
}

export function Errors() {
  return (
    <Part id="errors" title="Errors">
      <Prose>
        The data API answers failures as <code>{'{"code", "message", "details", "hint"}'}</code>, with codes
        of Postgres and of PostgREST. Functions and webhooks answer <code>{'{"error"}'}</code>, a sentence.
      </Prose>
      <Facts
        caption="Errors"
        head={['Status and code', 'What happened']}
        rows={[
          ['401 PGRST301', 'The key is missing, unknown or revoked'],
          ['403 42501', 'The scopes, or your own rights, do not allow it'],
          ['404 PGRST205', 'There is no such table'],
          ['404 PGRST202', 'There is no such function, or its arguments differ'],
          ['400 PGRST100', 'The query cannot be read'],
          ['400 22P02', 'A value does not fit its type'],
          ['400 23514', 'A value is outside what is allowed'],
          ['406 PGRST116', 'One row was asked for, and there is none or there are several'],
          ['409 23505', 'There is already one like this'],
          ['409 23503', 'Something this refers to is not there'],
          ['429', 'Too much at once: wait as Retry-After says'],
          ['503', 'The database is unavailable for a moment: try again'],
        ]}
      />
    </Part>
  )
}
