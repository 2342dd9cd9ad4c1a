import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inbox, subscribed } from '../realtime/testing/listening.ts'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { untilIdle } from '../testing/until-idle.ts'

/** What a member sees through every door where their company shows them their own and their team's records only. */
let host: TestHost
let boss: Person
let kim: Person
let ana: Person
let carl: Person
let [own, team, nobodys, others] = ['', '', '', '']
let othersTask = ''
let othersTalk = ''
let othersAccount = ''
const today = new Date().toISOString().slice(0, 10)
const period = {
  from_day: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28'),
  to_day: today,
}

async function addLead(person: Person, name: string, more: { owner_id?: string | null } = {}) {
  const lead = {
    name,
    company: `${name} Ltd`,
    email: `${name.toLowerCase()}@customer.example`,
    value: 100,
    ...more,
  }
  const { data } = await person.client.from('leads').insert(lead).select('id').single().throwOnError()
  await person.client
    .from('lead_activities')
    .insert({ lead_id: data.id, kind: 'note', body: `On ${name}` })
    .throwOnError()
  await person.client.from('leads').update({ status: 'proposal' }).eq('id', data.id).throwOnError()
  return data.id
}

beforeAll(async () => {
  host = await startTestHost()
  await host.person('admin')
  boss = await host.person('boss')
  kim = await colleague(host, boss, 'kim', 'manager')
  ana = await colleague(host, boss, 'ana')
  const mate = await colleague(host, boss, 'mate')
  carl = await colleague(host, boss, 'carl')
  const { data: north } = await kim.client
    .from('teams')
    .insert({ name: 'North' })
    .select('id')
    .single()
    .throwOnError()
  for (const { id } of [ana, mate])
    await kim.client.rpc('set_member_team', { member: id, team: north.id }).throwOnError()
  own = await addLead(ana, 'Ownfirm')
  team = await addLead(mate, 'Teamfirm')
  nobodys = await addLead(boss, 'Freefirm', { owner_id: null })
  others = await addLead(carl, 'Hiddenfirm')
  const task = {
    title: 'Hidden task',
    lead_id: others,
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
  }
  othersTask = (await carl.client.from('tasks').insert(task).select('id').single().throwOnError()).data.id
  othersTalk = (
    await carl.client
      .from('recordings')
      .insert({ title: 'Hidden talk', source: 'import', lead_id: others })
      .select('id')
      .single()
      .throwOnError()
  ).data.id
  const { data: lead } = await carl.client
    .from('leads')
    .select('account_id, contact_id')
    .eq('id', others)
    .single()
    .throwOnError()
  othersAccount = lead.account_id ?? ''
  const call = { kind: 'call', body: 'Hidden call', data: { outcome: 'reached' } }
  await carl.client
    .from('lead_activities')
    .insert([
      { ...call, account_id: lead.account_id },
      { ...call, contact_id: lead.contact_id },
    ])
    .throwOnError()
  const ofNobody = { assignee_id: null, due_at: new Date().toISOString() }
  await carl.client
    .from('tasks')
    .insert([
      { ...ofNobody, title: 'Hidden work', account_id: lead.account_id },
      { ...ofNobody, title: 'Hidden favour', contact_id: lead.contact_id },
    ])
    .throwOnError()
  await carl.client
    .from('recordings')
    .insert([
      { title: 'Hidden visit', source: 'import', account_id: lead.account_id },
      { title: 'Hidden chat', source: 'import', contact_id: lead.contact_id },
    ])
    .throwOnError()
  await boss.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', boss.companyId)
    .throwOnError()
  await untilIdle(host.database.sql)
})
afterAll(() => host.close())

async function words({ client }: Person): Promise<Record<string, string>> {
  const answers = {
    leads: client.from('leads').select(),
    'leads of a search': client.from('leads').select().ilike('name', '%firm%'),
    accounts: client.from('accounts').select(),
    contacts: client.from('contacts').select(),
    tasks: client.from('tasks').select('*, leads(name)'),
    recordings: client.from('recordings').select(),
    activities: client.from('lead_activities').select(),
    timeline: client.rpc('lead_timeline', { lead: others }),
    'timeline of the account': client.rpc('customer_timeline', { customer: othersAccount }),
    today: client.rpc('today', {}),
    advice: client.rpc('deal_facts', {}),
    answers: client.rpc('lead_answers', {}),
    evidence: client.rpc('sales_evidence', { measure: 'created', ...period }),
    calendar: client.rpc('my_calendar'),
    automations: client.rpc('automation_facts', { event: { lead_id: others } }),
    'past events': client.rpc('past_automation_events', {
      trigger_kind: 'lead_created',
      automation: crypto.randomUUID(),
    }),
  }
  const told: Record<string, string> = {}
  for (const [name, answer] of Object.entries(answers))
    told[name] = JSON.stringify((await answer.throwOnError()).data)
  return told
}

