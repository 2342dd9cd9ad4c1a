/** @module-tag kills */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'

/** AUTOMATION_RUNS=2000 is the full proof, some minutes long. */
const runCount = Number(process.env['AUTOMATION_RUNS'] ?? 400)
const kills = 4
const failures = 0.12
const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'parley-kills-'))
let database: Awaited<ReturnType<typeof createTestDatabase>>
let receiver: Server
let child: ChildProcess
/** How often each effect key was accepted. */
const accepted = new Map<string, number>()

async function start(): Promise<void> {
  child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      SPEECH_INSTALL: 'never',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      LOG_LEVEL: 'silent',
    },
  })
  child.stdout?.resume()
}

async function kill(): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function count(status: string) {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from public.automation_runs where status = ${status}`
  return row?.count ?? 0
}

beforeAll(async () => {
  database = await createTestDatabase()
  receiver = createServer((request, response) => {
    request.resume().on('end', () => {
      const isBroken = Math.random() < failures
      const key = String(request.headers['webhook-id'])
      if (!isBroken) accepted.set(key, (accepted.get(key) ?? 0) + 1)
      response.writeHead(isBroken ? 503 : 204).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await kill()
  receiver.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

it('every effect happens once through kills and failures, no run is stuck, and none says it is done that is not', {
  timeout: 900_000,
}, async () => {
  const { sql } = database
  const address = receiver.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const [company] = await sql<
    { id: string }[]
  >`insert into public.companies (name) values ('Kills') returning id`
  const companyId = company?.id ?? ''
  const actions = [
    { id: 'a', kind: 'create_task', title: 'For {{lead.name}}', dueDays: 1 },
    { id: 'b', kind: 'call_webhook', url: `http://127.0.0.1:${port}/` },
    { id: 'c', kind: 'add_tag', tag: 'done' },
  ]
  const [automation] = await sql<{ id: string }[]>`
    insert into public.automations (company_id, name) values (${companyId}, 'Kills') returning id`
  const id = automation?.id ?? ''
  await sql`
    insert into public.automation_versions (automation_id, company_id, version, trigger, actions)
    values (${id}, ${companyId}, 1, ${sql.json({ kind: 'lead_created' })}, ${sql.json(actions)})`
  await sql`update public.automations set published_version = 1, is_enabled = true where id = ${id}`
  await sql.unsafe(`
    create function public.fail_sometimes() returns trigger language plpgsql as $$ begin
      if random() < ${failures} then raise exception 'injected'; end if;
      return new;
    end $$;
    create trigger fail_sometimes before insert on public.tasks for each row execute function public.fail_sometimes();
    create trigger fail_sometimes before update of tags on public.leads for each row execute function public.fail_sometimes()`)

  await start()
  await sql`
    insert into public.leads (company_id, name) select ${companyId}, 'Lead ' || number from generate_series(1, ${runCount}) number`
  for (let round = 1; round <= kills; round += 1) {
    const enough = (round * runCount) / (kills + 2)
    await expect.poll(() => count('completed'), { timeout: 300_000, interval: 50 }).toBeGreaterThan(enough)
    await kill()
    await start()
  }
  await expect.poll(() => count('completed'), { timeout: 600_000, interval: 500 }).toBe(runCount)

  const [facts] = await sql`
    select (select count(*)::int from public.automation_runs) as runs,
      (select count(*)::int from public.automation_run_steps where status = 'completed') as steps,
      (select count(*)::int from public.tasks) as tasks,
      (select count(distinct lead_id)::int from public.tasks) as leads_with_task,
      (select count(*)::int from public.leads where tags = '{done}') as tagged,
      (select count(*)::int from public.automation_runs r where status = 'completed' and exists (
        select from public.automation_run_steps s where s.run_id = r.id and s.status <> 'completed')) as untrue`
  expect(facts).toEqual({
    runs: runCount,
    steps: 3 * runCount,
    tasks: runCount,
    leads_with_task: runCount,
    tagged: runCount,
    untrue: 0,
  })
  // What leaves the database does so at least once; only a process killed in between can make it twice.
  expect(accepted.size).toBe(runCount)
  const twice = [...accepted.values()].filter((times) => times > 1).length
  expect(twice).toBeLessThanOrEqual(4 * kills)
})
