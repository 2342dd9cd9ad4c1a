import { createServer, type Server } from 'node:http'
import type { Database } from '@parley/core/database.types'
import { automations } from '@parley/core/records/nobody'
import { toJson } from '@parley/core/text/json'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPerson } from '../../testing/confirmed-person.ts'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { signWebhook } from '../webhooks/send-webhook.ts'

let host: TestHost
let ben: Person
let receiver: Server
let smtp: SMTPServer
const calls: { headers: Record<string, string | string[] | undefined>; body: string }[] = []
const mails: string[] = []
/** Statuses the receiver answers with, the next one first; 200 once they are used up. */
const answers: number[] = []

function portOf(server: { address(): unknown }) {
  const address = server.address()
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error('no port')
  return Number(address.port)
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(answers.shift() ?? 200).end('noted')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address.startsWith('gone@')
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _session, callback) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        mails.push(text.replaceAll(/\r\n[ \t]/g, ' '))
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  host = await startTestHost({
    WEBHOOK_ALLOW_PRIVATE: 'true',
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    MAIL_FROM: 'Parley <crm@parley.example>',
  })
  ben = await confirmedPerson(host, 'ben')
})
afterAll(async () => {
  await host.close()
  receiver.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

interface Built {
  trigger: Record<string, unknown>
  conditions?: Record<string, string>[]
  actions: Record<string, string | number | boolean | null>[]
}

/** Builds, publishes and enables an automation as a person would; answers its id. */
async function automate(person: Person, draft: Built): Promise<string> {
  const actions = draft.actions.map((action, index) => ({ id: `a${index}`, ...action }))
  const conditions = (draft.conditions ?? []).map((condition, index) => ({ id: `c${index}`, ...condition }))
  const stored = toJson({ trigger: draft.trigger, conditions, actions })
  const { data } = await person.client
    .from('automations')
    .insert({ name: 'Test', draft: stored })
    .select('id')
    .single()
    .throwOnError()
  await person.client.rpc('publish_automation', { automation: data.id }).throwOnError()
  await person.client.from('automations').update({ is_enabled: true }).eq('id', data.id).throwOnError()
  return data.id
}
const disable = (id: string) =>
  ben.client.from('automations').update({ is_enabled: false }).eq('id', id).throwOnError()

const runsOf = async (person: Person, automation: string) =>
  (
    await person.client
      .from('automation_runs')
      .select('id, status, error, depth, position')
      .eq('automation_id', automation)
      .order('created_at')
      .throwOnError()
  ).data
const stepsOf = async (run: string) =>
  (
    await ben.client
      .from('automation_run_steps')
      .select('kind, status, input, output, error')
      .eq('run_id', run)
      .order('position')
      .throwOnError()
  ).data
const statuses = async (automation: string) => (await runsOf(ben, automation)).map(({ status }) => status)

async function addLead(
  person: Person,
  lead: Database['public']['Tables']['leads']['Insert'],
): Promise<string> {
  const { data } = await person.client.from('leads').insert(lead).select('id').single().throwOnError()
  return data.id
}

describe('a run', () => {
  it('does what the sentence says, where the conditions hold, and says why where not', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'status_changed', from: null, to: 'proposal' },
      conditions: [{ field: 'lead.value', operator: 'over', value: '10000' }],
      actions: [
        { kind: 'create_task', title: 'Prepare contract for {{lead.name}}', dueDays: 2 },
        { kind: 'add_tag', tag: 'contract' },
        { kind: 'update_lead', column: 'next_step', value: 'Contract for {{lead.first_name}}' },
        { kind: 'notify', to: 'owner', message: '{{lead.name}}: {{event.from}} → {{event.to}}' },
      ],
    })
    const [large, small] = await Promise.all([
      addLead(ben, { name: 'Maria Alvarez', value: 20_000 }),
      addLead(ben, { name: 'Small Deal', value: 10_000 }),
    ])
    await ben.client.from('leads').update({ status: 'proposal' }).in('id', [large, small]).throwOnError()
    await expect.poll(() => statuses(id).then((all) => all.toSorted())).toEqual(['completed', 'skipped'])
    const tasks = await ben.client
      .from('tasks')
      .select('title, lead_id, assignee_id, due_at')
      .ilike('title', 'Prepare contract%')
    expect(tasks.data).toMatchObject([
      { title: 'Prepare contract for Maria Alvarez', lead_id: large, assignee_id: ben.id },
    ])
    const lead = await ben.client.from('leads').select('tags, next_step').eq('id', large).single()
    expect(lead.data).toEqual({ tags: ['contract'], next_step: 'Contract for Maria' })
    const notices = await ben.client.from('notifications').select('title, link').eq('kind', 'automation')
    expect(notices.data).toEqual([{ title: 'Maria Alvarez: new → proposal', link: `/leads/${large}` }])
    const skipped = (await runsOf(ben, id)).find(({ status }) => status === 'skipped')
    expect(skipped?.error).toBe('Not the case: the lead’s value is over 10,000.')
    await disable(id)
  })

  it('changes, tags and tells of the account or the contact that it is about', async () => {
    await ben.client
      .from('lead_fields')
      .insert({ record: 'accounts', key: 'risk', label: 'Risk', type: 'choice', options: ['High', 'Low'] })
      .throwOnError()
    const ofAccounts = await automate(ben, {
      trigger: { kind: 'account_changed', field: 'custom.risk' },
      conditions: [{ field: 'account.custom.risk', operator: 'is', value: 'High' }],
      actions: [
        { kind: 'update_account', column: 'phone', value: 'Ask {{owner.name}}' },
        { kind: 'add_tag', tag: 'at risk' },
        { kind: 'create_task', title: 'Save {{account.name}}', dueDays: 1, assignee: 'owner' },
        { kind: 'notify', to: 'owner', message: '{{account.name}} is at risk' },
      ],
    })
    const ofContacts = await automate(ben, {
      trigger: { kind: 'contact_changed', field: 'title' },
      actions: [
        { kind: 'update_contact', column: 'phone', value: 'of {{account.name}}' },
        { kind: 'ask_ai', question: 'Who is it?', saveNote: true },
      ],
    })
    const { data: account } = await ben.client
      .from('accounts')
      .insert({ name: 'Vik Dental', custom: { risk: 'Low' } })
      .select('id')
      .single()
      .throwOnError()
    const { data: contact } = await ben.client
      .from('contacts')
      .insert({ name: 'Nora Vik', account_id: account.id })
      .select('id')
      .single()
      .throwOnError()
    const change = (risk: string) =>
      ben.client.from('accounts').update({ custom: { risk } }).eq('id', account.id).throwOnError()
    await change('High')
    await expect.poll(() => statuses(ofAccounts)).toEqual(['completed'])
    await change('Low')
    await expect.poll(() => statuses(ofAccounts)).toEqual(['completed', 'skipped'])
    const held = await ben.client.from('accounts').select('phone, tags').eq('id', account.id).single()
    expect(held.data).toEqual({ phone: 'Ask ben', tags: ['at risk'] })
    const tasks = await ben.client
      .from('tasks')
      .select('assignee_id, account_id')
      .eq('title', 'Save Vik Dental')
    expect(tasks.data).toEqual([{ assignee_id: ben.id, account_id: account.id }])
    const told = await ben.client.from('notifications').select('link').eq('title', 'Vik Dental is at risk')
    expect(told.data).toEqual([{ link: `/accounts/${account.id}` }])

    await ben.client
      .from('contacts')
      .update({ tags: ['vip'] })
      .eq('id', contact.id)
      .throwOnError()
    await ben.client.from('contacts').update({ title: 'CEO' }).eq('id', contact.id).throwOnError()
    await expect.poll(() => statuses(ofContacts)).toEqual(['completed'])
    const person = await ben.client.from('contacts').select('phone').eq('id', contact.id).single()
    expect(person.data).toEqual({ phone: 'of Vik Dental' })
    const notes = await ben.client.from('lead_activities').select('kind').eq('contact_id', contact.id)
    expect(notes.data).toEqual([{ kind: 'note' }])
    const past = await ben.client
      .rpc('past_automation_events', { trigger_kind: 'contact_changed', automation: ofContacts })
      .throwOnError()
    expect(past.data.map(({ event }) => event)).toContainEqual({
      name: 'contact.changed',
      contact_id: contact.id,
      fields: ['title'],
    })
    await Promise.all([disable(ofAccounts), disable(ofContacts)])
  })

  it('sets days, currency and own fields of a lead whose field changed, by what its account is', async () => {
    await ben.client
      .from('lead_fields')
      .insert([
        { record: 'leads', key: 'seats', label: 'Seats', type: 'number' },
        { record: 'leads', key: 'renewal', label: 'Renewal', type: 'date' },
        { record: 'accounts', key: 'industry', label: 'Industry', type: 'text' },
      ])
      .throwOnError()
    const id = await automate(ben, {
      trigger: { kind: 'lead_changed', field: 'expected_close_on' },
      conditions: [
        { field: 'lead.expected_close_on', operator: 'next_days', value: '7' },
        { field: 'account.custom.industry', operator: 'is', value: 'Dental' },
        { field: 'lead.status', operator: 'one_of', value: 'new\nproposal' },
      ],
      actions: [
        { kind: 'update_lead', column: 'currency', value: 'CHF' },
        { kind: 'update_lead', column: 'custom.seats', value: '12' },
        { kind: 'update_lead', column: 'custom.renewal', days: 365 },
        { kind: 'update_lead', column: 'expected_close_on', value: '2031-01-31' },
        { kind: 'create_task', title: 'Call {{contact.name}} of {{account.custom.industry}}', dueDays: 0 },
        { kind: 'add_tag', tag: '{{lead.company}}' },
      ],
    })
    const { data: lead } = await ben.client
      .from('leads')
      .insert({ name: 'Una', company: 'Una, Inc.', custom: { seats: 1 } })
      .select('id, account_id')
      .single()
      .throwOnError()
    await ben.client
      .from('accounts')
      .update({ custom: { industry: 'Dental' } })
      .eq('id', lead.account_id ?? '')
      .throwOnError()
    const closes = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const move = (days: number) =>
      ben.client
        .from('leads')
        .update({ expected_close_on: closes(days) })
        .eq('id', lead.id)
        .throwOnError()
    await move(30)
    await expect.poll(() => statuses(id)).toEqual(['skipped'])
    await move(5)
    await expect.poll(() => statuses(id)).toContain('failed')
    const failed = (await runsOf(ben, id)).find(({ status }) => status === 'failed')
    expect(failed?.error).toBe('“Una, Inc.” can’t be a tag. A tag has 1 to 60 characters, without commas.')
    const held = await ben.client
      .from('leads')
      .select('currency, expected_close_on, custom, tags')
      .eq('id', lead.id)
      .single()
      .throwOnError()
    expect(held.data).toEqual({
      currency: 'CHF',
      expected_close_on: '2031-01-31',
      custom: { seats: 12, renewal: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      tags: [],
    })
    const tasks = await ben.client.from('tasks').select('id').eq('title', 'Call Una of Dental').throwOnError()
    expect(tasks.data).toHaveLength(1)
    await disable(id)
  })

  it('follows tasks, an account’s too, and empties fields; figures name what it did', async () => {
    await ben.client
      .from('lead_fields')
      .insert({ record: 'leads', key: 'blocker', label: 'Blocker', type: 'text' })
      .throwOnError()
    const ofNew = await automate(ben, {
      trigger: { kind: 'task_created' },
      conditions: [{ field: 'task.title', operator: 'is', value: 'Visit' }],
      actions: [{ kind: 'add_tag', tag: 'visited' }],
    })
    const ofMoved = await automate(ben, {
      trigger: { kind: 'task_changed', field: 'due_at' },
      actions: [{ kind: 'notify', to: 'owner', message: '{{task.title}} was moved' }],
    })
    const ofDone = await automate(ben, {
      trigger: { kind: 'task_completed' },
      conditions: [{ field: 'task.title', operator: 'is', value: 'Unblock' }],
      actions: [
        { kind: 'update_lead', column: 'next_step', value: '', isEmptied: true },
        { kind: 'update_lead', column: 'custom.blocker', value: '', isEmptied: true },
        { kind: 'update_lead', column: 'status', value: 'qualified' },
      ],
    })
    const { data: account } = await ben.client
      .from('accounts')
      .insert({ name: 'Visited Ltd' })
      .select('id')
      .single()
      .throwOnError()
    await ben.client.from('tasks').insert({ title: 'Visit', account_id: account.id }).throwOnError()
    await expect.poll(() => statuses(ofNew)).toEqual(['completed'])
    const held = await ben.client.from('accounts').select('tags').eq('id', account.id).single()
    expect(held.data).toEqual({ tags: ['visited'] })

    const lead = await addLead(ben, { name: 'Blocked', next_step: 'Wait', custom: { blocker: 'Legal' } })
    const { data: task } = await ben.client
      .from('tasks')
      .insert({ title: 'Unblock', lead_id: lead })
      .select('id')
      .single()
      .throwOnError()
    const change = (patch: { due_at: string } | { status: 'done' } | { priority: 'high' }) =>
      ben.client.from('tasks').update(patch).eq('id', task.id).throwOnError()
    await change({ priority: 'high' })
    await change({ due_at: '2031-01-31T09:00:00Z' })
    await expect.poll(() => statuses(ofMoved)).toEqual(['completed'])
    await change({ status: 'done' })
    await expect.poll(() => statuses(ofDone)).toEqual(['completed'])
    const emptied = await ben.client.from('leads').select('next_step, custom, status').eq('id', lead).single()
    expect(emptied.data).toEqual({ next_step: null, custom: {}, status: 'qualified' })

    const past = async (trigger_kind: string) =>
      (
        await ben.client.rpc('past_automation_events', { trigger_kind, automation: ofDone }).throwOnError()
      ).data
        .filter(({ label }) => label === 'Unblock')
        .map(({ event }) => event)
    const about = { task_id: task.id, lead_id: lead, account_id: null, contact_id: null }
    expect(await past('task_created')).toEqual([{ name: 'task.created', ...about }])
    expect(await past('task_completed')).toEqual([{ name: 'task.completed', ...about }])
    expect(await past('task_changed')).toContainEqual({
      name: 'task.changed',
      task_id: task.id,
      fields: ['due_at'],
    })

    const today = new Date().toISOString().slice(0, 10)
    const { data: figures } = await ben.client
      .rpc('sales_figures', { from_day: today, to_day: today })
      .throwOnError()
    expect(figures).toMatchObject({
      activity: expect.arrayContaining([
        expect.objectContaining({ person: automations, kind: 'status_changed', is_now: true }),
      ]),
    })
    await Promise.all([disable(ofNew), disable(ofMoved), disable(ofDone)])
  })

  it('never sees another company', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'lead_created' },
      actions: [{ kind: 'add_tag', tag: 'x' }],
    })
    const other = await confirmedPerson(host, 'other')
    const foreign = await addLead(other, { name: 'Foreign' })
    await addLead(ben, { name: 'Own' })
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    expect((await other.client.from('leads').select('tags').eq('id', foreign).single()).data?.tags).toEqual(
      [],
    )
    expect((await other.client.from('automation_runs').select('id')).data).toEqual([])
    expect((await other.client.rpc('publish_automation', { automation: id })).error?.code).toBe('P0002')
    expect(
      (
        await other.client.rpc('automation_facts', {
          event: { lead_id: await addLead(ben, { name: 'Third' }) },
        })
      ).data,
    ).not.toHaveProperty(['lead.name'])
    await disable(id)
  })

  it('stops a loop at its cap', async () => {
    const flip = (from: string, to: string) =>
      automate(ben, {
        trigger: { kind: 'status_changed', from, to },
        actions: [{ kind: 'update_lead', column: 'status', value: from }],
      })
    const ids = [await flip('new', 'contacted'), await flip('contacted', 'new')]
    const lead = await addLead(ben, { name: 'Loop' })
    await ben.client.from('leads').update({ status: 'contacted' }).eq('id', lead).throwOnError()
    const all = async () =>
      (await Promise.all(ids.map((id) => runsOf(ben, id))))
        .flat()
        .toSorted((one, other) => one.depth - other.depth)
    await expect
      .poll(async () => (await all()).map(({ depth, status }) => `${depth} ${status}`))
      .toEqual(['0 completed', '1 completed', '2 completed', '3 completed', '4 completed', '5 skipped'])
    expect((await all()).at(-1)?.error).toContain('looks like a loop')
    await Promise.all(ids.map(disable))
  })

  it('is pinned to the version published when it began, and goes on after a wait', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'lead_created' },
      actions: [
        { kind: 'wait', amount: 1, unit: 'hours' },
        { kind: 'add_tag', tag: 'first version' },
      ],
    })
    const lead = await addLead(ben, { name: 'Patient' })
    await expect.poll(() => statuses(id)).toEqual(['waiting'])
    const draft = {
      trigger: { kind: 'lead_created' },
      conditions: [],
      actions: [{ id: 'x', kind: 'add_tag', tag: 'second version' }],
    }
    await ben.client.from('automations').update({ draft }).eq('id', id).throwOnError()
    expect((await ben.client.rpc('publish_automation', { automation: id })).data).toBe(2)
    const { sql } = host.database
    await sql`update public.automation_run_steps set output = jsonb_build_object('until', now()) where run_id in (select id from public.automation_runs where automation_id = ${id})`
    await sql`select graphile_worker.reschedule_jobs(array_agg(id::bigint), run_at => now()) from graphile_worker.jobs where key like 'automation:%'`
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    expect((await ben.client.from('leads').select('tags').eq('id', lead).single()).data?.tags).toEqual([
      'first version',
    ])
    await disable(id)
  })

  it('is not begun by what loads the sample company', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'lead_created' },
      actions: [{ kind: 'add_tag', tag: 'x' }],
    })
    await host.database.sql.begin(async (transaction) => {
      await transaction`select set_config('parley.is_importing', 'on', true)`
      await transaction`insert into public.leads (company_id, name) values (${ben.companyId}, 'Imported')`
    })
    const own = await addLead(ben, { name: 'By hand' })
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    const tagged = await ben.client.from('leads').select('id').contains('tags', ['x'])
    expect(tagged.data?.map((lead) => lead.id)).toContain(own)
    const imported = await ben.client.from('leads').select('tags').eq('name', 'Imported').single()
    expect(imported.data?.tags).toEqual([])
    await disable(id)
  })
})

