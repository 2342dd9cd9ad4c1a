import { toJson } from '@parley/core/text/json'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What else is known of a person goes with their contact: beside the history, what was kept to take things back. */
let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

const makeLead = async (lead: { name: string; email: string }) =>
  (await ben.client.from('leads').insert(lead).select('id, contact_id').single().throwOnError()).data
const forget = (contact: string | null) =>
  ben.client
    .from('contacts')
    .delete()
    .eq('id', contact ?? '')
    .throwOnError()
async function count(table: 'lead_merges' | 'lead_import_rows' | 'ai_tool_calls', text: string) {
  const { sql } = host.database
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from ${sql(`public.${table}`)} x where to_jsonb(x)::text ilike ${`%${text}%`}`
  return row?.n
}

it('is not kept by a merge, which then can no longer be taken back', async () => {
  const gone = await makeLead({ name: 'Erik Forgotten', email: 'erik@forgotten.example' })
  const kept = await makeLead({ name: 'Kept Person', email: 'kept@forgotten.example' })
  const { data: merge } = await ben.client
    .rpc('merge_leads', { keep: kept.id, drop_lead: gone.id })
    .throwOnError()
  expect(await count('lead_merges', 'erik@forgotten')).toBe(1)
  await forget(gone.contact_id)
  expect(await count('lead_merges', 'erik')).toBe(0)
  const undone = await ben.client.rpc('undo_merge', { merge })
  expect(undone.error?.message).toBe(
    'The contact of one of the two leads was deleted, so they cannot be taken apart any more.',
  )
  // Links to the merged lead still lead to the kept one.
  expect(await count('lead_merges', gone.id)).toBe(1)
})

it('is not brought back by the undo of an import that had written over them', async () => {
  const { sql } = host.database
  const lead = await makeLead({ name: 'Ida Before', email: 'ida@before.example' })
  const other = await makeLead({ name: 'Ole After', email: 'ole@after.example' })
  const [imported] = await sql<{ id: string }[]>`
    insert into public.lead_imports (company_id, created_by, file_name, size_bytes, status)
    values (${ben.companyId}, ${ben.id}, 'leads.csv', 10, 'done') returning id`
  const before = (await ben.client.from('leads').select().eq('id', lead.id).single().throwOnError()).data
  await ben.client.from('leads').update({ contact_id: other.contact_id }).eq('id', lead.id).throwOnError()
  await sql`
    insert into public.lead_import_rows (import_id, row_number, company_id, outcome, lead_id, before, content_after)
    select i.id, 1, ${ben.companyId}, 'updated', l.id, ${sql.json(before)}, private.lead_content(l, private.columns_beside(i))
      from public.leads l, public.lead_imports i where l.id = ${lead.id} and i.id = ${imported?.id ?? ''}`
  await forget(lead.contact_id)
  expect(await count('lead_import_rows', 'ida')).toBe(0)
  await sql`update public.lead_imports set status = 'undoing' where id = ${imported?.id ?? ''}`
  await sql`select private.undo_lead_import(${imported?.id ?? ''})`
  const { data: now } = await ben.client
    .from('leads')
    .select('name')
    .eq('id', lead.id)
    .single()
    .throwOnError()
  expect(now.name).toBe('Ole After')
  const [row] =
    await sql`select kept_reason from public.lead_import_rows where import_id = ${imported?.id ?? ''}`
  expect(row?.['kept_reason']).toBe('Changed since the import')
})

it('is not kept in what the assistant was asked and told', async () => {
  const { sql } = host.database
  const person = await makeLead({ name: 'Nora Unsaid', email: 'nora@unsaid.example' })
  const call = (id: string, value: object, status = 'done') => sql`
    insert into public.ai_tool_calls (call_id, user_id, company_id, tool_name, kind, arguments, arguments_hash, status, result)
    values (${id}, ${ben.id}, ${ben.companyId}, 'find_leads', 'read', ${sql.json({})}, 'hash', ${status}, ${sql.json(toJson(value))})`
  await call('by name', { found: ['nora unsaid'] })
  await call('by address', { to: 'NORA@unsaid.example' }, 'proposed')
  await call('by id', { contact_id: person.contact_id })
  await call('of others', { found: ['Nora Else'] })
  await ben.client.from('leads').delete().eq('id', person.id).throwOnError()
  await forget(person.contact_id)
  const rows = await sql<{ call_id: string; status: string; result: unknown }[]>`
    select call_id, status, result from public.ai_tool_calls where company_id = ${ben.companyId} order by call_id`
  expect(rows.map(({ call_id, status, result }) => [call_id, status, result === null])).toEqual([
    ['by address', 'failed', true],
    ['by id', 'done', true],
    ['by name', 'done', true],
    ['of others', 'done', false],
  ])
})

const addContact = async (name: string, email: string) =>
  (await ben.client.from('contacts').insert({ name, email }).select('id').single().throwOnError()).data.id

it('is not kept in messages to other programs, of which one that waits is still sent', async () => {
  const { sql } = host.database
  const lead = await makeLead({ name: 'Vera Sent', email: 'vera@sent.example' })
  const next = await makeLead({ name: 'Next Person', email: 'next@sent.example' })
  const gone = await makeLead({ name: 'Vera Sent', email: 'vera@sent.example' })
  expect(gone.contact_id).toBe(lead.contact_id)
  const person = { name: 'Vera Sent', email: 'vera@sent.example', phone: '+47 22 33 44 55' }
  const ofLead = (id: string) => ({ lead: { id, contact_id: lead.contact_id, value: 7, ...person } })
  const [webhook] = await sql<{ id: string }[]>`
    insert into public.webhooks (company_id, name, url, events, is_enabled) values (${ben.companyId}, 'Told', 'https://hooks.example', '{}', false)
    returning id`
  const told = (event: string, payload: object, status: string, response: string | null = null) => sql`
    insert into public.webhook_deliveries (company_id, webhook_id, event, payload, status, response_body)
    values (${ben.companyId}, ${webhook?.id ?? ''}, ${event}, ${sql.json(toJson(payload))}, ${status}, ${response})`
  await told('contact.created', { contact: { id: next.contact_id, name: 'Next Person' } }, 'delivered', 'ok')
  await told('contact.changed', { contact: { id: lead.contact_id, ...person }, fields: ['email'] }, 'waiting')
  await told('form.received', { ...ofLead(lead.id), message: 'I am Vera' }, 'waiting')
  await told('lead.created', ofLead(gone.id), 'delivered', 'Thanks, Vera Sent')
  const task = { task: { id: lead.id, contact_id: lead.contact_id, title: 'Call Vera Sent (late)' } }
  await told('task.created', task, 'delivered')
  await told('webhook.received', { ...person, note: 'hi' }, 'failed')
  await told('webhook.received', { ...person, note: 'hi' }, 'delivered', `{"lead_id": "${gone.id}"}`)
  await told('webhook.received', { email: 'another.vera@sent.example' }, 'failed')
  await ben.client.from('leads').update({ contact_id: next.contact_id }).eq('id', lead.id).throwOnError()
  await ben.client.from('leads').delete().eq('id', gone.id).throwOnError()
  await forget(lead.contact_id)
  const rows = await sql`
    select event, status, payload, response_body from public.webhook_deliveries where webhook_id = ${webhook?.id ?? ''} order by created_at`
  const nobody = { name: 'Forgotten', email: null, phone: null, title: null }
  expect(
    rows.map(({ event, status, payload, response_body: answer }) => [event, status, payload, answer]),
  ).toEqual([
    ['contact.created', 'delivered', { contact: { id: next.contact_id, name: 'Next Person' } }, 'ok'],
    ['contact.changed', 'waiting', { contact: null, fields: ['email'] }, null],
    [
      'form.received',
      'waiting',
      { lead: { id: lead.id, contact_id: lead.contact_id, value: 7, ...nobody }, message: null },
      null,
    ],
    ['lead.created', 'delivered', { lead: null }, null],
    ['task.created', 'delivered', { task: { ...task.task, title: 'Call forgotten (late)' } }, null],
    // Nobody knows that the number in another message was hers.
    ['webhook.received', 'failed', { ...person, name: 'forgotten', email: 'forgotten', note: 'hi' }, null],
    ['webhook.received', 'delivered', {}, `{"lead_id": "${gone.id}"}`],
    ['webhook.received', 'failed', { email: 'another.vera@sent.example' }, null],
  ])
})

it('is not kept in what automations ran on, said and did', async () => {
  const { sql } = host.database
  const lead = await makeLead({ name: 'Runa Moved', email: 'runa@run.example' })
  const next = await makeLead({ name: 'Still There', email: 'still@run.example' })
  const { data: automation } = await ben.client
    .from('automations')
    .insert({ name: 'Runs' })
    .select('id')
    .single()
    .throwOnError()
  await sql`
    insert into public.automation_versions (company_id, automation_id, version, trigger, conditions, actions)
    values (${ben.companyId}, ${automation.id}, 1, '{}', '[]', '[]')`
  let event = 0
  async function ran(about: object, kind: string, output: object): Promise<void> {
    event += 1
    const [run] = await sql<{ id: string }[]>`
      insert into public.automation_runs (company_id, automation_id, version, event_id, status, event)
      values (${ben.companyId}, ${automation.id}, 1, ${event}, 'waiting', ${sql.json(toJson(about))}) returning id`
    await sql`
      insert into public.automation_run_steps (company_id, run_id, position, kind, status, input, output, error, effect_key)
      values (${ben.companyId}, ${run?.id ?? ''}, 0, ${kind}, 'waiting', ${sql.json({ to: 'runa@run.example' })},
        ${sql.json(toJson(output))}, 'runa@run.example was refused', ${run?.id ?? ''})`
  }
  await ran({ contact_id: lead.contact_id, name: 'contact.changed', fields: ['email'] }, 'wait', {
    until: 'then',
  })
  await ran({ lead_id: lead.id, message: 'Runa here', facts: { quote: 'Runa' } }, 'ask_ai', {
    answer: 'Runa asks',
  })
  await ran({ webhook_id: next.id, body: { who: 'Runa Moved', n: 1 } }, 'ask_ai', {
    answer: 'To Runa Moved.',
  })
  await ran({ lead_id: next.id, message: 'Runa Moved, too' }, 'ask_ai', { answer: 'So?' })
  await ben.client.from('leads').update({ contact_id: next.contact_id }).eq('id', lead.id).throwOnError()
  await ran({ lead_id: lead.id, message: 'Still me' }, 'ask_ai', { answer: 'So?' })
  await forget(lead.contact_id)
  const rows = await sql`
    select r.event, s.input, s.output, s.error, r.status from public.automation_runs r join public.automation_run_steps s on s.run_id = r.id
     where r.automation_id = ${automation.id} order by r.event_id`
  const error = 'forgotten was refused'
  const kept = { input: { to: 'forgotten' }, output: { answer: 'So?' }, error, status: 'waiting' }
  expect(rows.slice(0, 4)).toEqual([
    {
      event: { contact_id: lead.contact_id, name: 'contact.changed', fields: ['email'] },
      input: null,
      output: { until: 'then' },
      error,
      status: 'waiting',
    },
    { event: { lead_id: lead.id }, input: null, output: null, error, status: 'waiting' },
    {
      ...kept,
      event: { webhook_id: next.id, body: { who: 'forgotten', n: 1 } },
      output: { answer: 'To forgotten.' },
    },
    { ...kept, event: { lead_id: next.id, message: 'forgotten, too' } },
  ])
  expect(rows[4]).toMatchObject({ event: { message: 'Still me' }, output: { answer: 'So?' } })
})

it('is not kept in conversations with the assistant, in which others stay', async () => {
  const { sql } = host.database
  const id = await addContact('Tove Talk', 'tove@talk.example')
  const other = await addContact('Other Talk', 'other@talk.example')
  const namesakes = [
    await addContact('Same Name', 'one@same.example'),
    await addContact('Same Name', 'two@same.example'),
  ]
  await ben.client
    .from('contacts')
    .update({ name: 'Tove Talker', phone: '+47 (22) 11-00' })
    .eq('id', id)
    .throwOnError()
  const { data: talk } = await ben.client
    .from('ai_conversations')
    .insert({ title: 'Who is TOVE TALK?' })
    .select('id')
    .single()
    .throwOnError()
  const outcome = {
    callId: 'a',
    name: 'find_contacts',
    parameters: {},
    state: 'done',
    message: 'Found',
    evidence: [],
  }
  const line = (of: string, title: string) => ({ path: `/contacts/${of}`, title, detail: '', aside: '' })
  const cards = (...rows: object[]) => [{ kind: 'contacts', rows, total: rows.length }]
  const say = (content: string, results: object[] | null = null) => sql`
    insert into public.ai_conversation_messages (conversation_id, role, content, tool_results)
    values (${talk.id}, 'assistant', ${content}, ${results && sql.json(toJson(results))})`
  await say('Tove  talker (tove@talk.example, +47 (22) 11-00) and Other Talk, same name, xtove@talk.example')
  await say('See:\n\nCompleted actions:\n- find_contacts: She is the boss', [
    { ...outcome, message: 'She is the boss', cards: cards(line(id, 'Tove')) },
    { ...outcome, cards: cards(line(id, 'Tove'), line(other, 'Other')) },
    { ...outcome, state: 'waiting', parameters: { contact: id, title: 'CEO' }, cards: [] },
  ])
  await forget(id)
  await forget(namesakes[0] ?? null)
  const rows = await sql`
    select content, tool_results from public.ai_conversation_messages where conversation_id = ${talk.id} order by created_at`
  const nothing = { callId: 'a', name: 'find_contacts', parameters: {}, message: 'Forgotten.', cards: [] }
  expect(rows).toEqual([
    {
      content: 'forgotten (forgotten, forgotten) and Other Talk, same name, xtove@talk.example',
      tool_results: null,
    },
    {
      content: 'See:',
      tool_results: [
        { ...nothing, state: 'done' },
        { ...outcome, cards: [{ kind: 'contacts', rows: [line(other, 'Other')], total: 2 }] },
        { ...nothing, state: 'expired' },
      ],
    },
  ])
  const { data: titled } = await ben.client
    .from('ai_conversations')
    .select('title')
    .eq('id', talk.id)
    .single()
    .throwOnError()
  expect(titled.title).toBe('Who is forgotten?')
  await forget(namesakes[1] ?? null)
  expect((await sql`select from public.ai_conversation_messages where content ~ 'same name'`).length).toBe(0)
})

it('is gone from all of it with whom they were merged into', async () => {
  const { sql } = host.database
  const keep = await addContact('Merged Anew', 'anew@merged.example')
  const drop = await addContact('Merged Before', 'before@merged.example')
  await ben.client.from('contacts').update({ title: 'Once boss' }).eq('id', drop).throwOnError()
  await ben.client.rpc('merge_customers', { record: 'contacts', keep, drop_record: drop }).throwOnError()
  await forget(keep)
  const rows = await sql`
    select from public.record_changes c where to_jsonb(c)::text ~ 'Once boss|before@merged' and company_id = ${ben.companyId}`
  expect(rows).toHaveLength(0)
})
