import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** The samples of /developers, run as they stand there: files of docs/api. */
const folder = fileURLToPath(new URL('../../../docs/api/', import.meta.url))
const run = promisify(execFile)

let host: TestHost
let ben: Person
let environment: Record<string, string>

/** The Nodes of this machine, each version once: the pinned one, and what a developer has. */
const nodes = new Map(
  [process.execPath, ...(process.env['PATH'] ?? '').split(delimiter).map((each) => join(each, 'node'))]
    .filter((path) => existsSync(path))
    .map((path) => [execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(), path]),
)

async function sample(name: string, node = process.execPath) {
  const program = name.endsWith('.sh') ? 'sh' : node
  const { stdout } = await run(program, [`${folder}${name}`], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  })
  return stdout
}
const names = async () =>
  (await ben.client.from('leads').select('name').order('created_at').throwOnError()).data.map(
    ({ name }) => name,
  )

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  const { data: made } = await ben.client
    .rpc('create_api_key', { name: 'Samples', scopes: ['read', 'write'] })
    .throwOnError()
  const { data: webhook } = await ben.client
    .from('webhooks')
    .insert({ direction: 'inbound', name: 'Form' })
    .select('id, secret')
    .single()
    .throwOnError()
  environment = {
    PARLEY_URL: host.url,
    PARLEY_API_KEY: z.object({ key: z.string() }).parse(made).key,
    WEBHOOK_SECRET: webhook.secret,
    WEBHOOK_URL: `${host.url}/functions/v1/inbound-lead/${webhook.id}?token=${webhook.secret}`,
  }
})
afterAll(() => host.close())

it.each([...nodes])('supabase-js writes and reads with a key alone on Node %s', async (_version, node) => {
  await ben.client.from('leads').delete().eq('name', 'Ana Ruiz').throwOnError()
  expect(JSON.parse(await sample('quick-start.mjs', node))).toEqual([
    {
      name: 'Ana Ruiz',
      company: 'Acme',
      status: 'new',
      tasks: [{ title: 'Call Ana Ruiz', due_at: '2030-01-15T09:00:00+00:00' }],
    },
  ])
})

it('curl reads, writes and calls a function', async () => {
  expect(JSON.parse(await sample('create-lead.sh'))).toMatchObject([
    { name: 'Ben Carter', company_id: ben.companyId },
  ])
  expect(JSON.parse(await sample('read-leads.sh'))).toMatchObject([
    { name: 'Ben Carter' },
    { name: 'Ana Ruiz' },
  ])
  expect(await sample('call-function.sh')).toContain('Ana Ruiz')
})

it('a form and a signed program hand over leads; a repeated one fails as the sample says', async () => {
  const first = z.object({ outcome: z.string() }).parse(JSON.parse(await sample('inbound-lead.sh')))
  expect(first.outcome).toBe('updated')
  await expect(sample('inbound-lead.sh')).rejects.toThrow('error: 409')
  expect(await sample('inbound-signed.mjs')).toMatch(/^201 /)
  expect(await names()).toEqual(['Ana Ruiz', 'Ben Carter', 'Eva Stone'])
})

it('a shop hands over its orders', async () => {
  expect(JSON.parse(await sample('inbound-orders.sh'))).toMatchObject({ created: 1, updated: 0, refused: [] })
  expect(JSON.parse(await sample('inbound-orders.sh'))).toMatchObject({ created: 0, updated: 1 })
  const { data } = await ben.client.from('orders').select('amount, currency, customers(email)').throwOnError()
  expect(data).toEqual([{ amount: 49.9, currency: 'EUR', customers: { email: 'ana@acme.example' } }])
})

it('a client of the Model Context Protocol uses the tools', async () => {
  const output = await sample('mcp-client.mjs')
  expect(output).toContain('search_leads')
  expect(output).not.toContain('delete_lead')
  expect(await names()).toHaveLength(4)
  expect(output.match(/Acme/g)?.length).toBeGreaterThanOrEqual(2)
})
