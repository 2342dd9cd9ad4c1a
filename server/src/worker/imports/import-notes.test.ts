import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { countsOf, importTable, undoImport } from '../../testing/import-file.ts'
import { untilIdle } from '../../testing/until-idle.ts'

let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('notes')
})
afterAll(() => host.close())

const companies = [
  ['Record ID', 'Company name'],
  ['31', 'Acme GmbH'],
  ['9000000002', 'Globex'],
]
const people = [
  ['Record ID', 'First Name', 'Last Name', 'Email', 'Company Name'],
  ['41', 'Ana', 'Ruiz', 'ana@acme.example', 'Acme GmbH'],
  ['42', 'Kim', 'Lee', 'kim@acme.example', 'Acme GmbH'],
  ['43', 'Kim', 'Lee', 'kim@globex.example', 'Globex'],
]
const deals = [
  ['Record ID', 'Deal Name', 'Associated Contact', 'Associated Company', 'Deal Stage'],
  ['51', 'First', 'Ana Ruiz (ana@acme.example)', 'Acme GmbH', 'Closed Won'],
  ['52', 'Second', 'Ana Ruiz (ana@acme.example)', 'Acme GmbH', 'New'],
]
const head = [
  'Record ID',
  'Activity date',
  'Note body',
  'Associated Deal',
  'Associated Deal IDs',
  'Associated Contact',
  'Associated Company',
]
const rows: [cells: string[], where: string | null][] = [
  [['61', '2025-03-31 23:30', 'By the key of the sale', '', '51', 'Kim Lee', 'Globex'], 'lead First'],
  [['62', '2025-03-31', 'By the name of the sale', 'second', '', '', ''], 'lead Second'],
  [
    ['63', '2025-03-31', 'By the address', '', '', 'Somebody (kim@globex.example)', ''],
    'contact kim@globex.example',
  ],
  [['64', '2025-03-31', 'By the name at the account', '', '', 'Kim Lee', 'ACME'], 'contact kim@acme.example'],
  [['65', '2025-03-31', 'By the name of the account', '', '', '', 'Globex'], 'account Globex'],
  [['66', '2025-03-31', 'Of two people nobody', '', '', 'Kim Lee', ''], null],
  [['67', '2025-03-31', 'Of somebody who is not here', 'Third', '', '', 'Initech'], null],
]
const table = [head, ...rows.map(([cells]) => cells)]

/** "body" and where it stands, of all entries that people write. */
async function entries() {
  const { data } = await ben.client
    .from('lead_activities')
    .select('body, created_at, leads(custom), contacts(email), accounts(name)')
    .in('kind', ['note', 'call', 'meeting'])
    .order('body')
    .throwOnError()
  return data.map(({ body, leads, contacts, accounts }) => [
    body,
    leads
      ? `lead ${Object.values(leads.custom ?? {}).join()}`
      : contacts
        ? `contact ${contacts.email}`
        : `account ${accounts?.name}`,
  ])
}
const expected = rows.flatMap(([cells, where]) => (where === null ? [] : [[cells[2], where]]))

async function counts() {
  const read = async (name: 'leads' | 'accounts' | 'contacts') =>
    (await ben.client.from(name).select('*', { count: 'exact', head: true }).throwOnError()).count
  return [await read('leads'), await read('accounts'), await read('contacts')]
}

describe('a file of notes', () => {
  let first: Awaited<ReturnType<typeof importTable>>

  it('comes after the records that it names', async () => {
    await ben.client
      .from('lead_fields')
      .insert({ record: 'leads', key: 'deal_name', label: 'Deal Name', type: 'text' })
      .throwOnError()
    await importTable(ben, companies, { record: 'accounts' })
    expect(countsOf(await importTable(ben, people, { record: 'contacts' }))).toEqual([3, 3, 0, 0, 0])
    await importTable(ben, deals, { mapping: ['id', 'custom:deal_name', 'name', 'company', 'status'] })
  })

  it('becomes entries on the timelines of what it names, and makes no record', async () => {
    const before = await counts()
    first = await importTable(ben, table, { record: 'notes', timeZone: 'Europe/Berlin' })
    expect(first.failure_reason).toBeNull()
    expect(countsOf(first)).toEqual([7, 5, 0, 0, 2])
    expect(await counts()).toEqual(before)
    expect(await entries()).toEqual(
      expected.toSorted((one, two) => String(one[0]).localeCompare(String(two[0]))),
    )
    const { data: said } = await ben.client
      .from('lead_activities')
      .select('created_at')
      .eq('body', 'By the key of the sale')
      .single()
      .throwOnError()
    expect(said.created_at).toBe('2025-03-31T21:30:00+00:00')
  })

  it('hands back the rows whose record is not here, with the reason', async () => {
    const { data } = await ben.client
      .from('lead_import_rows')
      .select('reason, cells')
      .eq('import_id', first.id)
      .eq('outcome', 'failed')
      .order('row_number')
      .throwOnError()
    expect(data).toEqual([
      { reason: 'No lead, contact or account here is called “Kim Lee”, or several are', cells: rows[5]?.[0] },
      { reason: 'No lead, contact or account here is called “Third”, or several are', cells: rows[6]?.[0] },
    ])
  })

  it('makes no doubles when it comes again, also of an entry that was corrected since, or without keys', async () => {
    await ben.client
      .from('lead_activities')
      .update({ body: 'By the address, corrected' })
      .eq('body', 'By the address')
      .throwOnError()
    const options = { record: 'notes', timeZone: 'Europe/Berlin' } as const
    expect(countsOf(await importTable(ben, table, options))).toEqual([7, 0, 0, 5, 2])
    const bare = table.map((cells) => cells.slice(1))
    const again = await importTable(ben, [...bare, ...bare.slice(1, 2)], options)
    expect(countsOf(again)).toEqual([8, 1, 0, 5, 2])
    await undoImport(ben, again.id)
    expect(await entries()).toHaveLength(5)
  })

  it('goes when it is taken back, but for what somebody wrote anew', async () => {
    const undone = await undoImport(ben, first.id)
    expect([undone.status, undone.kept_count]).toEqual(['undone', 1])
    expect(await entries()).toEqual([['By the address, corrected', 'contact kim@globex.example']])
    await ben.client.from('lead_activities').delete().eq('body', 'By the address, corrected').throwOnError()
    expect(countsOf(await importTable(ben, table, { record: 'notes' }))).toEqual([7, 5, 0, 0, 2])
  })

  it('says who wrote it, and takes nothing that lies ahead', async () => {
    const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const done = await importTable(
      ben,
      [
        ['Subject', 'Type', 'Date', 'Assigned', 'Account'],
        ['Intro', 'Call', '2025-01-01', ben.email, 'Globex'],
        ['Later', 'Call', tomorrow, ben.email, 'Globex'],
        ['Both', 'Meeting', '2025-01-01', ben.email, 'Globex;Acme GmbH'],
      ],
      { record: 'notes' },
    )
    expect(countsOf(done)).toEqual([3, 2, 0, 0, 1])
    const { data } = await ben.client
      .from('lead_activities')
      .select('kind, actor_id')
      .eq('body', 'Intro')
      .throwOnError()
    expect(data).toEqual([{ kind: 'call', actor_id: ben.id }])
  })

  it('finds nothing of another company', async () => {
    const other = await host.person('stranger')
    expect(countsOf(await importTable(other, table, { record: 'notes' }))).toEqual([7, 0, 0, 0, 7])
    await untilIdle(host.database.sql)
  })
})
