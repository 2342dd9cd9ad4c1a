import { createServer, type ServerResponse } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { createData } from '../../server/src/data/index.ts'
import { type Caller, createDatabase } from '../../server/src/database/database.ts'
import type { HostEnvironment } from '../../server/src/http/context.ts'

/** One of the two servers that bench/data-api.ts compares: `node data-server.ts bare|data URL USER`. Prints its port. */
const [kind = '', url = '', user = ''] = process.argv.slice(2)
const database = createDatabase(url)
const caller: Caller = { role: 'authenticated', claims: { sub: user, role: 'authenticated' } }
const announce = (port: number) => process.stdout.write(`${port}\n`)

const bare = `select coalesce(json_agg(lead), '[]')::text as body
  from (select id, name, status from public.leads order by created_at desc limit 20) lead`

async function answerBare(response: ServerResponse): Promise<void> {
  const [row] = await database.statement(caller, { text: bare, values: [], isReadOnly: true })
  const body = String(row?.['body'])
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function startBare(): void {
  const server = createServer((_request, response) => {
    answerBare(response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') announce(address.port)
  })
}

async function startData(): Promise<void> {
  const log = pino({ level: 'error' })
  const data = createData({ database, log })
  await data.reload()
  const host = new Hono<HostEnvironment>()
  host.use(async (context, next) => {
    context.set('caller', caller)
    await next()
  })
  host.route('/rest/v1', data.app)
  serve({ fetch: host.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => announce(port))
}

if (kind === 'bare') startBare()
else await startData()
process.on('disconnect', () => process.exit(0))
