import { toCsvLine } from '@parley/core/text/csv'
import type { TextEncoding } from '@parley/core/text/encoding'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { killMidway } from '../../testing/kill-midway.ts'
import { type LeadImport, leadImport } from './lead-import.ts'
import { failWithReason } from './run-import.ts'
import { resumeImports } from './sweep-imports.ts'
import { StallError } from './time-limit.ts'
import { writeBatches } from './write-batches.ts'

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
  await expect.poll(status).toSatisfy((value: string) => states.includes(value))
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

/** All data of a company's leads, byte by byte. */
async function stateOf(person: Person): Promise<string> {
  const [row] = await host.database.sql<{ state: string }[]>`
    select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]')::text
        || coalesce((select jsonb_agg(to_jsonb(a) order by a.id)::text from public.lead_activities a where company_id = ${person.companyId}), '') as state
      from public.leads l where company_id = ${person.companyId}`
  return row?.state ?? ''
}

/** Waits for the jobs of manual changes, since they change scores. */
async function untilIdle() {
  const isIdle = async () => {
    const [row] = await host.database.sql<{ count: number }[]>`
      select ((select count(*) from private.events) + (select count(*) from graphile_worker.jobs))::int as count`
    return row?.count === 0
  }
  await vi.waitUntil(isIdle, { timeout: 120_000 })
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
    await untilIdle()
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
    [['', 'No name', 'bad', '', ''], 'failed', 'The name is missing'],
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
    const notifications = async () =>
      (await ben.client.from('notifications').select('link').eq('kind', 'import_done')).data?.map(
        ({ link }) => link,
      )
    await expect.poll(notifications).toContain(`/leads/import?id=${open.id}`)
  })

  it('sets off nothing for each lead, and scores all of them', async () => {
    const done = await run(ben, head + toCsvLine(['Score Me', 'Acme', 'me@acme.example', '', 10]))
    const { data } = await ben.client.from('leads').select('score').eq('name', 'Score Me').single()
    expect(data?.score).toBeGreaterThan(0)
    const notices = await ben.client.from('notifications').select('id')
    expect(notices.data?.length).toBeLessThan(10)
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

it('resumes behind the last imported batch', async () => {
  const person = await host.person('middle')
  const rows = Array.from({ length: 700 }, (_, index) =>
    toCsvLine([`Lead ${index}`, `Firm ${index}`, '', '', '']),
  )
  const id = await start(person, head + rows.join(''))
  await ends(person, id)
  // The state after a crash behind the first batch.
  await host.database.sql`delete from public.leads where company_id = ${person.companyId} and id in
    (select lead_id from public.lead_import_rows where import_id = ${id} and row_number > 500)`
  await host.database.sql`delete from public.lead_import_rows where import_id = ${id} and row_number > 500`
  await host.database.sql`
    update public.lead_imports set status = 'running', rows_read = 500, created_count = 500, updated_at = now() where id = ${id}`
  await host.database
    .sql`select private.emit('lead_import.waiting', ${person.companyId}, jsonb_build_object('import_id', ${id}::text))`
  expect(countsOf(await ends(person, id))).toEqual([700, 700, 0, 0, 0])
})

it('killed within a batch takes that batch back whole, and imports each row once', async () => {
  const person = await host.person('killed')
  const known = { name: 'Known', email: 'known@firm.example' }
  await person.client.from('leads').insert(known).throwOnError()
  await untilIdle()
  const rows = Array.from({ length: 700 }, (_, index) =>
    toCsvLine(index === 600 ? ['Known', 'Firm', known.email, '', '5'] : [`Lead ${index}`, '', '', '', '']),
  )
  let id = ''
  await killMidway(host.database, {
    lock: (transaction) =>
      transaction`select from public.leads where company_id = ${person.companyId} and name = 'Known' for update`,
    statement: 'import_lead_batch',
    work: async () => {
      id = await start(person, head + rows.join(''), { duplicates: 'fill' })
      const stopped = async () => (await read(person, id)).rows_read
      await expect.poll(stopped).toBe(500)
    },
  })
  expect(countsOf(await ends(person, id))).toEqual([700, 699, 1, 0, 0])
  const [row] = await host.database.sql`
    select count(*)::int as leads, count(distinct name)::int as names from public.leads where company_id = ${person.companyId}`
  expect(row).toEqual({ leads: 700, names: 700 })
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

async function idle() {
  const [row] = await host.database.sql<{ count: number }[]>`
    select ((select count(*) from private.events where name like 'lead_import.%')
          + (select count(*) from graphile_worker.jobs where task_identifier like 'lead_import.%' and locked_at is null))::int as count`
  return row?.count
}

describe('turns', () => {
  let letGo: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const release of letGo) await release()
    letGo = []
  })

  const emailOf = ({ id }: Person) => `${id}@stuck.example`
  const plant = async (person: Person) =>
    person.client
      .from('leads')
      .insert({ name: 'Held', email: emailOf(person) })
      .throwOnError()

  /** An import that is blocked in its first batch by another transaction, until it is released. */
  async function stuck(person: Person): Promise<string> {
    const email = emailOf(person)
    const connection = await host.database.sql.reserve()
    await connection`begin`
    await connection`select from public.leads where email = ${email} for update`
    letGo.push(async () => {
      await connection`rollback`
      connection.release()
    })
    const id = await start(person, head + toCsvLine(['Held', 'Firm', email, '', 5]), {
      duplicates: 'overwrite',
    })
    await expect.poll(async () => (await read(person, id)).status).toBe('running')
    return id
  }

  it('are one after the other in a company and two at once in all; one that is stuck holds up no other company', async () => {
    const [one, two, three] = [await host.person('one'), await host.person('two'), await host.person('three')]
    for (const person of [one, two]) await plant(person)
    await untilIdle()
    const held = await stuck(one)
    const next = await start(one, head + toCsvLine(['Later', '', '', '', '']))
    const other = await run(two, head + toCsvLine(['Meanwhile', '', '', '', '']))
    expect(other.status).toBe('done')
    await expect.poll(idle).toBe(0)
    expect((await read(one, next)).status).toBe('waiting')

    const second = await stuck(two)
    const third = await start(three, head + toCsvLine(['Third', '', '', '', '']))
    await expect.poll(idle).toBe(0)
    expect((await read(three, third)).status).toBe('waiting')
    expect((await read(one, held)).status).toBe('running')

    // An import that ends starts the next one itself.
    await letGo.shift()?.()
    for (const [person, id] of [
      [one, held],
      [three, third],
      [one, next],
    ] as const)
      expect((await ends(person, id)).status).toBe('done')
    await letGo.shift()?.()
    expect((await ends(two, second)).status).toBe('done')
    // A worker says that its import is done before it makes room for the next one.
    await expect.poll(() => host.database.sql`select from private.lead_import_workers`).toHaveLength(0)
  })

  it('pass to another process after a minute without a heartbeat, and not before', async () => {
    const { sql } = host.database
    const person = await host.person('gone')
    const id = await start(person, head + toCsvLine(['Left', '', '', '', '']))
    await ends(person, id)
    // The state a killed process leaves.
    await sql`delete from public.leads where company_id = ${person.companyId}`
    await sql`delete from public.lead_import_rows where import_id = ${id}`
    await sql`update public.lead_imports set status = 'running', rows_read = 0, created_count = 0, finished_at = null where id = ${id}`
    await sql`insert into private.lead_import_workers (company_id, import_id) values (${person.companyId}, ${id})`
    await sql`alter table public.lead_imports disable trigger touch`
    await sql`update public.lead_imports set updated_at = now() - interval '2 minutes' where id = ${id}`
    await sql`alter table public.lead_imports enable trigger touch`
    await resumeImports(host.database)
    expect(await sql`select from private.events where name = 'lead_import.waiting'`).toHaveLength(0)
    // Nor does a repeated request.
    expect(await sql`select from private.claim_lead_import(${id})`).toHaveLength(0)
    await sql`update private.lead_import_workers set worked_at = now() - interval '61 seconds' where import_id = ${id}`
    await resumeImports(host.database)
    expect(countsOf(await ends(person, id))).toEqual([1, 1, 0, 0, 0])
  })
})

describe('a step without progress', () => {
  const context = {
    mapping: ['name'],
    stages: [],
    customFields: [],
    titleKeys: [],
    timeZone: 'UTC',
    findOwner: () => undefined,
  }
  const record = { cells: ['Ana'], bytes: 4 }
  async function* records(count: number, isHanging: boolean) {
    for (let index = 0; index < count; index += 1) yield record
    if (isHanging) await new Promise(() => {})
  }
  const jobOf = async (person: Person) => {
    const id = await start(person, head + toCsvLine(['Ana', '', '', '', '']))
    await ends(person, id)
    await host.database
      .sql`update public.lead_imports set status = 'running', rows_read = 0, mapping = '["name"]' where id = ${id}`
    const [row] = await host.database.sql`select * from public.lead_imports where id = ${id}`
    return leadImport.parse({ ...row, has_header: false })
  }
  const write = (job: LeadImport, rows: AsyncIterable<typeof record>) =>
    writeBatches(rows, {
      database: host.database,
      job,
      context,
      signal: new AbortController().signal,
      stepLimit: 200,
    })

  it('ends at a store that does not answer, and behind a lock', async () => {
    const job = await jobOf(await host.person('slow'))
    await expect(write(job, records(1, true))).rejects.toThrow(StallError)
    const connection = await host.database.sql.reserve()
    await connection`begin`
    await connection`select from public.lead_imports where id = ${job.id} for update`
    await expect(write(job, records(1, false))).rejects.toMatchObject({ code: '57014' })
    await connection`rollback`
    connection.release()
  })
})

it('says in words that it came to a standstill, and goes on from there when asked', async () => {
  const { sql } = host.database
  const person = await host.person('still')
  const id = await start(person, head + toCsvLine(['Ana', '', '', '', '']))
  await ends(person, id)
  await sql`update public.lead_imports set status = 'running' where id = ${id}`
  const [row] = await sql`select * from public.lead_imports where id = ${id}`
  await failWithReason({ database: host.database }, leadImport.parse(row), new StallError('x'))
  const failed = await read(person, id)
  expect(failed.status).toBe('failed')
  expect(failed.failure_reason).toBe(
    'It stalled: nothing happened for two minutes. What came in stays; try again to continue from there.',
  )
  await person.client.rpc('start_lead_import', { import: id }).throwOnError()
  expect((await ends(person, id)).status).toBe('done')
})