it('shows what is hidden to nobody but who may see it, through any door', async () => {
  for (const [name, text] of Object.entries(await words(ana))) expect(text, name).not.toMatch(/hidden/i)
  const ids = async (person: Person) =>
    (await person.client.from('leads').select('id').throwOnError()).data.map(({ id }) => id).toSorted()
  expect(await ids(ana)).toEqual([own, team, nobodys].toSorted())
  for (const person of [boss, kim]) {
    expect(await ids(person)).toHaveLength(4)
    const seen = await words(person)
    for (const name of [
      'leads',
      'accounts',
      'contacts',
      'tasks',
      'recordings',
      'activities',
      'timeline',
      'timeline of the account',
      'evidence',
      'automations',
    ])
      expect(seen[name], name).toMatch(/hidden/i)
  }
  expect(await ids(carl)).toEqual([others, nobodys].toSorted())
})

it('counts in every figure what the person sees, and says where it cannot', async () => {
  const figuresOf = async ({ client }: Person) => {
    const { data: sales } = await client.rpc('sales_figures', period).throwOnError()
    const { data: forecast } = await client.rpc('sales_forecast', {}).throwOnError()
    const { data: stages } = await client.rpc('lead_stages', {}).throwOnError()
    const { count } = await client.from('leads').select('id', { count: 'exact', head: true }).throwOnError()
    return {
      sales: JSON.parse(JSON.stringify(sales)),
      forecast: JSON.parse(JSON.stringify(forecast)),
      stages,
      count,
    }
  }
  const created = (figures: Awaited<ReturnType<typeof figuresOf>>) =>
    figures.sales.leads.reduce((sum: number, line: { created: number }) => sum + line.created, 0)
  const times = (figures: Awaited<ReturnType<typeof figuresOf>>, kind: string) =>
    figures.sales.activity.reduce(
      (sum: number, line: { kind: string; times: number; is_now: boolean }) =>
        sum + (line.is_now && line.kind === kind ? line.times : 0),
      0,
    )
  for (const [person, leads] of [
    [boss, 4],
    [kim, 4],
    [ana, 3],
    [carl, 2],
  ] as const) {
    const figures = await figuresOf(person)
    expect(figures.count).toBe(leads)
    expect(figures.stages).toEqual([{ status: 'proposal', currency: 'USD', leads, value: leads * 100 }])
    expect(created(figures)).toBe(leads)
    expect([times(figures, 'note'), times(figures, 'status_changed')]).toEqual([leads, leads])
    expect(figures.forecast.pipeline).toMatchObject([{ status: 'proposal', leads, value: leads * 100 }])
    expect(figures.forecast.stages).toMatchObject([{ status: 'new', left: leads }])
  }
  const refused = await ana.client.rpc('company_use', { since: `${today}T00:00:00Z` })
  expect(refused.error).toMatchObject({
    code: '42501',
    message: expect.stringMatching(/of the whole company/),
  })
  expect((await kim.client.rpc('company_use', { since: `${today}T00:00:00Z` })).data).toMatchObject([
    { leads: 4 },
  ])
})

