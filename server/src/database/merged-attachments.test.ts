import { type SubjectKind, subjectIds } from '@parley/core/records/subject'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { untilIdle } from '../testing/until-idle.ts'

/** The files of two customers are those of the one they became, and each has its own again once they are two. */
let host: TestHost
let ana: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
})
afterAll(() => host.close())

async function attach(kind: SubjectKind, of: string, text: string) {
  const id = crypto.randomUUID()
  const stored = await ana.client.storage
    .from('attachments')
    .upload(`${ana.companyId}/${id}`, new TextEncoder().encode(text), { contentType: 'application/pdf' })
  expect(stored.error).toBeNull()
  await ana.client
    .from('attachments')
    .insert({ ...subjectIds({ kind, id: of }), id, name: `${text}.pdf` })
    .throwOnError()
}

it.each(['account', 'contact'] as const)('one of two of each keeps the files of both: %s', async (kind) => {
  const record = `${kind}s` as const
  const { data } = await ana.client
    .from(record)
    .insert([{ name: 'Kept' }, { name: 'Gone' }])
    .select('id')
    .throwOnError()
  const [keep = '', drop = ''] = data.map(({ id }) => id)
  await attach(kind, keep, 'Of the one')
  await attach(kind, drop, 'Of the other')
  /** What can be downloaded of a record, by name. */
  async function filesOf(id: string) {
    const files = await ana.client
      .from('attachments')
      .select('name, storage_path')
      .eq(`${kind}_id`, id)
      .order('name')
      .throwOnError()
    return Promise.all(
      files.data.map(async ({ name, storage_path }) => {
        const read = await ana.client.storage.from('attachments').download(storage_path)
        return [name, await read.data?.text()]
      }),
    )
  }
  const one = ['Of the one.pdf', 'Of the one']
  const other = ['Of the other.pdf', 'Of the other']
  const { data: merge } = await ana.client
    .rpc('merge_customers', { record, keep, drop_record: drop })
    .throwOnError()
  // The one that went takes no file along, nor does whatever follows it.
  await untilIdle(host.database.sql)
  expect(await filesOf(keep)).toEqual([one, other])
  await ana.client.rpc('undo_customer_merge', { merge }).throwOnError()
  await untilIdle(host.database.sql)
  expect([await filesOf(keep), await filesOf(drop)]).toEqual([[one], [other]])
})
