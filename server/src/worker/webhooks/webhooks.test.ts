import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { accountFields } from '@parley/core/records/account'
import { leadFields } from '@parley/core/records/lead'
import { taskFields } from '@parley/core/records/task'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { loadSample } from '../../testing/outcomes.ts'

const bodySchema = z.object({
  type: z.string().optional(),
  timestamp: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  text: z.string().optional(),
})
interface Received {
  path: string
  headers: IncomingHttpHeaders
  text: string
  body: z.infer<typeof bodySchema>
}

let host: TestHost
let ben: Person
let receiver: Server
let received: Received[] = []
/** Statuses the receiver answers with, the next one first; 200 once they are used up. */
let answers: number[] = []
const sample = fileURLToPath(new URL('../../../../docs/api/receive-webhooks.ts', import.meta.url))

function address(path: string) {
  const at = receiver.address()
  return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}${path}`
}
const addWebhook = async (values: { name: string; url: string; events: string[]; format?: string }) =>
  (await ben.client.from('webhooks').insert(values).select('id, secret').single().throwOnError()).data
const addLead = async (name: string) =>
  (await ben.client.from('leads').insert({ name }).select('id').single().throwOnError()).data.id
const deliveries = async (webhook: string) =>
  (
    await ben.client
      .from('webhook_deliveries')
      .select('id, event, status, attempt, response_status, response_body, error, next_attempt_at')
      .eq('webhook_id', webhook)
      .order('created_at')
      .throwOnError()
  ).data
const at = (path: string) => received.filter((each) => each.path === path)

beforeAll(async () => {
  host = await startTestHost({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  ben = await host.person('ben')
  receiver = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      const body = bodySchema.parse(JSON.parse(text))
      received.push({ path: request.url ?? '', headers: request.headers, text, body })
      response.writeHead(answers.shift() ?? 200).end('noted')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(async () => {
  await host.close()
  receiver.close()
})
beforeEach(async () => {
  received = []
  answers = []
  await ben.client.from('webhooks').delete().eq('direction', 'outbound').throwOnError()
})

it('sends nothing about a private recording', async () => {
  await addWebhook({ name: 'Talk', url: address('/talk'), events: ['recording.ready'] })
  const ready = async (title: string, visibility: string) => {
    const { data } = await ben.client
      .from('recordings')
      .insert({ title, source: 'import', visibility })
      .select('id')
      .single()
      .throwOnError()
    await host.database.sql`
      select private.emit('recording.ready', ${ben.companyId}, ${host.database.sql.json({ recording_id: data.id })})`
  }
  await ready('A word in confidence', 'private')
  await ready('The weekly call', 'company')
  await expect.poll(() => at('/talk').map(({ body }) => body.data)).toHaveLength(1)
  expect(at('/talk')[0]?.text).toContain('The weekly call')
  expect(JSON.stringify(received)).not.toContain('confidence')
})

it('sends every field of a row, those of the company’s own too', async () => {
  await addWebhook({ name: 'Whole', url: address('/whole'), events: ['lead.created'] })
  await ben.client.from('lead_fields').insert({ key: 'plan', label: 'Plan', type: 'text' }).throwOnError()
  const custom = { plan: 'Gold' }
  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Whole', website: 'whole.example', tags: ['fair'], custom })
    .select('id')
    .single()
    .throwOnError()
  const { data: facts } = await ben.client
    .rpc('automation_facts', { event: { lead_id: lead.id } })
    .throwOnError()
  expect(facts).toMatchObject({ 'lead.website': 'whole.example', 'lead.custom.plan': 'Gold' })
  await expect.poll(() => at('/whole')[0]?.body.data).toBeTruthy()
  const data = z.object({ lead: z.looseObject({}) }).parse(at('/whole')[0]?.body.data)
  expect(Object.keys(data.lead).toSorted()).toEqual(
    [...leadFields.map(({ column }) => column), 'account_id', 'contact_id', 'updated_at'].toSorted(),
  )
  expect(data.lead).toMatchObject({ website: 'whole.example', tags: ['fair'], custom })
})

it('tells of accounts and contacts with all their fields, and of what changed', async () => {
  const events = ['account.created', 'account.changed', 'contact.created', 'contact.changed']
  const hook = await addWebhook({ name: 'Customers', url: address('/customers'), events })
  await ben.client
    .from('lead_fields')
    .insert([
      { record: 'accounts', key: 'plan', label: 'Plan', type: 'text' },
      { record: 'contacts', key: 'shoe', label: 'Shoe size', type: 'number' },
    ])
    .throwOnError()
  const { data: account } = await ben.client
    .from('accounts')
    .insert({ name: 'Vik Dental', phone: '1', custom: { plan: 'Gold' } })
    .select('id')
    .single()
    .throwOnError()
  await expect.poll(() => at('/customers').length).toBe(1)
  const [made] = at('/customers')
  expect(made?.body.type).toBe('account.created')
  const data = z.object({ account: z.looseObject({}) }).parse(made?.body.data)
  expect(Object.keys(data.account).toSorted()).toEqual(
    [...accountFields.map(({ column }) => column), 'updated_at'].toSorted(),
  )
  expect(data.account).toMatchObject({ id: account.id, phone: '1', custom: { plan: 'Gold' } })
  await ben.client
    .from('accounts')
    .update({ phone: '2', website: null, custom: { plan: 'Free' } })
    .eq('id', account.id)
    .throwOnError()
  await expect
    .poll(() => at('/customers')[1]?.body)
    .toMatchObject({
      type: 'account.changed',
      data: { account: { phone: '2' }, fields: ['phone', 'custom.plan'] },
    })
  // A sale with somebody new brings the contact along, and a correction of the sale corrects the contact.
  const lead = await ben.client
    .from('leads')
    .insert({ name: 'Nora Vik', email: 'nora@vik.example', account_id: account.id })
    .select('id')
    .single()
    .throwOnError()
  const types = () => at('/customers').map(({ body }) => body.type)
  await expect.poll(() => types().filter((type) => type === 'contact.created')).toHaveLength(1)
  await ben.client.from('leads').update({ title: 'CEO' }).eq('id', lead.data.id).throwOnError()
  await expect
    .poll(() => at('/customers').find(({ body }) => body.type === 'contact.changed')?.body.data)
    .toMatchObject({ contact: { name: 'Nora Vik', title: 'CEO', custom: {} }, fields: ['title'] })
  // The receiver has it before the sender has noted the answer.
  await expect
    .poll(async () => (await deliveries(hook.id)).every(({ status }) => status === 'delivered'))
    .toBe(true)
  const { error } = await ben.client
    .from('webhooks')
    .insert({ name: 'Odd', url: address('/odd'), events: ['account.deleted'] })
  expect(error?.code).toBe('23514')
})

it('tells of leads and tasks that change, with what changed and the records they belong to', async () => {
  const events = ['lead.changed', 'task.created', 'task.changed', 'task.completed']
  await addWebhook({ name: 'Changes', url: address('/changes'), events })
  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Uma Lind', company: 'Lind AB' })
    .select('id, account_id, contact_id')
    .single()
    .throwOnError()
  await ben.client
    .from('leads')
    .update({ value: 7, tags: ['fair'] })
    .eq('id', lead.id)
    .throwOnError()
  await expect
    .poll(() => at('/changes')[0]?.body)
    .toMatchObject({
      type: 'lead.changed',
      data: {
        lead,
        account: { id: lead.account_id, name: 'Lind AB' },
        contact: { id: lead.contact_id, name: 'Uma Lind' },
        fields: ['value', 'tags'],
      },
    })
  const { data: task } = await ben.client
    .from('tasks')
    .insert({ title: 'Call', account_id: lead.account_id })
    .select('id')
    .single()
    .throwOnError()
  await expect.poll(() => at('/changes')).toHaveLength(2)
  const made = z.object({ task: z.looseObject({}) }).parse(at('/changes')[1]?.body.data)
  expect(Object.keys(made.task).toSorted()).toEqual(
    [...taskFields.map(({ column }) => column), 'recording_id'].toSorted(),
  )
  await ben.client.from('tasks').update({ status: 'done' }).eq('id', task.id).throwOnError()
  await expect.poll(() => at('/changes')).toHaveLength(4)
  const last = at('/changes').slice(2)
  expect(new Set(last.map(({ body }) => body.type))).toEqual(new Set(['task.changed', 'task.completed']))
  for (const { body } of last)
    expect(body.data).toMatchObject({ task: { id: task.id }, account: { id: lead.account_id } })
})

it('sends its subscribed events once, with the rows', async () => {
  const all = await addWebhook({
    name: 'All',
    url: address('/all'),
    events: ['lead.created', 'lead.status_changed', 'task.completed'],
  })
  await addWebhook({ name: 'Tasks', url: address('/tasks'), events: ['task.completed'] })
  const lead = await addLead('Ana Ruiz')
  await expect.poll(() => at('/all').length).toBe(1)
  expect(at('/all')[0]?.body).toMatchObject({
    type: 'lead.created',
    data: { lead: { id: lead, name: 'Ana Ruiz', status: 'new' } },
  })
  await ben.client.from('leads').update({ status: 'won' }).eq('id', lead).throwOnError()
  await expect.poll(() => at('/all')[1]?.body.data).toMatchObject({ from: 'new', to: 'won' })
  const { data: task } = await ben.client
    .from('tasks')
    .insert({ title: 'Send the contract', lead_id: lead })
    .select('id')
    .single()
    .throwOnError()
  await ben.client.from('tasks').update({ status: 'done' }).eq('id', task.id).throwOnError()
  await expect.poll(() => at('/tasks').length).toBe(1)
  await expect.poll(() => at('/all').length).toBe(3)
  expect(at('/tasks')[0]?.body.data).toMatchObject({
    task: { id: task.id, title: 'Send the contract', status: 'done' },
    lead: { name: 'Ana Ruiz' },
  })
  await expect
    .poll(async () => (await deliveries(all.id)).map(({ status, attempt }) => [status, attempt]))
    .toEqual([
      ['delivered', 1],
      ['delivered', 1],
      ['delivered', 1],
    ])
  expect((await deliveries(all.id))[0]).toMatchObject({ response_status: 200, response_body: 'noted' })
})

it('tries again under the same id, and keeps what was answered', async () => {
  answers = [503, 500]
  const { id } = await addWebhook({ name: 'Shaky', url: address('/shaky'), events: ['lead.created'] })
  await addLead('Bo')
  await expect.poll(async () => (await deliveries(id))[0]?.attempt).toBe(1)
  const [waiting] = await deliveries(id)
  expect(waiting).toMatchObject({
    status: 'waiting',
    response_status: 503,
    error: 'The address answered 503.',
  })
  expect(Date.parse(waiting?.next_attempt_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  await expect.poll(async () => (await deliveries(id))[0]?.attempt).toBe(2)
  // The third attempt comes half a minute later; the test does not wait for it.
  await ben.client.rpc('resend_webhook_delivery', { delivery: waiting?.id ?? '' }).throwOnError()
  await expect.poll(async () => (await deliveries(id))[0]?.status).toBe('delivered')
  expect(new Set(at('/shaky').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(at('/shaky').map(({ text }) => text)).size).toBe(1)
  expect(new Set(at('/shaky').map(({ headers }) => headers.connection))).toEqual(new Set(['close']))
  const { data } = await ben.client.from('webhooks').select('last_error').eq('id', id).single().throwOnError()
  expect(data.last_error).toBeNull()
})

it('is disabled after ten failed messages in a row, and its owner is notified', async () => {
  const { id } = await addWebhook({ name: 'Dead end', url: address('/dead'), events: ['lead.created'] })
  await host.database.sql`update public.webhooks set failure_count = 9 where id = ${id}`
  await host.database.sql`
    insert into public.webhook_deliveries (company_id, webhook_id, event, payload, attempt, next_attempt_at)
    values (${ben.companyId}, ${id}, 'lead.created', '{}', 7, now())`
  await host.database.sql`
    select private.emit('webhook.due', ${ben.companyId}, jsonb_build_object('delivery_id', id))
      from public.webhook_deliveries where webhook_id = ${id}`
  answers = [500]
  const webhook = async () =>
    (await ben.client.from('webhooks').select('is_enabled, last_error').eq('id', id).single().throwOnError())
      .data
  await expect.poll(webhook).toEqual({ is_enabled: false, last_error: 'The address answered 500.' })
  await expect
    .poll(async () => (await ben.client.from('notifications').select('title, link').throwOnError()).data)
    .toEqual([
      {
        title: 'The webhook Dead end was switched off',
        link: `/integrations?webhook=${id}`,
      },
    ])
  await addLead('Nobody hears')
  const open = async () => {
    const [row] = await host.database.sql<{ count: number }[]>`
      select (select count(*) from private.events)::int + (select count(*) from graphile_worker.jobs where run_at <= now())::int as count`
    return row?.count
  }
  await expect.poll(open).toBe(0)
  await ben.client.from('webhooks').update({ is_enabled: true }).eq('id', id).throwOnError()
  expect(await webhook()).toEqual({ is_enabled: true, last_error: null })
  await addLead('Somebody hears')
  await expect.poll(() => at('/dead').length).toBe(2)
  expect(at('/dead')[1]?.body.data).toMatchObject({ lead: { name: 'Somebody hears' } })
})

it('stops at once where the receiver is gone or the address is none', async () => {
  answers = [410]
  const gone = await addWebhook({ name: 'Gone', url: address('/gone'), events: ['lead.created'] })
  const broken = await addWebhook({ name: 'Broken', url: 'http://no-such-host.invalid/', events: [] })
  await addLead('Cy')
  await expect.poll(async () => (await deliveries(gone.id))[0]?.status).toBe('failed')
  const { data } = await ben.client
    .from('webhooks')
    .select('is_enabled')
    .eq('id', gone.id)
    .single()
    .throwOnError()
  expect(data.is_enabled).toBe(false)
  await ben.client.rpc('test_webhook', { webhook: broken.id }).throwOnError()
  await expect
    .poll(async () => (await deliveries(broken.id))[0])
    .toMatchObject({
      event: 'test',
      status: 'failed',
      attempt: 1,
      error: expect.stringMatching(/no-such-host/),
    })
})

it('sends Slack’s format where configured', async () => {
  const { id } = await addWebhook({
    name: 'Sales channel',
    url: address('/slack'),
    events: ['lead.created'],
    format: 'slack',
  })
  const lead = await addLead('Di & Co')
  await expect.poll(() => at('/slack').length).toBe(1)
  expect(at('/slack')[0]?.body).toEqual({ text: `New lead: <http://parley.test/leads/${lead}|Di &amp; Co>` })
  await ben.client.rpc('test_webhook', { webhook: id }).throwOnError()
  await expect.poll(() => at('/slack')[1]?.body.text).toBe('A test from ben Ltd')
})

