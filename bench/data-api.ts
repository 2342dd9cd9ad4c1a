import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Database } from '../server/src/database/database.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { type Load, type LoadResult, runLoad } from './support/load.ts'

/**
 * Requests a second of a list of leads through the whole data service, against a bare node:http handler that runs the
 * same transaction (role, claims, one statement that answers JSON) on the same database in the same run.
 */
const user = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const roundCount = 5
const connectionCount = 16
const roundMilliseconds = 2500
const aim = 0.6

async function fill(database: Database): Promise<void> {
  await database.sql`insert into auth.users (id, email) values (${user}, 'ada@example.com')`
  await database.sql`
    insert into public.leads (company_id, name, status, owner_id, created_at)
    select company_id, 'Lead ' || n, (array['new', 'contacted', 'qualified'])[1 + n % 3], id, now() - n * interval '1 minute'
      from public.profiles, generate_series(1, 2000) n where id = ${user}`
  await database.sql`vacuum analyze public.leads`
}

async function startServer(kind: 'bare' | 'data', url: string) {
  const path = fileURLToPath(new URL('support/data-server.ts', import.meta.url))
  const server = fork(path, [kind, url, user], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  if (!server.stdout) throw new Error('The server has no output to read its port from')
  const [line] = await once(server.stdout, 'data')
  return { port: Number(String(line)), stop: () => server.disconnect() }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN

const describe = (name: string, results: readonly LoadResult[]) =>
  `${name.padEnd(22)} ${median(results.map((one) => one.requestsPerSecond))
    .toFixed(0)
    .padStart(
      6,
    )} requests/s   median ${median(results.map((one) => one.median)).toFixed(1)} ms   p99 ${median(results.map((one) => one.p99)).toFixed(1)} ms`

await withScratchDatabase(async (database) => {
  await fill(database)
  const bare = await startServer('bare', database.url)
  const data = await startServer('data', database.url)
  const common = {
    connections: connectionCount,
    duration: roundMilliseconds,
    headers: { accept: 'application/json' },
  }
  const loads: Record<'bare' | 'data', Load> = {
    bare: { ...common, port: bare.port, path: '/' },
    data: {
      ...common,
      port: data.port,
      path: '/rest/v1/leads?select=id,name,status&order=created_at.desc&limit=20',
    },
  }
  const results: Record<'bare' | 'data', LoadResult[]> = { bare: [], data: [] }
  for (const load of Object.values(loads)) await runLoad({ ...load, duration: 1000 })
  for (let round = 0; round < roundCount; round += 1) {
    results.bare.push(await runLoad(loads.bare))
    results.data.push(await runLoad(loads.data))
  }
  const ratios = results.data.map(
    (one, index) => one.requestsPerSecond / (results.bare[index]?.requestsPerSecond ?? 1),
  )
  console.log(describe('bare node:http', results.bare))
  console.log(describe('/rest/v1', results.data))
  console.log(
    `ratio ${median(ratios).toFixed(2)} (aim: ${aim} or more; ${connectionCount} connections, ${roundCount} rounds, by round ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`,
  )
  bare.stop()
  data.stop()
})
