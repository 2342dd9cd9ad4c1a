import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { toCsvLine } from '@parley/core/text/csv'
import { toJson } from '@parley/core/text/json'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { historyOf } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { beginTurn, callTool } from '../testing/tools.ts'

/** By which way a change came: each through its real door. */
let host: TestHost
let ben: Person

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

async function makeLead(name: string) {
  const { data } = await ben.client
    .from('leads')
    .insert({ name, value: 1 })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}
const lastOf = async (id: string) => (await historyOf(ben, id)).at(-1)

async function makeKey(name: string) {
  const { data } = await ben.client.rpc('create_api_key', { name, scopes: ['read', 'write'] }).throwOnError()
  return z.object({ key: z.string() }).parse(data).key
}

it('says which key', async () => {
  const lead = await makeLead('By key')
  const client = createClient(host.url, await makeKey('Zapier'), { auth: { persistSession: false } })
  await client.from('leads').update({ value: 2 }).eq('id', lead).throwOnError()
  expect(await lastOf(lead)).toMatchObject({
    way: 'key',
    way_name: 'Zapier',
    actor_id: ben.id,
    after: { value: 2 },
  })
})

it('says which key another program came with', async () => {
  const lead = await makeLead('By MCP')
  const program = new Client({ name: 'test', version: '1' })
  const headers = { Authorization: `Bearer ${await makeKey('Claude')}` }
  await program.connect(
    new StreamableHTTPClientTransport(new URL(`${host.url}/mcp`), { requestInit: { headers } }),
  )
  await program.callTool({ name: 'update_lead', arguments: { lead, status: 'contacted' } })
  await program.close()
  expect(await lastOf(lead)).toMatchObject({ way: 'key', way_name: 'Claude', actor_id: ben.id })
})

it('says that the assistant did it, and takes nobody’s word for it', async () => {
  const lead = await makeLead('By Assistant')
  const { turnId } = await beginTurn(ben)
  const parameters = { lead: 'By Assistant', status: 'qualified' }
  const asked = await callTool(host, ben, 'update_lead', parameters, { turnId })
  const confirmationId = asked.result?.confirmation?.id
  if (confirmationId !== undefined)
    await callTool(host, ben, 'update_lead', parameters, { turnId, confirmationId })
  expect(await lastOf(lead)).toMatchObject({
    way: 'assistant',
    actor_id: ben.id,
    after: { status: 'qualified' },
  })
  await ben.client
    .from('leads')
    .update({ value: 3 })
    .eq('id', lead)
    .setHeader('x-parley-tool-call', crypto.randomUUID())
    .throwOnError()
  expect(await lastOf(lead)).toMatchObject({ way: 'person', actor_id: ben.id })
})

it('says which automation', async () => {
  const draft = toJson({
    trigger: { kind: 'lead_created' },
    conditions: [],
    actions: [{ id: 'a0', kind: 'update_lead', column: 'next_step', value: 'Say hello' }],
  })
  const { data } = await ben.client
    .from('automations')
    .insert({ name: 'Welcome', draft })
    .select('id')
    .single()
    .throwOnError()
  await ben.client.rpc('publish_automation', { automation: data.id }).throwOnError()
  await ben.client.from('automations').update({ is_enabled: true }).eq('id', data.id).throwOnError()
  const lead = await makeLead('By automation')
  await expect
    .poll(() => lastOf(lead))
    .toMatchObject({
      way: 'automation',
      way_name: 'Welcome',
      actor_id: null,
      after: { next_step: 'Say hello' },
    })
  await ben.client.from('automations').update({ is_enabled: false }).eq('id', data.id).throwOnError()
})

it('says which import, and whose', async () => {
  const id = crypto.randomUUID()
  const body = new Blob([
    `${toCsvLine(['name', 'email'])}${toCsvLine(['By import', 'import@import.example'])}`,
  ])
  await ben.client
    .from('lead_imports')
    .insert({
      id,
      file_name: 'fair.csv',
      size_bytes: body.size,
      mapping: ['name', 'email'],
      headers: ['name', 'email'],
    })
    .throwOnError()
  await ben.client.storage
    .from('imports')
    .throwOnError()
    .upload(`${ben.companyId}/${id}/leads.csv`, body, { contentType: 'text/csv' })
  await ben.client.rpc('start_lead_import', { import: id }).throwOnError()
  const made = async () =>
    (await ben.client.from('leads').select('id').eq('name', 'By import')).data?.[0]?.id ?? ''
  await expect.poll(made).not.toBe('')
  expect(await lastOf(await made())).toMatchObject({
    operation: 'insert',
    way: 'import',
    way_name: 'fair.csv',
    actor_id: ben.id,
  })
})

it('says that a message came in by a webhook', async () => {
  const { data: hook } = await ben.client
    .from('webhooks')
    .insert({ direction: 'inbound', name: 'Form' })
    .select('id, secret')
    .single()
    .throwOnError()
  const answer = await fetch(`${host.url}/functions/v1/inbound-lead/${hook.id}?token=${hook.secret}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'By webhook', email: 'webhook@in.example' }),
  })
  const { lead_id: lead } = z.object({ lead_id: z.uuid() }).parse(await answer.json())
  expect(await lastOf(lead)).toMatchObject({ operation: 'insert', way: 'system', way_name: 'webhook' })
})

it('leaves nothing of a company that is being erased, and lets it go', async () => {
  const zoe = await host.person('zoe')
  await zoe.client.from('leads').insert({ name: 'Zoe’s' }).throwOnError()
  await zoe.client.from('webhooks').insert({ direction: 'inbound', name: 'Form' }).throwOnError()
  await zoe.client.rpc('create_api_key', { name: 'Gone', scopes: ['read'] }).throwOnError()
  const { data: company } = await zoe.client.from('companies').select('name').single().throwOnError()
  await zoe.client.rpc('erase_company', { confirmation: company.name }).throwOnError()
  const left = async () =>
    (
      await host.database.sql<{ n: number }[]>`
        select count(*)::int as n from public.record_changes where company_id = ${zoe.companyId}`
    )[0]?.n
  await expect.poll(left).toBe(0)
})

it('calls what nobody is signed in for the system', async () => {
  const lead = await makeLead('By nobody')
  await host.database.sql`update public.leads set value = 9 where id = ${lead}`
  expect(await lastOf(lead)).toMatchObject({ way: 'system', actor_id: null })
})
