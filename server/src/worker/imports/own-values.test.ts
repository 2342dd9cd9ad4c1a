import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../../testing/host.ts'
import { countsOf, importTable } from '../../testing/import-file.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

it.each(['leads', 'accounts', 'contacts'] as const)(
  'own choices and numbers of %s come in as was said of the file, and long tags are told',
  async (record) => {
    const ben = await host.person(`own-values-${record}`)
    await ben.client
      .from('lead_fields')
      .insert([
        { record, key: 'tier', label: 'Tier', type: 'choice', options: ['A', 'B'] },
        { record, key: 'seats', label: 'Seats', type: 'number', options: [] },
      ])
      .throwOnError()
    const table = [
      ['Name', 'Level', 'Seats', 'Tags'],
      ['Ana', 'Gold', '1.200', `vip; ${'x'.repeat(61)}`],
      ['Bea', 'none', '12.5', ''],
      ['Cem', 'Bronze', '7', ''],
    ]
    const done = await importTable(ben, table, {
      record,
      mapping: ['name', 'custom:tier', 'custom:seats', 'tags'],
      values: { level: { gold: 'A', none: '' }, seats: { '': ',' } },
    })
    expect(countsOf(done)).toEqual([3, 3, 0, 0, 0])
    const { data } = await ben.client.from(record).select('name, custom, tags').order('name').throwOnError()
    expect(data).toEqual([
      { name: 'Ana', custom: { tier: 'A', seats: 1200 }, tags: ['vip'] },
      { name: 'Bea', custom: { seats: 12.5 }, tags: [] },
      { name: 'Cem', custom: { seats: 7 }, tags: [] },
    ])
    const { data: rows } = await ben.client
      .from('lead_import_rows')
      .select('row_number, unread')
      .eq('import_id', done.id)
      .not('unread', 'is', null)
      .order('row_number')
      .throwOnError()
    expect(rows).toEqual([
      {
        row_number: 1,
        unread: [{ heading: 'Tags', text: 'x'.repeat(61), reason: 'A tag has 60 characters at most' }],
      },
      {
        row_number: 3,
        unread: [{ heading: 'Level', text: 'Bronze', reason: 'Tier: choose one of A, B' }],
      },
    ])
  },
)

it('sales of a file with a date for each end close on that of theirs', async () => {
  const ben = await host.person('own-closings')
  const table = [
    ['Deal - Title', 'Deal - Status', 'Deal - Expected close date', 'Deal - Won time', 'Deal - Lost time'],
    ['Chairs', 'Won', '2025-01-31', '2025-02-03 10:00:00', ''],
    ['Desks', 'Lost', '2025-01-31', '', '2025-03-04 11:00:00'],
    ['Lamps', 'Open', '2025-01-31', '', ''],
  ]
  expect(countsOf(await importTable(ben, table))).toEqual([3, 3, 0, 0, 0])
  const { data } = await ben.client
    .from('leads')
    .select('name, status, closed_at')
    .order('name')
    .throwOnError()
  expect(
    data.map(({ name, status, closed_at: at }) => [name, status, at && new Date(at).toISOString()]),
  ).toEqual([
    ['Chairs', 'won', '2025-02-03T10:00:00.000Z'],
    ['Desks', 'lost', '2025-03-04T11:00:00.000Z'],
    ['Lamps', 'new', null],
  ])
})