it('sends nothing for an import or the sample company, or to another company', async () => {
  const other = await host.person('other')
  const { id } = await addWebhook({ name: 'Quiet', url: address('/quiet'), events: ['lead.created'] })
  await other.client.from('leads').insert({ name: 'Theirs' }).throwOnError()
  expect((await other.client.rpc('test_webhook', { webhook: id })).error?.code).toBe('P0002')
  await loadSample(ben.client)
  await addLead('The only one')
  await expect.poll(() => at('/quiet').length).toBe(1)
  expect(at('/quiet')[0]?.body.data).toMatchObject({ lead: { name: 'The only one' } })
})

it('is understood by the documented receiver, which refuses forgeries and replays', async () => {
  const { id, secret } = await addWebhook({ name: 'Sample', url: address('/'), events: ['lead.created'] })
  const child: ChildProcess = spawn(process.execPath, [sample], {
    env: { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  try {
    await expect.poll(() => /Listening on (\d+)/.exec(output)?.[1]).toBeDefined()
    const url = `http://127.0.0.1:${/Listening on (\d+)/.exec(output)?.[1]}/`
    await ben.client.from('webhooks').update({ url }).eq('id', id).throwOnError()
    await addLead('Eve')
    await expect.poll(async () => (await deliveries(id))[0]?.status).toBe('delivered')
    expect(output).toContain('lead.created {"lead":{')
    const [delivery] = await deliveries(id)
    await ben.client.rpc('resend_webhook_delivery', { delivery: delivery?.id ?? '' }).throwOnError()
    await expect.poll(async () => (await deliveries(id))[0]?.status).toBe('delivered')
    expect(output.match(/lead\.created/g)).toHaveLength(1)
    const forged = await fetch(url, {
      method: 'POST',
      body: '{}',
      headers: {
        'webhook-id': 'x',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
    })
    expect(forged.status).toBe(401)
  } finally {
    child.kill()
  }
})