describe('a step that fails', () => {
  it('keeps what was done before it, and is retried from there', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'lead_created' },
      actions: [
        { kind: 'create_task', title: 'Once: {{lead.name}}', dueDays: 0 },
        { kind: 'call_webhook', url: `http://127.0.0.1:${portOf(receiver)}/hook` },
        { kind: 'add_tag', tag: 'called' },
      ],
    })
    answers.push(410)
    const lead = await addLead(ben, { name: 'Retried' })
    await expect.poll(() => statuses(id)).toEqual(['failed'])
    const [run] = await runsOf(ben, id)
    expect(run?.error).toBe('The address answered 410: noted')
    expect((await stepsOf(run?.id ?? '')).map(({ status }) => status)).toEqual(['completed', 'failed'])
    await ben.client.rpc('retry_automation_run', { run: run?.id ?? '' }).throwOnError()
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    expect((await ben.client.from('tasks').select('id').eq('title', 'Once: Retried')).data).toHaveLength(1)
    expect((await ben.client.from('leads').select('tags').eq('id', lead).single()).data?.tags).toEqual([
      'called',
    ])
    expect((await ben.client.rpc('retry_automation_run', { run: run?.id ?? '' })).error?.message).toContain(
      'Only a run that failed',
    )
    const last = calls.at(-1)
    const secret = await ben.client.from('automations').select('signing_secret').eq('id', id).single()
    const read = (name: string) => String(last?.headers[name])
    expect(read('webhook-signature')).toBe(
      signWebhook(
        secret.data?.signing_secret ?? '',
        read('webhook-id'),
        Number(read('webhook-timestamp')),
        last?.body ?? '',
      ),
    )
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await disable(id)
  })

  it('names a version that cannot be run', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'lead_created' },
      actions: [{ kind: 'notify', to: 'owner', message: '{{lead.nothing}}' }],
    })
    await addLead(ben, { name: 'Broken' })
    await expect
      .poll(async () => (await runsOf(ben, id)).map(({ status, error }) => [status, error]))
      .toEqual([['failed', '{{lead.nothing}} is not a variable. Choose one from the list.']])
    await disable(id)
  })
})

