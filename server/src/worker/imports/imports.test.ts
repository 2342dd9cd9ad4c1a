import { toCsvLine } from '@parley/core/text/csv'
import type { TextEncoding } from '@parley/core/text/encoding'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'

let host: TestHost
let ben: Person

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

interface Options {
  duplicates?: 'skip' | 'fill' | 'overwrite' | 'create'
  encoding?: TextEncoding
  mapping?: (string | null)[]
}

const plain = ['name', 'company', 'email', 'phone', 'value']
const head = toCsvLine(plain)

async function start(person: Person, body: string | Uint8Array<ArrayBuffer>, options: Options = {}) {
  const id = crypto.randomUUID()
  const path = `${person.companyId}/${id}/leads.csv`
  const blob = new Blob([body], { type: 'text/csv' })
  await person.client
    .from('lead_imports')
    .insert({
      id,
      file_name: 'leads.csv',
      size_bytes: blob.size,
      mapping: options.mapping ?? plain,
      headers: plain,
      duplicates: options.duplicates ?? 'skip',
      encoding: options.encoding ?? 'utf-8',
    })
    .throwOnError()
  const stored = await person.client.storage.from('imports').upload(path, blob)
  expect(stored.error).toBeNull()
  await person.client.rpc('start_lead_import', { import: id }).throwOnError()
  return id
}

const read = async (person: Person, id: string) =>
  (await person.client.from('lead_imports').select('*').eq('id', id).single().throwOnError()).data

async function ends(person: Person, id: string, states = ['done', 'failed']) {
  const status = async () => (await read(person, id)).status
  await expect.poll(status, { timeout: 60_000 }).toSatisfy((value: string) => states.includes(value))
  return read(person, id)
}

const run = async (person: Person, body: string | Uint8Array<ArrayBuffer>, options: Options = {}) =>
  ends(person, await start(person, body, options))

async function undo(person: Person, id: string) {
  await person.client.rpc('undo_lead_import', { import: id }).throwOnError()
  return ends(person, id, ['undone'])
}

const countsOf = ({
  rows_read,
  created_count,
  updated_count,
  skipped_count,
  failed_count,
}: Awaited<ReturnType<typeof read>>) => [rows_read, created_count, updated_count, skipped_count, failed_count]

const outcomes = async (person: Person, id: string) =>
  (
    await person.client
      .from('lead_import_rows')
      .select('row_number, outcome, reason')
      .eq('import_id', id)
      .order('row_number')
      .throwOnError()
  ).data.map(({ outcome, reason }) => [outcome, reason])

/** Everything that is kept of a company's leads, byte by byte. */
async function stateOf(person: Person): Promise<string> {
  const [row] = await host.database.sql<{ state: string }[]>`
    select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]')::text
        || coalesce((select jsonb_agg(to_jsonb(a) order by a.id)::text from public.lead_activities a where company_id = ${person.companyId}), '') as state
      from public.leads l where company_id = ${person.companyId}`
  return row?.state ?? ''
}

/** Until the jobs of what was just written by hand are through, since they change scores. */
async function quiet() {
  await vi.waitFor(
    async () => {
      const [row] = await host.database.sql<{ count: number }[]>`
        select ((select count(*) from private.events) + (select count(*) from graphile_worker.jobs))::int as count`
      if (row?.count !== 0) throw new Error('jobs are waiting')
    },
    { timeout: 30_000 },
  )
}