it('lets no function do with a hidden lead what only who sees it may', async () => {
  const { client } = ana
  const refusals = [
    await client.rpc('send_lead_email', { lead: others, subject: 'Hi', body: 'Hi' }),
    await client.rpc('merge_leads', { keep: own, drop_lead: others }),
    await client.rpc('merge_leads', { keep: others, drop_lead: own }),
    await client.rpc('skip_task', { task: othersTask }),
    await client.rpc('stop_recording', { recording: othersTalk, seconds: 1 }),
    await client.rpc('finish_upload', { recording: othersTalk }),
    await client.rpc('retry_recording', { recording: othersTalk }),
    await client.rpc('import_transcript', {
      recording: othersTalk,
      segments: [{ start: 0, end: 1, speaker: 'x', text: 'x' }],
    }),
    await client.rpc('correct_recording', { recording: othersTalk, corrections: { language: 'de' } }),
    await client.rpc('assign_turn', { recording: othersTalk, segments: [crypto.randomUUID()], speaker: 'x' }),
  ]
  for (const { error } of refusals) expect(error?.code).toBe('P0002')
  expect((await client.rpc('similar_leads', { lead: others }).throwOnError()).data).toEqual([])
  const note = await client.from('lead_activities').insert({ lead_id: others, kind: 'note', body: 'Mine' })
  expect(note.error?.code).toBe('42501')
  const call = await client
    .from('lead_activities')
    .insert({ account_id: othersAccount, kind: 'call', data: { outcome: 'reached' } })
  expect(call.error?.code).toBe('42501')
  expect(
    (await client.from('leads').update({ name: 'x' }).eq('id', others).select().throwOnError()).data,
  ).toEqual([])
  const change = {
    record: 'leads',
    ids: [own, others],
    patch: { next_step: 'Call' },
    change: crypto.randomUUID(),
  }
  expect((await client.rpc('change_records', change).throwOnError()).data).toBe(1)
})

it('names a hidden lead to nobody by mentioning them on it', async () => {
  const mention = (person: Person, lead_id: string) =>
    person.client
      .from('lead_activities')
      .insert({ lead_id, kind: 'note', body: 'Ask @ana about it' })
      .throwOnError()
  await mention(carl, others)
  await mention(boss, team)
  await untilIdle(host.database.sql)
  const { data } = await ana.client.from('notifications').select('title').eq('kind', 'mention').throwOnError()
  expect(data).toEqual([{ title: 'boss mentioned you in a note on Teamfirm' }])
})

it('shows a task and a conversation of a customer to whoever sees the customer, and tells only them', async () => {
  const { data: seen } = await ana.client
    .from('leads')
    .select('account_id, contact_id')
    .eq('id', own)
    .single()
    .throwOnError()
  const tasks = [
    { title: 'Of a seen account', account_id: seen.account_id },
    { title: 'Of a seen contact', contact_id: seen.contact_id },
    { title: 'Of a hidden account', account_id: othersAccount },
  ].map((task) => ({ ...task, assignee_id: kim.id, description: '@ana should know' }))
  await boss.client.from('tasks').insert(tasks).throwOnError()
  const { data: talk } = await boss.client
    .from('recordings')
    .insert({ title: 'Visit', source: 'import', account_id: seen.account_id })
    .select('id')
    .single()
    .throwOnError()
  await untilIdle(host.database.sql)
  const { data: found } = await ana.client
    .from('tasks')
    .select('title')
    .like('title', 'Of a %')
    .order('title')
    .throwOnError()
  expect(found.map(({ title }) => title)).toEqual(['Of a seen account', 'Of a seen contact'])
  expect((await ana.client.rpc('stop_recording', { recording: talk.id, seconds: 1 })).error).toBeNull()
  const { data: told } = await ana.client
    .from('notifications')
    .select('title')
    .like('title', '%in the task%')
    .order('title')
    .throwOnError()
  expect(told.map(({ title }) => title)).toEqual([
    'boss mentioned you in the task “Of a seen account”',
    'boss mentioned you in the task “Of a seen contact”',
  ])
  expect((await ana.client.rpc('skip_task', { task: othersTask })).error?.code).toBe('P0002')
})

it('lets nobody give away what they could not see afterwards, in words', async () => {
  const given = await ana.client.from('leads').update({ owner_id: carl.id }).eq('id', own)
  expect(given.error?.message).toMatch(/to yourself, to your team or to nobody/)
  const { data } = await boss.client.from('leads').select('owner_id').eq('id', own).single().throwOnError()
  expect(data.owner_id).toBe(ana.id)
  await kim.client.from('leads').update({ owner_id: carl.id }).eq('id', own).throwOnError()
  expect((await ana.client.from('leads').select('id').eq('id', own).throwOnError()).data).toEqual([])
  await kim.client.from('leads').update({ owner_id: ana.id }).eq('id', own).throwOnError()
})