describe('mail to leads', () => {
  const template = async () =>
    (
      await ben.client
        .from('templates')
        .insert({
          name: 'Hello',
          subject: 'Hello {{lead.first_name}}',
          body: 'Dear {{lead.name|you}},\n\nsee https://parley.example/x.',
        })
        .select('id')
        .single()
        .throwOnError()
    ).data.id

  it('goes out with its thread, its way out and a note on the timeline', async () => {
    const templateId = await template()
    const id = await automate(ben, {
      trigger: { kind: 'lead_created' },
      actions: [{ kind: 'send_email', templateId }],
    })
    const lead = await addLead(ben, { name: 'Maria <b>', email: 'maria@globex.example' })
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    await disable(id)
    const first = mails.at(-1) ?? ''
    expect(first).toMatch(/^From: "ben, ben Ltd" <crm@parley.example>/m)
    expect(first).toContain(`Reply-To: ${ben.email}`)
    expect(first).toContain('Maria &lt;b&gt;')
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const messageId = /^Message-ID: (<.+>)/m.exec(first)?.[1] ?? ''
    await ben.client
      .rpc('send_lead_email', { lead, subject: 'Re: Hello Maria', body: 'Once more' })
      .throwOnError()
    await expect.poll(() => mails.at(-1)).toContain(`In-Reply-To: ${messageId}`)
    const timeline = async () =>
      (await ben.client.from('lead_activities').select('body').eq('lead_id', lead).eq('kind', 'email')).data
    await expect.poll(timeline).toHaveLength(2)
    expect(
      (await ben.client.from('templates').select('use_count').eq('id', templateId).single()).data?.use_count,
    ).toBe(1)

    const token = /unsubscribe\/(\w+)>/.exec(first)?.[1] ?? ''
    expect((await fetch(`${host.url}/unsubscribe/${token}`)).status).toBe(200)
    expect(
      (await ben.client.from('leads').select('email_opt_out_at').eq('id', lead).single()).data
        ?.email_opt_out_at,
    ).toBeNull()
    expect((await fetch(`${host.url}/unsubscribe/${token}`, { method: 'POST' })).status).toBe(200)
    expect((await fetch(`${host.url}/unsubscribe/wrong`, { method: 'POST' })).status).toBe(404)
    const refused = await ben.client.rpc('send_lead_email', { lead, subject: 'Hello', body: 'Again' })
    expect(refused.error?.message).toBe('Maria <b> has asked for no more mail.')
  })

  it('marks an address that does not exist, until it is corrected', async () => {
    const lead = await addLead(ben, { name: 'Gone', email: 'gone@globex.example' })
    const { data } = await ben.client
      .rpc('send_lead_email', { lead, subject: 'Hi', body: 'Hi' })
      .throwOnError()
    const status = async () =>
      (await ben.client.from('lead_emails').select('status, error').eq('id', data.id).single()).data
    await expect.poll(status).toMatchObject({ status: 'failed' })
    expect((await status())?.error).toContain('No such mailbox')
    expect(
      (await ben.client.rpc('send_lead_email', { lead, subject: 'Hi', body: 'Hi' })).error?.message,
    ).toContain('came back')
    await ben.client.from('leads').update({ email: 'here@globex.example' }).eq('id', lead).throwOnError()
    expect((await ben.client.rpc('send_lead_email', { lead, subject: 'Hi', body: 'Hi' })).error).toBeNull()
  })

  it('is one mail however often it is asked for under one key', async () => {
    const lead = await addLead(ben, { name: 'Twice', email: 'twice@globex.example' })
    const ask = async () =>
      (
        await ben.client
          .rpc('send_lead_email', { lead, subject: 'Hi', body: 'Hi', effect_key: 'k' })
          .throwOnError()
      ).data.id
    expect(await ask()).toBe(await ask())
  })
})

