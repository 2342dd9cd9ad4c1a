import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportedTables } from '@parley/functions/export-company/tables'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atSize } from '../testing/at-size.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { insertInPieces } from '../testing/insert-in-pieces.ts'
import { loadSample } from '../testing/outcomes.ts'

let host: TestHost
let owner: Person
let stranger: Person
/** A file of the company's archive. */
let read: (file: string) => string
const folder = mkdtempSync(join(tmpdir(), 'parley-export-test-'))
const many = atSize(300, 2100)
/** Those, one that holds a formula, and the sample company's. */
const allLeads = many + 1 + 60
const sound = Buffer.from('not a real sound, but every byte of it'.repeat(5000))

async function ask({ client }: Person, body: unknown = { action: 'export' }): Promise<Response> {
  const { data } = await client.auth.getSession()
  return fetch(`${host.url}/functions/v1/export-company`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${data.session?.access_token}`,
      apikey: host.publishableKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
}

/** The zip as another program reads it. */
async function unpack(name: string): Promise<(file: string) => string> {
  const response = await ask(owner)
  expect(response.status).toBe(200)
  const target = join(folder, name)
  writeFileSync(`${target}.zip`, Buffer.from(await response.arrayBuffer()))
  execFileSync('python3', ['-m', 'zipfile', '-e', `${target}.zip`, target])
  return (file) => readFileSync(join(target, file), 'utf8')
}

const rowsSchema = z.array(z.record(z.string(), z.unknown()))
const manifestSchema = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  missing: z.array(z.string()),
})

beforeAll(async () => {
  // So few rows at once that every larger table comes in many pages.
  host = await startTestHost({ API_MAX_ROWS: '100' })
  owner = await host.person('owner')
  stranger = await host.person('stranger')
  for (const person of [owner, stranger]) await loadSample(person.client)
  await owner.client
    .from('leads')
    .insert({ name: '=HYPERLINK("http://evil")', company: 'Ünïcode, "quoted"' })
    .throwOnError()
  const crowd = Array.from({ length: many }, (_, index) => ({ name: `Lead ${index}` }))
  await insertInPieces(crowd, (piece) => owner.client.from('leads').insert(piece).throwOnError())
  const path = `${owner.companyId}/talk/audio.webm`
  const stored = await owner.client.storage
    .from('recordings')
    .upload(path, sound, { contentType: 'audio/webm' })
  if (stored.error) throw stored.error
  const { error } = await owner.client.from('recordings').insert({ title: 'With sound', storage_path: path })
  if (error) throw error
  read = await unpack('whole')
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

/** Kept for a day, so that a change of many can be taken back: what the rows hold is exported with them. */
const passing = ['bulk_changes', 'bulk_change_rows']

it('names every table that holds something of a company', async () => {
  const tables = await host.database.sql<{ name: string }[]>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'company_id' and not a.attisdropped`
  const named = new Set([...exportedTables.map(({ name }) => name), ...passing])
  expect(tables.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
})

it('holds every row and every sound of the company and none of another', async () => {
  const manifest = manifestSchema.parse(JSON.parse(read('manifest.json')))
  for (const { name } of exportedTables.filter((table) => !table.name.startsWith('ai_conversation'))) {
    const own = name === 'companies' ? 'id' : 'company_id'
    const [row] = await host.database.sql.unsafe(
      `select count(*)::int as count from public.${name} where ${own} = $1`,
      [owner.companyId],
    )
    const rows = rowsSchema.parse(JSON.parse(read(`data/${name}.json`)))
    expect(rows, name).toHaveLength(Number(row?.['count']))
    expect(manifest.rows[name], name).toBe(rows.length)
    expect(JSON.stringify(rows), name).not.toContain(stranger.companyId)
  }
  expect(new Set(rowsSchema.parse(JSON.parse(read('data/leads.json'))).map((row) => row['id'])).size).toBe(
    allLeads,
  )
  expect(read('audio/talk/audio.webm')).toBe(sound.toString())
  expect(manifest).toMatchObject({ files: 1, missing: [] })
})

it('writes tables that a spreadsheet can open without running them', async () => {
  const script = `import csv,sys; rows=list(csv.DictReader(open(sys.argv[1],encoding='utf-8-sig',newline=''))); print(len(rows)); print([r['name'] for r in rows if 'HYPER' in r['name']][0]); print([r['company'] for r in rows if 'HYPER' in r['name']][0])`
  const output = execFileSync('python3', ['-c', script, join(folder, 'whole/data/leads.csv')], {
    encoding: 'utf8',
  })
  expect(output.trim().split('\n')).toEqual([
    String(allLeads),
    `'=HYPERLINK("http://evil")`,
    'Ünïcode, "quoted"',
  ])
})

it('leaves secrets out, names what is missing, and is for owners', async () => {
  await owner.client.from('webhooks').insert({ direction: 'inbound', name: 'Site' }).throwOnError()
  await host.database.sql`
    delete from storage.objects where name = ${`${owner.companyId}/talk/audio.webm`}`
  const again = await unpack('again')
  expect(again('data/webhooks.json')).toContain('Site')
  expect(again('data/webhooks.json')).not.toContain('secret')
  expect(manifestSchema.parse(JSON.parse(again('manifest.json')))).toMatchObject({
    files: 0,
    missing: [`${owner.companyId}/talk/audio.webm`],
  })
  const { data: invitation } = await owner.client
    .from('company_invitations')
    .insert({ email: null })
    .select('token')
    .single()
    .throwOnError()
  const member = await host.person('member', { invitation: invitation.token })
  const refused = await ask(member)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toEqual({ error: 'Only managers and owners may export the company.' })
  expect((await ask(owner, {})).status).toBe(400)
})
