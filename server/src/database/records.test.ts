import { accountFields, otherAccountColumns } from '@parley/core/records/account'
import { contactFields, otherContactColumns } from '@parley/core/records/contact'
import { type Field, isEditable } from '@parley/core/records/field'
import { leadFields, otherLeadColumns } from '@parley/core/records/lead'
import { otherTaskColumns, taskFields } from '@parley/core/records/task'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const sorted = (names: Iterable<string>) => [...names].toSorted()

describe.each<[string, readonly Field[], object]>([
  ['leads', leadFields, otherLeadColumns],
  ['tasks', taskFields, otherTaskColumns],
  ['accounts', accountFields, otherAccountColumns],
  ['contacts', contactFields, otherContactColumns],
])('the definition of %s', (table, fields, others) => {
  it('names every column once, as a field or as none', async () => {
    const columns = await host.database.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`
    const named = [...fields.map(({ column }) => column), ...Object.keys(others)]
    expect(sorted(named)).toEqual(sorted(columns.map(({ name }) => name)))
  })

  it('lets people write the fields that the database lets them write', async () => {
    const [row] = await host.database.sql<
      { fields: string[] }[]
    >`select private.record_fields(${table}) as fields`
    const editable = fields.filter(isEditable).map(({ column }) => column)
    expect(sorted(row?.fields ?? [])).toEqual(sorted(editable))
  })

  it('knows the limits and needs of the columns', async () => {
    const limits = await host.database.sql<{ column: string; limit: number }[]>`
      select found.part[1] as column, found.part[2]::int as limit from pg_constraint c
       cross join lateral regexp_match(pg_get_constraintdef(c.oid), 'length\\((?:btrim\\()?(\\w+)\\)+ <= (\\d+)') as found (part)
       where c.conrelid = ${`public.${table}`}::regclass and found.part is not null`
    for (const { column, limit } of limits)
      expect([column, fields.find((field) => field.column === column)?.limit ?? limit]).toEqual([
        column,
        limit,
      ])
    const needed = await host.database.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'`
    const required = fields.filter(({ isRequired }) => isRequired).map(({ column }) => column)
    const names = new Set(fields.map(({ column }) => column))
    expect(sorted(required)).toEqual(sorted(needed.map(({ name }) => name).filter((name) => names.has(name))))
  })
})
