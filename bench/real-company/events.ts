import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { measured, type Scene } from './scene.ts'

const changes = 10_000

/** Leads in another stage. */
async function idsOf({ onDatabase, companyId }: Scene, stage: string, count: number): Promise<string[]> {
  const rows = await onDatabase(
    ({ sql }) => sql<{ id: string }[]>`
      select id from public.leads where company_id = ${companyId} and status <> ${stage} order by id limit ${count}`,
  )
  return rows.map(({ id }) => id)
}

/** Moves leads through the data API, 500 at a time. */
async function move({ client }: Scene, ids: readonly string[], status: string): Promise<void> {
  for (let at = 0; at < ids.length; at += 100)
    await client
      .from('leads')
      .update({ status })
      .in('id', ids.slice(at, at + 100))
      .throwOnError()
}

/** An automation and a webhook on 10,000 changes of stage: each effect once, each message delivered. */
export async function tryAutomations(scene: Scene): Promise<void> {
  const { client, companyId, onDatabase, server, tell } = scene
  const messages = new Set<string>()
  const receiver = createServer((request, response) => {
    messages.add(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.writeHead(204).end())
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await client
    .from('webhooks')
    .insert({ name: 'Real', url: `http://127.0.0.1:${port}/`, events: ['lead.status_changed'] })
    .throwOnError()
  await onDatabase(async ({ sql }) => {
    const actions = [{ id: 'a', kind: 'create_task', title: 'Moved: {{lead.name}}', dueDays: 1 }]
    const [row] = await sql<{ id: string }[]>`
      insert into public.automations (company_id, name) values (${companyId}, 'Real') returning id`
    const id = row?.id ?? ''
    await sql`
      insert into public.automation_versions (automation_id, company_id, version, trigger, actions)
      values (${id}, ${companyId}, 1, ${sql.json({ kind: 'status_changed', from: null, to: null })}, ${sql.json(actions)})`
    await sql`update public.automations set published_version = 1, is_enabled = true where id = ${id}`
  })
  const ids = await idsOf(scene, 'qualified', changes)
  const moved = await measured(server, () => move(scene, ids, 'qualified'))
  tell(
    `${ids.length} new stages through the API`,
    moved,
    `${((moved.seconds * 1000) / ids.length).toFixed(2)} ms each`,
  )
  const state = async () =>
    onDatabase(async ({ sql }) => {
      const [row] = await sql<
        { runs: number; tasks: number; leads: number; waiting: number; delivered: number }[]
      >`
        select (select count(*)::int from public.automation_runs where status = 'completed') as runs,
          (select count(*)::int from public.tasks where title like 'Moved: %') as tasks,
          (select count(distinct lead_id)::int from public.tasks where title like 'Moved: %') as leads,
          (select count(*)::int from public.webhook_deliveries where status = 'delivered') as delivered,
          (select count(*)::int from private.events) + (select count(*)::int from graphile_worker.jobs) as waiting`
      return row ?? { runs: 0, tasks: 0, leads: 0, waiting: 1, delivered: 0 }
    })
  const run = await measured(server, async () => {
    let now = await state()
    const until = Date.now() + 900_000
    while (now.waiting > 0 && Date.now() < until) {
      await delay(1000)
      now = await state()
    }
    return now
  })
  receiver.close()
  const { runs, tasks, leads, waiting } = run.result
  const isRight =
    runs === ids.length && tasks === ids.length && leads === ids.length && messages.size === ids.length
  tell(
    'their automation and webhook',
    run,
    `${runs} runs, ${tasks} tasks on ${leads} leads, ${messages.size} messages, ${waiting} waiting`,
    isRight,
  )
}

/** All changes of a bulk update reach a realtime subscriber. */
export async function tryRealtime(scene: Scene): Promise<void> {
  const { host, key, session, server, tell } = scene
  const own = createClient(host.url, key, { auth: { persistSession: false } })
  await own.auth.setSession(session)
  const ids = await idsOf(scene, 'contacted', 2000)
  const missing = new Set(ids)
  const joined = Promise.withResolvers<void>()
  own
    .channel('real')
    .on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'leads' },
      ({ new: row }) => void missing.delete(String(row['id'])),
    )
    .subscribe((status) => status === 'SUBSCRIBED' && joined.resolve())
  await joined.promise
  const run = await measured(server, async () => {
    await move(scene, ids, 'contacted')
    const until = Date.now() + 60_000
    while (missing.size > 0 && Date.now() < until) await delay(100)
  })
  await own.removeAllChannels()
  const missed = missing.size
  tell(
    `${ids.length} changes heard by realtime`,
    run,
    missed === 0 ? 'all' : `${missed} missed`,
    missed === 0,
  )
}