it('tells nobody in realtime of what they do not see, also when it goes', async () => {
  type Change = RealtimePostgresChangesPayload<Record<string, unknown>>
  const heard = inbox<Change>()
  const options = { event: '*' as const, schema: 'public', table: 'leads' }
  await subscribed(ana.client.channel('leads').on('postgres_changes', options, heard.push))
  const hidden = await addLead(carl, 'Hiddentoo')
  await carl.client.from('leads').delete().eq('id', hidden).throwOnError()
  const id = await addLead(ana, 'Seen')
  await ana.client.from('leads').delete().eq('id', id).throwOnError()
  // The last change of all arrives after everything above would have.
  await heard.next((change) => change.eventType === 'DELETE')
  const named = heard.items.map((change) =>
    'id' in change.new ? change.new['id'] : 'id' in change.old && change.old['id'],
  )
  expect(new Set(named)).toEqual(new Set([id]))
})

it('keeps what others made from being deleted by members, and lets managers', async () => {
  const { data: lead } = await carl.client
    .from('leads')
    .select('account_id, contact_id')
    .eq('id', others)
    .single()
    .throwOnError()
  othersAccount = lead.account_id ?? ''
  const call = { kind: 'call', body: 'Hidden call', data: { outcome: 'reached' } }
  await carl.client
    .from('lead_activities')
    .insert([
      { ...call, account_id: lead.account_id },
      { ...call, contact_id: lead.contact_id },
    ])
    .throwOnError()
  await boss.client
    .from('companies')
    .update({ visibility: 'everything' })
    .eq('id', boss.companyId)
    .throwOnError()
  const refused = await ana.client.from('leads').delete().in('id', [own, others])
  expect(refused.error).toMatchObject({
    code: '42501',
    message: 'Only managers and owners may delete what others made.',
  })
  // Nobody becomes the author of what they did not make.
  await ana.client
    .from('leads')
    .update({ created_by: ana.id, next_step: 'Mine now' })
    .eq('id', others)
    .throwOnError()
  expect((await ana.client.from('leads').delete().eq('id', others)).error?.code).toBe('42501')
  // Nor its keeper by taking it from them, in one step or in two.
  for (const owner_id of [ana.id, null, ana.id])
    await ana.client.from('leads').update({ owner_id }).eq('id', others).throwOnError()
  expect((await ana.client.from('leads').delete().eq('id', others)).error?.code).toBe('42501')
  expect((await ana.client.rpc('skip_task', { task: othersTask })).error?.code).toBe('42501')
  expect((await ana.client.rpc('merge_leads', { keep: own, drop_lead: others })).error?.message).toMatch(
    /merge away/,
  )
  const { data } = await boss.client
    .from('leads')
    .select('id, created_by')
    .in('id', [own, others])
    .throwOnError()
  expect(data).toHaveLength(2)
  expect(data.find(({ id }) => id === others)?.created_by).toBe(carl.id)
  await ana.client.from('leads').delete().eq('id', own).throwOnError()
  await kim.client.from('leads').delete().eq('id', others).throwOnError()
})

it('says in words what is left to managers and owners', async () => {
  const { client } = ana
  const refusals = [
    await client.from('lead_fields').insert({ key: 'seats', label: 'Seats', type: 'number' }),
    await client
      .from('lead_fields')
      .insert({ record: 'accounts', key: 'seats', label: 'Seats', type: 'number' }),
    await client
      .from('lead_fields')
      .insert({ record: 'contacts', key: 'seats', label: 'Seats', type: 'number' }),
    await client.from('automations').insert({ name: 'Mine' }),
    await client.from('teams').insert({ name: 'Mine' }),
    await client.rpc('set_member_team', { member: ana.id }),
    await client.rpc('load_sample', { payload: {} }),
    await client.rpc('remove_sample'),
    await client.rpc('import_vertical_rows', { kind: 'customers', rows: [] }),
    await client.rpc('start_lead_import', { import: crypto.randomUUID() }),
    await client.rpc('undo_lead_import', { import: crypto.randomUUID() }),
    await client.rpc('publish_automation', { automation: crypto.randomUUID() }),
  ]
  for (const { error } of refusals)
    expect(error).toMatchObject({
      code: '42501',
      message: expect.stringMatching(/^Only managers and owners may /),
    })
  const ofOwners = [
    await client.from('webhooks').insert({ name: 'Mine', direction: 'inbound' }),
    await client.from('companies').update({ name: 'Mine' }).eq('id', ana.companyId),
    await client.from('company_invitations').insert({ email: 'mine@visibility.example' }),
    await client
      .from('vertical_configurations')
      .update({ vertical_type: 'saas' })
      .eq('company_id', ana.companyId),
  ]
  for (const { error } of ofOwners)
    expect(error).toMatchObject({ code: '42501', message: expect.stringMatching(/^Only owners may /) })
  const stored = await client.storage.from('imports').upload(`${ana.companyId}/x/leads.csv`, new Blob(['a']))
  expect(stored.error).not.toBeNull()
  await kim.client.from('lead_fields').insert({ key: 'seats', label: 'Seats', type: 'number' }).throwOnError()
  await kim.client.from('automations').insert({ name: 'Theirs' }).throwOnError()
  const theirs = await kim.client.storage
    .from('imports')
    .upload(`${kim.companyId}/x/leads.csv`, new Blob(['a']))
  expect(theirs.error).toBeNull()
})