describe('duplicates', () => {
  beforeAll(async () => {
    ben = await host.person('ben')
    await ben.client
      .from('leads')
      .insert([
        { name: 'Ana Ruiz', company: 'Ruiz GmbH', email: 'ana@ruiz.example' },
        { name: 'Tom Baker', phone: '+49 170 1234567' },
        { name: 'Anna Schmidt', company: 'ACME GmbH & Co. KG' },
        { name: 'Store 4', company: 'Chain' },
      ])
      .throwOnError()
    await quiet()
  })
  const rows: [string[], string, string | null][] = [
    [['Someone', '', 'ANA@ruiz.example', '', ''], 'skipped', 'Same email as Ana Ruiz, Ruiz GmbH'],
    [['Other', '', '', '0170 1234567', ''], 'skipped', 'Same phone number as Tom Baker'],
    [
      ['Ana Schmidt', 'Acme', '', '', ''],
      'skipped',
      'Name and company like Anna Schmidt, ACME GmbH & Co. KG',
    ],
    [['Store 5', 'Chain', '', '', ''], 'created', null],
    [['Ana Ruiz', 'Ruiz', 'other@ruiz.example', '', ''], 'created', null],
    [['New One', '', 'new@one.example', '', ''], 'created', null],
    [['New Twin', '', 'New@One.example', '', ''], 'skipped', 'Same email as New One'],
    [['New Triplet', '', '', '030 99887766', ''], 'created', null],
    [['Triplet', '', '', '+49 30 99887766', ''], 'skipped', 'Same phone number as New Triplet'],
    [['Anna Schmidt', 'Globex', '', '', ''], 'created', null],
    [['', 'No name', 'bad', '', ''], 'failed', 'The name is missing; “bad” is not an email address'],
    [['Álvaro Núñez', 'Café Sol', '', '', ''], 'created', null],
    [
      ['alvaro nunez', 'CAFE SOL S.L.', '', '', ''],
      'skipped',
      'Name and company like Álvaro Núñez, Café Sol',
    ],
  ]

  it('are found by email, phone and likeness, in the company and in the file', async () => {
    const before = await stateOf(ben)
    const done = await run(ben, head + rows.map(([cells]) => toCsvLine(cells)).join(''))
    expect(await outcomes(ben, done.id)).toEqual(rows.map(([, ...result]) => result))
    expect(done.failure_reason).toBeNull()
    expect(countsOf(done)).toEqual([13, 6, 0, 6, 1])
    const { data: cells } = await ben.client
      .from('lead_import_rows')
      .select('cells')
      .eq('import_id', done.id)
      .eq('row_number', 11)
      .single()
    expect(cells?.cells).toEqual(['', 'No name', 'bad', '', ''])
    await undo(ben, done.id)
    expect(await stateOf(ben)).toBe(before)
  })

  it('fill what is empty, and nothing else', async () => {
    const before = await stateOf(ben)
    const done = await run(
      ben,
      head +
        toCsvLine(['Someone', 'Else', 'ana@ruiz.example', '030 111222333', 50]) +
        toCsvLine(['Tom Baker', '', '', '0170 1234567', '']),
      { duplicates: 'fill' },
    )
    expect(countsOf(done)).toEqual([2, 0, 1, 1, 0])
    const { data } = await ben.client.from('leads').select('*').eq('email', 'ana@ruiz.example').single()
    expect(data).toMatchObject({ name: 'Ana Ruiz', company: 'Ruiz GmbH', phone: '030 111222333', value: 50 })
    expect((await undo(ben, done.id)).kept_count).toBe(0)
    expect(await stateOf(ben)).toBe(before)
  })

  it('overwrite, twice over in one file, and go back to the first state', async () => {
    const before = await stateOf(ben)
    const done = await run(
      ben,
      head +
        toCsvLine(['First', 'One', 'ana@ruiz.example', '', 1]) +
        toCsvLine(['Second', '', 'ana@ruiz.example', '', 2]),
      { duplicates: 'overwrite' },
    )
    expect(countsOf(done)).toEqual([2, 0, 2, 0, 0])
    const { data } = await ben.client.from('leads').select('*').eq('email', 'ana@ruiz.example').single()
    expect(data).toMatchObject({ name: 'Second', company: 'One', value: 2 })
    await undo(ben, done.id)
    expect(await stateOf(ben)).toBe(before)
  })

  it('come in all the same where that is wanted', async () => {
    const done = await run(ben, head + toCsvLine(['Ana Ruiz', '', 'ana@ruiz.example', '', '']).repeat(3), {
      duplicates: 'create',
    })
    expect(countsOf(done)).toEqual([3, 3, 0, 0, 0])
    await undo(ben, done.id)
  })
})

describe('a file', () => {
  beforeAll(async () => {
    ben = await host.person('file')
  })

  it.each<[string, TextEncoding, Uint8Array<ArrayBuffer>]>([
    ['UTF-16', 'utf-16le', new Uint8Array(Buffer.from(`\uFEFF${head}Zoë,"Two\r\nlines",,,\r\n`, 'utf16le'))],
    [
      'Windows-1252',
      'windows-1252',
      new Uint8Array(Buffer.from(`${head}Zoë,"Two\r\nlines",,,\r\n`, 'latin1')),
    ],
    ['UTF-8', 'utf-8', new Uint8Array(Buffer.from(`\uFEFF${head}Zoë,"Two\r\nlines",,,\r\n`))],
  ])('in %s', async (_name, encoding, body) => {
    const done = await run(ben, body, { encoding, duplicates: 'create' })
    const { data } = await ben.client.from('leads').select('name, company')
    expect(data).toEqual([{ name: 'Zoë', company: 'Two\r\nlines' }])
    await undo(ben, done.id)
    expect((await ben.client.from('leads').select('id')).data).toEqual([])
  })

  it('without rows, and one whose quote is never closed, say so; the person hears of it', async () => {
    expect(await run(ben, head)).toMatchObject({
      status: 'failed',
      failure_reason: 'The file holds no rows.',
    })
    const open = await run(ben, `${head}Ana,,,,\r\n"Ben,,,,\r\nCid,,,,\r\n`)
    expect(open.status).toBe('failed')
    expect(open.failure_reason).toContain('After line 2 of the file a quote is opened')
    const told = async () =>
      (await ben.client.from('notifications').select('link').eq('kind', 'import_done')).data?.map(
        ({ link }) => link,
      )
    await expect.poll(told).toContain(`/leads/import?id=${open.id}`)
  })

  it('sets off nothing for each lead, and scores all of them', async () => {
    const done = await run(ben, head + toCsvLine(['Score Me', 'Acme', 'me@acme.example', '', 10]))
    const { data } = await ben.client.from('leads').select('score').eq('name', 'Score Me').single()
    expect(data?.score).toBeGreaterThan(0)
    const told = await ben.client.from('notifications').select('id')
    expect(told.data?.length).toBeLessThan(10)
    await undo(ben, done.id)
  })
})

