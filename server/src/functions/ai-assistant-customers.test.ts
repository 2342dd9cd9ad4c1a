import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, userMessage } from '../testing/chat.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { callTool } from '../testing/tools.ts'

/** The built-in engine on accounts and contacts of the company, under the person's rights: from words to calls to what is kept. */
let host: TestHost
let person: Person
let stranger: Person
let acme: string
let umbra: string
let anna: string

beforeAll(async () => {
  host = await startTestHost()
  person = await host.person('person')
  stranger = await host.person('stranger')
  const { data: lead } = await person.client
    .from('leads')
    .insert({ name: 'Ana Silva', company: 'Acme Inc' })
    .select('account_id')
    .single()
    .throwOnError()
  acme = lead.account_id ?? ''
  const { data: account } = await person.client
    .from('accounts')
    .insert({ name: 'Umbra Foods' })
    .select('id')
    .single()
    .throwOnError()
  umbra = account.id
  const { data: contact } = await person.client
    .from('contacts')
    .insert({ name: 'Anna Schmidt', account_id: umbra, phone: '+49 30 123456' })
    .select('id')
    .single()
    .throwOnError()
  anna = contact.id
  await person.client
    .from('lead_fields')
    .insert({
      record: 'accounts',
      key: 'industry',
      label: 'Industry',
      type: 'text',
      options: [],
      position: 0,
    })
    .throwOnError()
})
afterAll(() => host.close())

async function callsFor(text: string, who = person) {
  const answer = await ask(host, who, [userMessage(text)], { timeZone: 'UTC' })
  const calls = answer.calls.map(({ id, function: { name, arguments: given } }) => ({
    id,
    name,
    parameters: JSON.parse(given),
  }))
  return { calls, turnId: answer.opening?.turnId ?? '' }
}

it('reads the names of accounts and contacts that no lead goes by', async () => {
  const expected: [string, string, object][] = [
    ['who works at Umbra Foods', 'search_contacts', { account: umbra }],
    ['contacts at Acme', 'search_contacts', { account: acme }],
    ["what's Anna Schmidt's phone number", 'get_contact', { contact: anna }],
    ["what's Umbra's industry?", 'get_account', { account: umbra }],
    ["what's Ana Silva's phone number", 'get_lead', { lead: expect.any(String) }],
    ['which accounts have no open deal', 'search_accounts', { sales: 'no_open' }],
  ]
  for (const [text, name, parameters] of expected) {
    const { calls, turnId } = await callsFor(text)
    expect(calls, text).toMatchObject([{ name, parameters }])
    const [call] = calls
    const { result } = await callTool(host, person, name, call?.parameters, { turnId })
    expect(result?.status, text).toBe('done')
  }
})

it('offers each change on a card, and writes what was shown once it is confirmed', async () => {
  const steps: [string, string][] = [
    ['add Priya Nair at Acme as a contact, priya@acme.example', 'Create the contact Priya Nair (Acme Inc)'],
    ["change Acme's website to acme.example", 'Change the account Acme Inc'],
    ["set Anna's title to CFO", 'Change the contact Anna Schmidt (Umbra Foods)'],
    ["set Umbra's industry to Food", 'Change the account Umbra Foods'],
    ['create an account called Hooli', 'Create the account Hooli'],
    [
      'add Anna Schmidt to the Acme deal as champion',
      'Add Anna Schmidt (Umbra Foods) to Ana Silva (Acme Inc) as champion',
    ],
  ]
  for (const [text, title] of steps) {
    const { calls, turnId } = await callsFor(text)
    const [call] = calls
    const card = await callTool(host, person, call?.name ?? '', call?.parameters, { turnId })
    expect(card.result?.confirmation?.title, text).toBe(title)
    const confirmationId = card.result?.confirmation?.id ?? ''
    const done = await callTool(host, person, call?.name ?? '', call?.parameters, { confirmationId })
    expect(done.result?.status, text).toBe('done')
  }
  const { data: accounts } = await person.client
    .from('accounts')
    .select('name, website, custom')
    .order('name')
    .throwOnError()
  expect(accounts).toEqual([
    { name: 'Acme Inc', website: 'acme.example', custom: {} },
    { name: 'Hooli', website: null, custom: {} },
    { name: 'Umbra Foods', website: null, custom: { industry: 'Food' } },
  ])
  const { data: people } = await person.client
    .from('contacts')
    .select('name, title, email, lead_contacts(role)')
    .order('name')
    .throwOnError()
  expect(people).toMatchObject([
    { name: 'Ana Silva' },
    { name: 'Anna Schmidt', title: 'CFO', lead_contacts: [{ role: 'champion' }] },
    { name: 'Priya Nair', email: 'priya@acme.example' },
  ])
})

it('knows no account and no contact of another company', async () => {
  const { calls } = await callsFor('who works at Umbra Foods', stranger)
  expect(JSON.stringify(calls)).not.toContain(umbra)
  for (const text of ["set Anna's title to CFO", "what's Anna Schmidt's phone number"])
    expect(JSON.stringify((await callsFor(text, stranger)).calls)).not.toContain(anna)
})

it('takes an account’s name for a name, however it reads', async () => {
  const name = "Set Anna's title to Intern"
  const { data } = await person.client.from('accounts').insert({ name }).select('id').single().throwOnError()
  const { calls, turnId } = await callsFor('show accounts')
  expect(calls).toMatchObject([{ name: 'search_accounts' }])
  const listed = await callTool(host, person, 'search_accounts', {}, { turnId })
  expect(JSON.stringify(listed.result?.data)).toContain(name)
  const again = await ask(
    host,
    person,
    [
      userMessage('show accounts'),
      {
        role: 'assistant',
        content: '',
        tool_calls: [
          {
            id: calls[0]?.id ?? '',
            type: 'function',
            function: { name: 'search_accounts', arguments: '{}' },
          },
        ],
      },
      { role: 'tool', tool_call_id: calls[0]?.id ?? '', content: JSON.stringify(listed) },
    ],
    { timeZone: 'UTC', turnId },
  )
  expect(again.calls).toEqual([])
  expect(again.text).toContain(name)
  const { data: contact } = await person.client
    .from('contacts')
    .select('title')
    .eq('id', anna)
    .single()
    .throwOnError()
  expect(contact.title).toBe('CFO')
  await person.client.from('accounts').delete().eq('id', data.id).throwOnError()
})
