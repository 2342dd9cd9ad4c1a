import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { importTable, undoImport } from '../testing/import-file.ts'

/** What was kept before a migration added a column can still be put back. */
let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

const tables = ['leads', 'accounts', 'contacts'] as const
type Table = (typeof tables)[number]

/** All that stands in a company's table, without what the product keeps beside it. */
async function contentOf(table: Table) {
  const { sql } = host.database
  const [row] = await sql<{ rows: unknown }[]>`
    select jsonb_agg(to_jsonb(x) - array['updated_at', 'last_activity_at', 'grade', 'seats', 'notes_seen'] order by x.id) as rows
      from ${sql(`public.${table}`)} x where x.company_id = ${ben.companyId}`
  return row?.rows
}

/** Columns as migrations add them: empty, with a default that no row lacks, and one that follows from others. */
const addColumns = (table: Table) =>
  host.database.sql.unsafe(`
    alter table public.${table} add column grade text, add column seats int not null default 3,
      add column notes_seen boolean generated always as (phone is not null) stored`)
function newValues(table: Table) {
  const { sql } = host.database
  return sql`
    select distinct grade, seats from ${sql(`public.${table}`)} where company_id = ${ben.companyId}`
}

describe.each(tables)('%s that were kept before a column came', (table) => {
  const headings = table === 'accounts' ? ['Name', 'Phone'] : ['Name', 'Phone', 'Email']
  const row = (name: string, phone: string) =>
    table === 'accounts' ? [name, phone] : [name, phone, `${name.toLowerCase()}@x.example`]

  it('are as they were once an import is taken back and a merge taken apart', async () => {
    const insert = async (name: string, phone: string) => {
      const record = { name, phone }
      return (await ben.client.from(table).insert(record).select('id').single().throwOnError()).data.id
    }
    const [keep, drop] = [await insert('Keeper', '111'), await insert('Dropped', '222')]
    await importTable(ben, [headings, row('Imported', '1'), row('Other', '2')], { record: table })
    const before = await contentOf(table)
    const done = await importTable(ben, [headings, row('Imported', '9'), row('Third', '3')], {
      record: table,
      duplicates: 'overwrite',
    })
    expect([done.created_count, done.updated_count]).toEqual([1, 1])
    const merge =
      table === 'leads'
        ? await ben.client.rpc('merge_leads', { keep, drop_lead: drop, chosen: {} }).throwOnError()
        : await ben.client
            .rpc('merge_customers', { record: table, keep, drop_record: drop, chosen: {} })
            .throwOnError()

    await addColumns(table)

    const undone = await undoImport(ben, done.id)
    expect([undone.status, undone.kept_count]).toEqual(['undone', 0])
    await (table === 'leads'
      ? ben.client.rpc('undo_merge', { merge: merge.data })
      : ben.client.rpc('undo_customer_merge', { merge: merge.data })
    ).throwOnError()
    expect(await contentOf(table)).toEqual(before)
    expect(await newValues(table)).toEqual([{ grade: null, seats: 3 }])
  })

  it('keep what people wrote since, in columns of both kinds', async () => {
    const { sql } = host.database
    const done = await importTable(ben, [headings, row(`Fourth${table}`, '4')], { record: table })
    await ben.client.from(table).update({ phone: '5' }).eq('name', `Fourth${table}`).throwOnError()
    const undone = await undoImport(ben, done.id)
    expect([done.created_count, undone.status, undone.kept_count]).toEqual([1, 'undone', 1])
    const [kept] = await sql`
      select content_columns && array['seats', 'grade'] as is_new, 'phone' = any (content_columns) as is_old
        from public.lead_imports where id = ${done.id}`
    expect(kept).toEqual({ is_new: true, is_old: true })
  })
})
