import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { attempt } from '../testing/outcomes.ts'
import { untilIdle } from '../testing/until-idle.ts'

/** Files of leads, accounts, contacts, tasks and recordings: who reads them, and that they go with their record. */
let host: TestHost
let ana: Person
let ben: Person
let mallory: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  ben = await colleague(host, ana, 'ben')
  mallory = await host.person('mallory')
})
afterAll(() => host.close())

const bytes = new TextEncoder().encode('A signed offer')
const pathOf = (person: Person, id: string) => `${person.companyId}/${id}`

async function upload(person: Person, id: string, path = pathOf(person, id)) {
  return person.client.storage.from('attachments').upload(path, bytes, { contentType: 'application/pdf' })
}
const addLead = async (name: string) =>
  (
    await ana.client
      .from('leads')
      .insert({ name, company: `${name} Ltd` })
      .select('id, account_id, contact_id')
      .single()
      .throwOnError()
  ).data
async function attach(
  person: Person,
  of: Partial<Record<`${'lead' | 'account' | 'contact' | 'task' | 'recording'}_id`, string | null>>,
) {
  const id = crypto.randomUUID()
  expect((await upload(person, id)).error).toBeNull()
  return (
    await person.client
      .from('attachments')
      .insert({ ...of, id, name: 'Offer.pdf' })
      .select()
      .single()
      .throwOnError()
  ).data
}
async function isStored(path: string): Promise<boolean> {
  const rows = await host.database
    .sql`select from storage.objects where bucket_id = 'attachments' and name = ${path}`
  return rows.length === 1
}

it('keeps a file with any record, says what the storage has of it, and gives it to colleagues alone', async () => {
  const lead = await addLead('Fjord')
  const { data: task } = await ana.client
    .from('tasks')
    .insert({ title: 'Sign' })
    .select('id')
    .single()
    .throwOnError()
  const { data: talk } = await ana.client
    .from('recordings')
    .insert({ title: 'Demo', source: 'import' })
    .select('id')
    .single()
    .throwOnError()
  for (const of of [
    { recording_id: talk.id },
    { lead_id: lead.id },
    { account_id: lead.account_id },
    { contact_id: lead.contact_id },
    { task_id: task.id },
  ]) {
    const file = await attach(ana, of)
    expect(file).toMatchObject({ size_bytes: bytes.length, mime_type: 'application/pdf', created_by: ana.id })
    const read = await ben.client.storage.from('attachments').download(file.storage_path)
    expect(await read.data?.text()).toBe('A signed offer')
    expect(
      (await mallory.client.storage.from('attachments').download(file.storage_path)).error,
    ).not.toBeNull()
    expect((await mallory.client.from('attachments').select().eq('id', file.id)).data).toEqual([])
  }
})

it('takes no row without its file, none of two records, and no file into the folder of others', async () => {
  const lead = await addLead('Alone')
  const id = crypto.randomUUID()
  const early = await ana.client.from('attachments').insert({ id, lead_id: lead.id, name: 'Offer.pdf' })
  expect(early.error?.message).toBe('The file has not arrived yet.')
  await upload(ana, id)
  const both = { id, lead_id: lead.id, account_id: lead.account_id, name: 'Offer.pdf' }
  expect((await ana.client.from('attachments').insert(both)).error?.code).toBe('23514')
  expect((await upload(mallory, id, pathOf(ana, crypto.randomUUID()))).error).not.toBeNull()
  const stolen = await mallory.client.from('attachments').insert({ id, lead_id: lead.id, name: 'Offer.pdf' })
  expect(stolen.error).not.toBeNull()
  const forged = { id: crypto.randomUUID(), company_id: ana.companyId, lead_id: lead.id, name: 'x' }
  expect((await mallory.client.from('attachments').insert(forged)).error?.code).toBe('42501')
})

it('can be renamed and not pointed elsewhere; only its author or a manager deletes it, bytes and all', async () => {
  const lead = await addLead('Renamed')
  const file = await attach(ana, { lead_id: lead.id })
  await ben.client.from('attachments').update({ name: 'Contract.pdf' }).eq('id', file.id).throwOnError()
  const moved = await ben.client.from('attachments').update({ created_by: ben.id }).eq('id', file.id)
  expect(moved.error?.code).toBe('42501')
  expect((await ben.client.from('attachments').delete().eq('id', file.id)).error?.code).toBe('42501')
  await attempt(ben.client.storage.from('attachments').remove([file.storage_path]))
  expect(await isStored(file.storage_path)).toBe(true)
  await ana.client.from('attachments').delete().eq('id', file.id).throwOnError()
  // A job that fails once is done again some seconds later.
  await vi.waitUntil(async () => !(await isStored(file.storage_path)), { timeout: 60_000, interval: 50 })
})

it('goes with its lead, and goes over with a lead that is merged, and back', async () => {
  const [kept, gone] = [await addLead('Kept'), await addLead('Gone')]
  const file = await attach(ana, { lead_id: gone.id })
  const of = async () =>
    (await ana.client.from('attachments').select('lead_id').eq('id', file.id).throwOnError()).data
  const { data: merge } = await ana.client
    .rpc('merge_leads', { keep: kept.id, drop_lead: gone.id })
    .throwOnError()
  expect(await of()).toEqual([{ lead_id: kept.id }])
  await ana.client.rpc('undo_merge', { merge }).throwOnError()
  expect(await of()).toEqual([{ lead_id: gone.id }])
  await ana.client.from('leads').delete().eq('id', gone.id).throwOnError()
  await untilIdle(host.database.sql)
  expect(await of()).toEqual([])
  // It waits 30 days for its lead to be put back.
  await host.database
    .sql`update storage.objects set created_at = now() - interval '25 hours' where name = ${file.storage_path}`
  await host.database.sql`select graphile_worker.add_job('every_hour', '{}')`
  await untilIdle(host.database.sql)
  expect(await isStored(file.storage_path)).toBe(true)
  await host.database
    .sql`update private.deleted_parts set deleted_at = now() - interval '31 days' where record_id = ${gone.id}`
  await host.database.sql`select private.sweep_history()`
  await untilIdle(host.database.sql)
  expect(await isStored(file.storage_path)).toBe(false)
})

it('sweeps files for which no row came within a day, and no others', async () => {
  const lead = await addLead('Swept')
  const file = await attach(ana, { lead_id: lead.id })
  const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()]
  await upload(ana, old)
  await upload(ana, fresh)
  await host.database.sql`
    update storage.objects set created_at = now() - interval '25 hours'
     where name = any(${[pathOf(ana, old), file.storage_path]})`
  await host.database.sql`select graphile_worker.add_job('every_hour', '{}')`
  await untilIdle(host.database.sql)
  expect(await isStored(pathOf(ana, old))).toBe(false)
  expect(await isStored(pathOf(ana, fresh))).toBe(true)
  expect(await isStored(file.storage_path)).toBe(true)
})
