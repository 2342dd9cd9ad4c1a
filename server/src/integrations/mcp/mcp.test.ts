import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'

let host: TestHost
let ben: Person
let stranger: Person
const open: Client[] = []

async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${host.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  )
  open.push(client)
  return client
}
async function withScopes(person: Person, scopes: string[]): Promise<Client> {
  const { data } = await person.client.rpc('create_api_key', { name: 'MCP', scopes }).throwOnError()
  return connect(z.object({ key: z.string() }).parse(data).key)
}
const resultSchema = z.object({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
})
async function call(client: Client, name: string, values: Record<string, unknown>) {
  const { isError = false, content } = resultSchema.parse(await client.callTool({ name, arguments: values }))
  return { isError, text: content[0].text }
}
const toolNames = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  stranger = await host.person('stranger')
})
afterAll(async () => {
  for (const client of open) await client.close()
  await host.close()
})

it('offers typed tools by the scopes of the key', async () => {
  const reader = await withScopes(ben, ['read'])
  const { tools } = await reader.listTools()
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  const search = tools.find(({ name }) => name === 'search_leads')
  expect(search?.inputSchema).toMatchObject({ type: 'object', properties: { query: { type: 'string' } } })
  const writer = await toolNames(await withScopes(ben, ['read', 'write']))
  expect(writer).toContain('create_lead')
  expect(writer).not.toContain('delete_lead')
  const all = await withScopes(ben, ['read', 'write', 'destructive'])
  const remove = (await all.listTools()).tools.find(({ name }) => name === 'delete_lead')
  expect(remove).toMatchObject({
    annotations: { destructiveHint: true },
    inputSchema: { properties: { confirmation_id: { type: 'string' } } },
  })
  await expect(call(reader, 'create_lead', { name: 'No' })).rejects.toThrow()
})

it('acts as the person, under their own rights, and keeps an audit', async () => {
  await stranger.client.from('leads').insert({ name: 'Hidden', company: 'Acme' }).throwOnError()
  const client = await withScopes(ben, ['read', 'write'])
  const made = await call(client, 'create_lead', { name: 'Ana Ruiz', company: 'Acme' })
  expect(made).toMatchObject({ isError: false, text: expect.stringContaining('Ana Ruiz') })
  const found = await call(client, 'search_leads', { query: 'Acme' })
  expect(found.text).toContain('Ana Ruiz')
  expect(found.text).not.toContain('Hidden')
  const { data: lead } = await ben.client.from('leads').select('created_by').single().throwOnError()
  expect(lead.created_by).toBe(ben.id)
  const { data: audit } = await ben.client
    .from('ai_tool_calls')
    .select('tool_name, status')
    .order('created_at')
    .throwOnError()
  expect(audit).toEqual([
    { tool_name: 'create_lead', status: 'done' },
    { tool_name: 'search_leads', status: 'done' },
  ])
})

it('reads and writes accounts and contacts as the person may', async () => {
  const client = await withScopes(ben, ['read', 'write'])
  await call(client, 'create_account', { name: 'Umbra Foods', website: 'umbra.example' })
  const made = await call(client, 'create_contact', {
    name: 'Tom Becker',
    account: 'Umbra Foods',
    title: 'CFO',
  })
  expect(made).toMatchObject({
    isError: false,
    text: expect.stringContaining('Created the contact Tom Becker (Umbra Foods).'),
  })
  expect((await call(client, 'get_account', { account: 'umbra' })).text).toContain(
    'Umbra Foods: umbra.example. 1 contact, no open sale.',
  )
  const foreign = await withScopes(stranger, ['read', 'write'])
  expect(await call(foreign, 'get_contact', { contact: 'Tom Becker' })).toEqual({
    isError: true,
    text: 'No contact matches "Tom Becker".',
  })
  const reader = await toolNames(await withScopes(ben, ['read']))
  expect(reader).toEqual(
    expect.arrayContaining(['search_accounts', 'search_contacts', 'get_account', 'get_contact']),
  )
  expect(reader).not.toContain('update_contact')
})

