import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

/** What runs a sample, by the ending of its file. */
const programOf = (ending: string, node = process.execPath) => ({ sh: 'sh', py: 'python3' })[ending] ?? node
const languages = [
  ['curl', 'sh'],
  ['TypeScript', 'ts'],
  // Not every machine that builds the product has it.
  ...(spawnSync('python3', ['--version']).status === 0 ? [['Python', 'py'] as const] : []),
] as const
const receivers = languages.filter(([, ending]) => ending !== 'sh')

async function sample(name: string, node = process.execPath) {
  const program = programOf(name.split('.').at(-1) ?? '', node)
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
  environment = {
    PARLEY_URL: host.url,
    PARLEY_API_KEY: z.object({ key: z.string() }).parse(made).key,
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

describe.each(languages)('in %s', (_label, ending) => {
  const inLanguage = (name: string) => sample(`${name}.${ending}`)

  beforeAll(async () => {
    await ben.client.from('leads').delete().neq('name', 'Ana Ruiz').throwOnError()
    await ben.client.from('orders').delete().neq('external_id', '').throwOnError()
    const { data: webhook } = await ben.client
      .from('webhooks')
      .insert({ direction: 'inbound', name: 'Form' })
      .select('id, secret')
      .single()
      .throwOnError()
    environment['WEBHOOK_SECRET'] = webhook.secret
    environment['WEBHOOK_URL'] = `${host.url}/functions/v1/inbound-lead/${webhook.id}?token=${webhook.secret}`
  })

  it('a program reads, writes and calls a function', async () => {
    expect(JSON.parse(await inLanguage('create-lead'))).toMatchObject([
      { name: 'Ben Carter', company_id: ben.companyId },
    ])
    expect(JSON.parse(await inLanguage('read-leads'))).toMatchObject([
      { name: 'Ben Carter', tasks: [] },
      { name: 'Ana Ruiz', tasks: [{ title: 'Call Ana Ruiz' }] },
    ])
    expect(await inLanguage('call-function')).toContain('Ana Ruiz')
  })

  it('a form and a signed program hand over leads; a repeated one fails as the sample says', async () => {
    const first = z.object({ outcome: z.string() }).parse(JSON.parse(await inLanguage('inbound-lead')))
    expect(first.outcome).toBe('updated')
    await expect(inLanguage('inbound-lead')).rejects.toThrow('409')
    expect(await inLanguage('inbound-signed')).toContain('created')
    expect(await names()).toEqual(['Ana Ruiz', 'Ben Carter', 'Eva Stone'])
  })

  it('a shop hands over its orders', async () => {
    expect(JSON.parse(await inLanguage('inbound-orders'))).toMatchObject({
      created: 1,
      updated: 0,
      refused: [],
    })
    expect(JSON.parse(await inLanguage('inbound-orders'))).toMatchObject({ created: 0, updated: 1 })
    const { data } = await ben.client
      .from('orders')
      .select('amount, currency, customers(email)')
      .throwOnError()
    expect(data).toEqual([{ amount: 49.9, currency: 'EUR', customers: { email: 'ana@acme.example' } }])
  })
})

it.each(receivers)(
  'a receiver in %s takes what is signed, once, and nothing else',
  async (_label, ending) => {
    const receiver = spawn(programOf(ending), [`${folder}receive-webhooks.${ending}`], {
      env: { PATH: process.env['PATH'], WEBHOOK_SECRET: `whsec_${btoa('a secret')}`, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let output = ''
    receiver.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    try {
      await expect.poll(() => output, { timeout: 20_000 }).toMatch(/Listening on \d+/)
      const body = JSON.stringify({ type: 'lead.created', timestamp: '', data: { name: 'Zoë' } })
      const post = async (secret: string, seconds: number) => {
        const timestamp = String(Math.floor(Date.now() / 1000) - seconds)
        const signature = createHmac('sha256', secret).update(`msg_1.${timestamp}.${body}`).digest('base64')
        const { status } = await fetch(`http://127.0.0.1:${/Listening on (\d+)/.exec(output)?.[1]}/`, {
          method: 'POST',
          body,
          headers: {
            'webhook-id': 'msg_1',
            'webhook-timestamp': timestamp,
            'webhook-signature': `v1,${signature}`,
          },
        })
        return status
      }
      expect(await post('a guess', 0)).toBe(401)
      expect(await post('a secret', 400)).toBe(401)
      expect(await post('a secret', 0)).toBe(204)
      expect(await post('a secret', 0)).toBe(204)
      await expect.poll(() => output.match(/lead\.created \{"name": ?"Zo/g)).toHaveLength(1)
    } finally {
      receiver.kill()
    }
  },
)

it('a client of the Model Context Protocol uses the tools', async () => {
  const output = await sample('mcp-client.mjs')
  expect(output).toContain('search_leads')
  expect(output).not.toContain('delete_lead')
  expect(await names()).toHaveLength(4)
  expect(output.match(/Acme/g)?.length).toBeGreaterThanOrEqual(2)
})
