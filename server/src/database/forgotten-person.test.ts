import { toJson } from '@parley/core/text/json'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What else is known of a person goes with their contact: beside the history, what was kept to take things back. */
let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

const makeLead = async (lead: { name: string; email: string }) =>
  (await ben.client.from('leads').insert(lead).select('id, contact_id').single().throwOnError()).data
const forget = (contact: string | null) =>
  ben.client
    .from('contacts')
    .delete()
    .eq('id', contact ?? '')
    .throwOnError()
async function count(table: 'lead_merges' | 'lead_import_rows' | 'ai_tool_calls', text: string) {
  const { sql } = host.database
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from ${sql(`public.${table}`)} x where to_jsonb(x)::text ilike ${`%${text}%`}`
  return row?.n
}

it('is not kept by a merge, which then can no longer be taken back', async () => {
  const gone = await makeLead({ name: 'Erik Forgotten', email: 'erik@forgotten.example' })
  const kept = await makeLead({ name: 'Kept Person', email: 'kept@forgotten.example' })
  const { data: merge } = await ben.client
    .rpc('merge_leads', { keep: kept.id, drop_lead: gone.id })
    .throwOnError()
  expect(await count('lead_merges', 'erik@forgotten')).toBe(1)
  await forget(gone.contact_id)
  expect(await count('lead_merges', 'erik')).toBe(0)
  const undone = await ben.client.rpc('undo_merge', { merge })
  expect(undone.error?.message).toBe(
    'The contact of one of the two leads was deleted, so they cannot be taken apart any more.',
  )
  // Links to the merged lead still lead to the kept one.
  expect(await count('lead_merges', gone.id)).toBe(1)
})

it('is not brought back by the undo of an import that had written over them', async () => {
  const { sql } = host.database
  const lead = await makeLead({ name: 'Ida Before', email: 'ida@before.example' })
  const other = await makeLead({ name: 'Ole After', email: 'ole@after.example' })
  const [imported] = await sql<{ id: string }[]>`
    insert into public.lead_imports (company_id, created_by, file_name, size_bytes, status)
    values (${ben.companyId}, ${ben.id}, 'leads.csv', 10, 'done') returning id`
  const before = (await ben.client.from('leads').select().eq('id', lead.id).single().throwOnError()).data
  await ben.client.from('leads').update({ contact_id: other.contact_id }).eq('id', lead.id).throwOnError()
  await sql`
    insert into public.lead_import_rows (import_id, row_number, company_id, outcome, lead_id, before, content_after)
    select ${imported?.id ?? ''}, 1, ${ben.companyId}, 'updated', l.id, ${sql.json(before)}, private.lead_content(l)
      from public.leads l where l.id = ${lead.id}`
  await forget(lead.contact_id)
  expect(await count('lead_import_rows', 'ida')).toBe(0)
  await sql`update public.lead_imports set status = 'undoing' where id = ${imported?.id ?? ''}`
  await sql`select private.undo_lead_import(${imported?.id ?? ''})`
  const { data: now } = await ben.client
    .from('leads')
    .select('name')
    .eq('id', lead.id)
    .single()
    .throwOnError()
  expect(now.name).toBe('Ole After')
  const [row] =
    await sql`select kept_reason from public.lead_import_rows where import_id = ${imported?.id ?? ''}`
  expect(row?.['kept_reason']).toBe('Changed since the import')
})

it('is not kept in what the assistant was asked and told', async () => {
  const { sql } = host.database
  const person = await makeLead({ name: 'Nora Unsaid', email: 'nora@unsaid.example' })
  const call = (id: string, value: object, status = 'done') => sql`
    insert into public.ai_tool_calls (call_id, user_id, company_id, tool_name, kind, arguments, arguments_hash, status, result)
    values (${id}, ${ben.id}, ${ben.companyId}, 'find_leads', 'read', ${sql.json({})}, 'hash', ${status}, ${sql.json(toJson(value))})`
  await call('by name', { found: ['nora unsaid'] })
  await call('by address', { to: 'NORA@unsaid.example' }, 'proposed')
  await call('by id', { contact_id: person.contact_id })
  await call('of others', { found: ['Nora Else'] })
  await ben.client.from('leads').delete().eq('id', person.id).throwOnError()
  await forget(person.contact_id)
  const rows = await sql<{ call_id: string; status: string; result: unknown }[]>`
    select call_id, status, result from public.ai_tool_calls where company_id = ${ben.companyId} order by call_id`
  expect(rows.map(({ call_id, status, result }) => [call_id, status, result === null])).toEqual([
    ['by address', 'failed', true],
    ['by id', 'done', true],
    ['by name', 'done', true],
    ['of others', 'done', false],
  ])
})