it('deletes only after a second call that names the first', async () => {
  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Doomed' })
    .select('id')
    .single()
    .throwOnError()
  const client = await withScopes(ben, ['read', 'write', 'destructive'])
  const asked = await call(client, 'delete_lead', { lead: lead.id })
  expect(asked.text).toContain('Nothing was done yet')
  const still = async () =>
    (await ben.client.from('leads').select('id').eq('id', lead.id).throwOnError()).data.length
  expect(await still()).toBe(1)
  const id = /"confirmation_id":"([^"]+)"/.exec(asked.text)?.[1] ?? ''
  const other = await call(client, 'delete_lead', { lead: crypto.randomUUID(), confirmation_id: id })
  expect(other.isError).toBe(true)
  expect(await still()).toBe(1)
  expect((await call(client, 'delete_lead', { lead: lead.id, confirmation_id: id })).isError).toBe(false)
  expect(await still()).toBe(0)
})

it('says in words what does not fit', async () => {
  const client = await withScopes(ben, ['read', 'write'])
  const wrong = await call(client, 'create_lead', { name: 'x', shoe_size: 44 }).catch((error: unknown) => ({
    isError: true,
    text: String(error),
  }))
  expect(wrong.isError).toBe(true)
  const missing = await call(client, 'update_lead', { lead: crypto.randomUUID(), status: 'won' })
  expect(missing.text.length).toBeGreaterThan(10)
})

it('lets a signed-in person in, and nobody else', async () => {
  const { data } = await ben.client.auth.getSession()
  expect(await toolNames(await connect(data.session?.access_token ?? ''))).toContain('delete_lead')
  for (const token of ['pk_wrong', host.publishableKey, 'x']) await expect(connect(token)).rejects.toThrow()
  const bare = await fetch(`${host.url}/mcp`, { method: 'POST', body: '{}' })
  expect(bare.status).toBe(401)
})

it('takes a stage by the key or the name that the company gave it, and names the stages where it has none so called', async () => {
  const person = await host.person('stages')
  await person.client
    .rpc('set_stages', {
      given: [
        { key: 'new', name: 'Inbox' },
        { name: 'Demo booked' },
        { key: 'won', name: 'Won' },
        { key: 'lost', name: 'Lost' },
      ],
    })
    .throwOnError()
  const client = await withScopes(person, ['read', 'write'])
  const update = (await client.listTools()).tools.find(({ name }) => name === 'update_lead')
  expect(update?.inputSchema.properties?.['status']).toEqual(
    expect.objectContaining({ type: 'string', description: 'Key or name of a stage of the company' }),
  )
  expect((await call(client, 'list_stages', {})).text).toContain(
    'The stages are: Inbox (0), Demo booked (0), Won (0), Lost (0).',
  )
  await call(client, 'create_lead', { name: 'Ana Ruiz' })
  expect((await call(client, 'update_lead', { lead: 'Ana Ruiz', status: 'demo booked' })).text).toContain(
    'Moved Ana Ruiz from Inbox to Demo booked.',
  )
  expect(await call(client, 'update_lead', { lead: 'Ana Ruiz', status: 'proposal' })).toEqual({
    isError: true,
    text: 'There is no stage "proposal". The stages are: Inbox, Demo booked, Won, Lost.',
  })
})

it('writes days and times as the company does', async () => {
  const person = await host.person('locale')
  const client = await withScopes(person, ['read', 'write'])
  const task = { title: 'Call Iris', due_at: '2030-05-02T15:00' }
  expect((await call(client, 'create_task', task)).text).toContain('due Thu, May 2, 2030, 3:00 PM')
  await person.client.from('companies').update({ locale: 'de-DE' }).eq('id', person.companyId).throwOnError()
  expect((await call(client, 'create_task', task)).text).toContain('due Thu, 2 May 2030, 15:00')
})