describe('triggers', () => {
  it('of late tasks come once for each due time, and not for tasks of before', async () => {
    const { emitOverdueTasks } = await import('./schedules.ts')
    await ben.client
      .from('tasks')
      .insert({ title: 'Old', due_at: new Date(Date.now() - 86_400_000).toISOString() })
      .throwOnError()
    const id = await automate(ben, {
      trigger: { kind: 'task_overdue', hours: 0 },
      actions: [{ kind: 'notify', to: 'owner', message: 'Late: {{task.title}}' }],
    })
    await ben.client
      .from('tasks')
      .insert({ title: 'Late', due_at: new Date(Date.now() + 500).toISOString() })
      .throwOnError()
    await expect
      .poll(async () => {
        await emitOverdueTasks(host.database)
        return statuses(id)
      })
      .toEqual(['completed'])
    await emitOverdueTasks(host.database)
    expect((await ben.client.from('notifications').select('title').like('title', 'Late: %')).data).toEqual([
      { title: 'Late: Late' },
    ])
    await disable(id)
  })

  it('of a schedule come at their time, for each open lead that fits', async () => {
    const { emitSchedules } = await import('./schedules.ts')
    const id = await automate(ben, {
      trigger: {
        kind: 'schedule',
        rule: 'FREQ=DAILY',
        time: '09:00',
        timeZone: 'Europe/Berlin',
        forEach: 'lead',
      },
      conditions: [{ field: 'lead.name', operator: 'is', value: 'Scheduled' }],
      actions: [{ kind: 'add_tag', tag: 'daily' }],
    })
    const lead = await addLead(ben, { name: 'Scheduled' })
    await emitSchedules(host.database)
    const next = async () =>
      (await ben.client.from('automations').select('next_run_at').eq('id', id).single()).data?.next_run_at
    expect(Date.parse((await next()) ?? '')).toBeGreaterThan(Date.now())
    expect(await statuses(id)).toEqual([])
    await host.database.sql`update public.automations set next_run_at = now() where id = ${id}`
    await emitSchedules(host.database)
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    expect((await ben.client.from('leads').select('tags').eq('id', lead).single()).data?.tags).toEqual([
      'daily',
    ])
    await disable(id)
  })

  it('of a keyword carry the sentence and its second', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'keyword_said', keywords: ['too expensive'] },
      actions: [
        { kind: 'create_task', title: '“{{keyword.word}}” at {{keyword.time}}', dueDays: null },
        { kind: 'ask_ai', question: 'Why?', saveNote: false },
      ],
    })
    const { data } = await ben.client
      .from('recordings')
      .insert({ title: 'Call', source: 'import' })
      .select('id')
      .single()
      .throwOnError()
    const segments = [
      { start: 0, end: 5, speaker: 'Us', text: 'Hello, how are you today?' },
      { start: 65, end: 70, speaker: 'Them', text: 'To be honest it is Too Expensive for us.' },
    ]
    await ben.client.rpc('import_transcript', { recording: data.id, segments }).throwOnError()
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    const task = await ben.client
      .from('tasks')
      .select('title, recording_seconds')
      .eq('recording_id', data.id)
      .like('title', '“%')
      .single()
    expect(task.data).toEqual({ title: '“too expensive” at 1:05', recording_seconds: 65 })
    const [run] = await runsOf(ben, id)
    expect((await stepsOf(run?.id ?? ''))[1]?.output).toMatchObject({ engine: 'local' })
    await disable(id)
  })

  it('of a score come when the mark is crossed', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'score_crossed', direction: 'above', threshold: 1 },
      actions: [{ kind: 'add_tag', tag: 'scored' }],
    })
    const lead = await addLead(ben, { name: 'Scored', email: 's@globex.example' })
    const tags = async () =>
      (await ben.client.from('leads').select('tags').eq('id', lead).single()).data?.tags
    await expect.poll(tags).toEqual(['scored'])
    await disable(id)
  })

  it('of the contact form carry its message, and nobody signed in can pretend one', async () => {
    const id = await automate(ben, {
      trigger: { kind: 'form_received' },
      actions: [{ kind: 'notify', to: 'everyone', message: 'Form: {{event.message}}' }],
    })
    await host.database
      .sql`select private.receive_contact_message('Visitor', 'v@globex.example', '', 'Please call me')`
    await expect.poll(() => statuses(id)).toEqual(['completed'])
    expect((await ben.client.from('notifications').select('title').like('title', 'Form: %')).data).toEqual([
      { title: 'Form: Please call me' },
    ])
    await disable(id)
  })
})