describe('what a member can’t delete', () => {
  const refusal = 'Only managers and owners may delete what others made.'

  it('is not deleted after they took it from nobody', async () => {
    const mine = { owner_id: ana.id }
    const { client } = boss
    const free = { owner_id: null }
    const { data: lead } = await client
      .from('leads')
      .insert({ name: 'Free lead', ...free })
      .select('id')
      .single()
      .throwOnError()
    const { data: account } = await client
      .from('accounts')
      .insert({ name: 'Free account', ...free })
      .select('id')
      .single()
      .throwOnError()
    const { data: task } = await client
      .from('tasks')
      .insert({ title: 'Free task', assignee_id: null })
      .select('id')
      .single()
      .throwOnError()
    await ana.client.from('leads').update(mine).eq('id', lead.id).throwOnError()
    await ana.client.from('accounts').update(mine).eq('id', account.id).throwOnError()
    await ana.client.from('tasks').update({ assignee_id: ana.id }).eq('id', task.id).throwOnError()
    const taken = [
      ['leads', lead.id],
      ['accounts', account.id],
      ['tasks', task.id],
    ] as const
    for (const [table, id] of taken)
      expect((await ana.client.from(table).delete().eq('id', id)).error?.message, table).toBe(refusal)
    const keep = await addLead(ana, 'Keeper')
    const merged = await ana.client.rpc('merge_leads', { keep, drop_lead: lead.id })
    expect(merged.error?.message).toMatch(/merge away/)
  })

  it('is not moved below what they may delete, nor put into other words', async () => {
    const [mine, his] = [await addLead(ana, 'Mine'), await addLead(carl, 'His')]
    const noteOf = (person: Person) =>
      person.client.from('lead_activities').select('id, body').eq('lead_id', his).eq('kind', 'note').single()
    const { data: note } = await noteOf(carl).throwOnError()
    const write = (person: Person, change: { lead_id: string } | { body: string }) =>
      person.client.from('lead_activities').update(change).eq('id', note.id)
    expect((await write(ana, { lead_id: mine })).error?.message).toBe(
      'What was noted of a record stays with it.',
    )
    expect((await write(ana, { body: 'Never said' })).error?.message).toBe(
      'Only who wrote this and managers may change it.',
    )
    await write(carl, { body: 'As it was' }).throwOnError()
    await write(kim, { body: 'As it was, really' }).throwOnError()
    expect((await noteOf(ana).throwOnError()).data.body).toBe('As it was, really')
  })

  it('hangs in no table below something that may be changed', async () => {
    const open = await host.database.sql`
      select t.tgrelid::regclass::text as place, found.parent[1] as parent
        from pg_trigger t
        cross join lateral regexp_matches(encode(t.tgargs, 'escape'), 'w\\.(\\w+_id)', 'g') as found (parent)
       where t.tgname = 'others_stay' and found.parent[1] not in ('owner_id', 'assignee_id', 'actor_id')
         and has_column_privilege('authenticated', t.tgrelid, found.parent[1], 'UPDATE')
         and not exists (
           select from pg_trigger k join pg_attribute a on a.attrelid = k.tgrelid and a.attnum = any (k.tgattr)
            where k.tgrelid = t.tgrelid and k.tgname = 'keep_place' and a.attname = found.parent[1])`
    expect(open).toEqual([])
  })
})
