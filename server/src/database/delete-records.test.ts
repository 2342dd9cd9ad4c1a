import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Many records are deleted under the caller's own rights: those that may go do, and the others are counted. */
let host: TestHost
let owner: Person
let member: Person
let stranger: Person

beforeAll(async () => {
  host = await startTestHost()
  owner = await host.person('owner')
  member = await colleague(host, owner, 'member')
  stranger = await host.person('stranger')
})
afterAll(() => host.close())
// Leads leave their accounts and contacts.
afterEach(async () => {
  for (const table of ['leads', 'contacts', 'accounts'] as const)
    for (const { client } of [owner, stranger])
      await client.from(table).delete().neq('name', '').throwOnError()
})

const kinds = ['leads', 'accounts', 'contacts'] as const
type Kind = (typeof kinds)[number]

async function make({ client }: Person, record: Kind, name: string): Promise<string> {
  const { data } = await client.from(record).insert({ name }).select('id').single().throwOnError()
  return data.id
}
const remove = async ({ client }: Person, record: string, ids: string[]) =>
  (await client.rpc('delete_records', { record, ids }).throwOnError()).data
async function names({ client }: Person, record: Kind): Promise<string[]> {
  const { data } = await client.from(record).select('name').like('name', 'Of %').order('name').throwOnError()
  return data.map(({ name }) => name)
}

it.each(kinds)('takes of %s what is the member’s own, and all for an owner', async (record) => {
  const theirs = await make(owner, record, 'Of the owner')
  const own = [await make(member, record, 'Of the member'), await make(member, record, 'Of the member, too')]
  const foreign = await make(stranger, record, 'Of a stranger')
  expect(await remove(member, record, [theirs, ...own, foreign])).toEqual([
    { deleted: 2, refused: 1, reason: 'Only managers and owners may delete what others made.' },
  ])
  expect(await names(owner, record)).toEqual(['Of the owner'])
  expect(await names(stranger, record)).toEqual(['Of a stranger'])
  expect(await remove(owner, record, [theirs, foreign])).toEqual([{ deleted: 1, refused: 0, reason: null }])
  expect(await names(owner, record)).toEqual([])
})

it.each(['leads', 'accounts'] as const)(
  'says of %s beforehand whether all may go, also of one taken over',
  async (record) => {
    const own = await make(member, record, 'Of the member')
    const taken = await make(owner, record, 'Of the owner')
    const given = await make(owner, record, 'Of the owner, given')
    const may = async ({ client }: Person, ids: string[]) =>
      (await client.rpc('may_delete', { record, ids }).throwOnError()).data
    await member.client.from(record).update({ owner_id: member.id }).eq('id', taken).throwOnError()
    await owner.client.from(record).update({ owner_id: member.id }).eq('id', given).throwOnError()
    expect(await may(member, [own, given])).toBe(true)
    expect(await may(member, [taken])).toBe(false)
    expect(await may(member, [own, taken])).toBe(false)
    expect(await may(owner, [own, taken, given])).toBe(true)
    expect((await remove(member, record, [own, taken, given]))[0]).toMatchObject({ deleted: 2, refused: 1 })
  },
)

it('says it of tasks and contacts, and of nothing else', async () => {
  const { data: tasks } = await owner.client
    .from('tasks')
    .insert([{ title: 'Theirs', assignee_id: member.id }, { title: 'Of the owner' }])
    .select('id')
    .throwOnError()
  const may = (record: string, ids: string[]) => member.client.rpc('may_delete', { record, ids })
  const [theirs = '', others = ''] = tasks.map(({ id }) => id)
  expect((await may('tasks', [theirs])).data).toBe(true)
  expect((await may('tasks', [theirs, others])).data).toBe(false)
  expect((await may('contacts', [await make(member, 'contacts', 'Of the member')])).data).toBe(true)
  expect((await may('contacts', [await make(owner, 'contacts', 'Of the owner')])).data).toBe(false)
  expect((await may('templates', [theirs])).error?.code).toBe('22023')
})

it.each(['accounts', 'contacts'] as const)('leaves %s that sales need', async (record) => {
  const { data: lead } = await owner.client
    .from('leads')
    .insert({ name: 'Of a sale', company: 'Of a sale' })
    .select('id, account_id, contact_id')
    .single()
    .throwOnError()
  const needed = (record === 'accounts' ? lead.account_id : lead.contact_id) ?? ''
  const free = await make(owner, record, 'Of nobody')
  expect(await remove(owner, record, [needed, free])).toEqual([
    { deleted: 1, refused: 1, reason: 'Of a sale still has 1 lead. Delete it first.' },
  ])
  expect(await names(owner, record)).toEqual(['Of a sale'])
  await owner.client.from('leads').delete().eq('id', lead.id).throwOnError()
  expect(await remove(owner, record, [needed])).toEqual([{ deleted: 1, refused: 0, reason: null }])
})

it('takes nothing but these records, and not more than a thousand', async () => {
  const refused = async (record: string, ids: string[]) =>
    (await owner.client.rpc('delete_records', { record, ids })).error?.message
  expect(await refused('profiles', [owner.id])).toBe(
    'Only leads, accounts and contacts are deleted like this.',
  )
  const many = Array.from({ length: 1001 }, () => crypto.randomUUID())
  expect(await refused('leads', many)).toBe('At most 1,000 at once.')
})