it('keeps on undo what was changed or used since, and says which', async () => {
  const person = await host.person('later')
  const names = ['Changed', 'Tasked', 'Noted', 'Left alone']
  const done = await run(person, head + names.map((name) => toCsvLine([name, name, '', '', ''])).join(''))
  const { data: leads } = await person.client.from('leads').select('id, name').throwOnError()
  const idOf = (name: string) => leads.find((lead) => lead.name === name)?.id ?? ''
  await person.client.from('leads').update({ title: 'CEO' }).eq('id', idOf('Changed')).throwOnError()
  await person.client
    .from('tasks')
    .insert({ title: 'Call', lead_id: idOf('Tasked') })
    .throwOnError()
  await person.client
    .from('lead_activities')
    .insert({ lead_id: idOf('Noted'), kind: 'note', body: 'Hi' })
    .throwOnError()
  expect((await undo(person, done.id)).kept_count).toBe(3)
  const left = await person.client.from('leads').select('name').order('name')
  expect(left.data?.map(({ name }) => name)).toEqual(['Changed', 'Noted', 'Tasked'])
  const { data: kept } = await person.client
    .from('lead_import_rows')
    .select('kept_reason')
    .not('kept_reason', 'is', null)
    .order('row_number')
  expect(kept?.map(({ kept_reason }) => kept_reason)).toEqual([
    'Changed since the import',
    'Used since the import',
    'Used since the import',
  ])
})

it('writes each batch once, however often and from wherever it is asked', async () => {
  const person = await host.person('again')
  const rows = Array.from({ length: 1200 }, (_, index) =>
    toCsvLine([`Lead ${index}`, `Firm ${index}`, '', '', '']),
  )
  const id = await start(person, head + rows.join(''))
  // The same work three times over, while it runs.
  for (const _again of [1, 2])
    await host.database
      .sql`select private.emit('lead_import.waiting', ${person.companyId}, jsonb_build_object('import_id', ${id}::text))`
  expect(countsOf(await ends(person, id))).toEqual([1200, 1200, 0, 0, 0])
  const [row] = await host.database.sql`
    select count(*)::int as leads, count(distinct name)::int as names from public.leads where company_id = ${person.companyId}`
  expect(row).toMatchObject({ leads: 1200, names: 1200 })
})

it('goes on behind the last batch that is in', async () => {
  const person = await host.person('middle')
  const rows = Array.from({ length: 700 }, (_, index) =>
    toCsvLine([`Lead ${index}`, `Firm ${index}`, '', '', '']),
  )
  const id = await start(person, head + rows.join(''))
  await ends(person, id)
  // As a crash after the first batch leaves it.
  await host.database.sql`delete from public.leads where company_id = ${person.companyId} and id in
    (select lead_id from public.lead_import_rows where import_id = ${id} and row_number > 500)`
  await host.database.sql`delete from public.lead_import_rows where import_id = ${id} and row_number > 500`
  await host.database.sql`
    update public.lead_imports set status = 'running', rows_read = 500, created_count = 500, updated_at = now() where id = ${id}`
  await host.database
    .sql`select private.emit('lead_import.waiting', ${person.companyId}, jsonb_build_object('import_id', ${id}::text))`
  expect(countsOf(await ends(person, id))).toEqual([700, 700, 0, 0, 0])
})

it('leaves the imports of another company alone', async () => {
  const owner = await host.person('owner')
  const done = await run(owner, head + toCsvLine(['Mine', '', '', '', '']))
  const stranger = await host.person('stranger')
  expect((await stranger.client.rpc('undo_lead_import', { import: done.id })).error?.code).toBe('P0002')
  const path = `${owner.companyId}/${crypto.randomUUID()}/x.csv`
  expect((await stranger.client.storage.from('imports').upload(path, new Blob(['x']))).error).not.toBeNull()
  const foreign = await stranger.client
    .from('lead_imports')
    .insert({ company_id: owner.companyId, file_name: 'x', size_bytes: 1 })
  expect(foreign.error).not.toBeNull()
})
