import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Database as Schema } from '@parley/core/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { startHost } from '../host.ts'
import { type Person, password } from './host.ts'
import { ofEachProcess } from './process.ts'

/** A command of the operator's, as the process that npm would start. */
export function runBackupCommand(
  name: 'command' | 'restore-command',
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const file = fileURLToPath(new URL(`../backup/${name}.ts`, import.meta.url))
  const env = { ...ofEachProcess, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` }),
    )
  })
}

const bytesOf = (index: number) =>
  new Uint8Array(20_000 + index).map((_, place) => (place * (index + 7)) % 251)

interface Acknowledged {
  /** Ids. */
  leads: string[]
  /** Paths. */
  files: string[]
}

/** Writes rows and files, and removes every other file, until stopped; records what was acknowledged. */
export function createWriter({ client, companyId }: Person) {
  const leads: string[] = []
  const files = new Map<string, number>()
  const removed = new Set<string>()
  /** Callbacks of those who wait for an acknowledgement. */
  const waiting = new Set<() => void>()
  let isOver = false

  function tell() {
    for (const look of waiting) look()
  }

  async function writeLeads() {
    for (let index = 0; !isOver; index++) {
      const row = {
        name: `Lead ${index}`,
        company: 'Tab\there, "quoted"\nand a new line',
        company_id: companyId,
      }
      const { data } = await client.from('leads').insert(row).select('id').single()
      if (data) leads.push(data.id)
      tell()
    }
  }
  async function writeFiles() {
    for (let index = 0; !isOver; index++) {
      const path = `${companyId}/${crypto.randomUUID()}/audio.webm`
      const { error } = await client.storage.from('recordings').upload(path, new Blob([bytesOf(index)]))
      if (!error) files.set(path, index)
      tell()
      const victim = [...files].find(([each, number]) => number % 2 === 1 && !removed.has(each))?.[0]
      if (!victim || index % 3 !== 2) continue
      removed.add(victim)
      await client.storage.from('recordings').remove([victim])
    }
  }
  const work = Promise.all([writeLeads(), writeLeads(), writeFiles()])
  return {
    acknowledged: (): Acknowledged => ({
      leads: [...leads],
      files: [...files.keys()].filter((path) => !removed.has(path)),
    }),
    /** Waits until so many leads and files more were acknowledged. */
    async more({ leads: moreLeads, files: moreFiles }: { leads: number; files: number }): Promise<void> {
      const wanted = { leads: leads.length + moreLeads, files: files.size + moreFiles }
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => leads.length >= wanted.leads && files.size >= wanted.files && resolve()
      waiting.add(look)
      await promise
      waiting.delete(look)
    },
    /** The bytes that were written to a path; none where it was never acknowledged. */
    bytesAt(path: string): Uint8Array | undefined {
      const index = files.get(path)
      return index === undefined ? undefined : bytesOf(index)
    },
    /** Files whose removal was asked for by now. */
    removed: () => new Set(removed),
    async stop() {
      isOver = true
      await work
    },
  }
}

/** Starts a restored instance and signs a person in who was there before. */
export async function startRestored(environment: Record<string, string>, { email }: Person) {
  const config = readConfig({ PORT: '0', SPEECH_INSTALL: 'never', RATE_LIMITS: 'false', ...environment })
  const host = await startHost(config, pino({ level: 'silent' }))
  const script = await (await fetch(`${host.url}/config.js`)).text()
  const publishableKey = /"publishableKey":"([^"]+)"/.exec(script)?.[1] ?? ''
  const client = createClient<Schema>(host.url, publishableKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) {
    await host.close()
    throw error
  }
  return { client, publishableKey, close: () => host.close() }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

/** The parts of `expected` that a restored instance lacks, and each file whose bytes differ. */
export async function findLost(
  client: SupabaseClient<Schema>,
  { companyId }: Person,
  expected: Acknowledged,
  bytesAt: (path: string) => Uint8Array | undefined,
): Promise<string[]> {
  const found = new Set<string>()
  for (let start = 0; start < expected.leads.length; start += 100) {
    const { data } = await client
      .from('leads')
      .select('id')
      .in('id', expected.leads.slice(start, start + 100))
    for (const { id } of data ?? []) found.add(id)
  }
  const lost = expected.leads.filter((id) => !found.has(id)).map((id) => `lead ${id}`)
  const { data: folders } = await client.storage.from('recordings').list(companyId, { limit: 1000 })
  const listed = new Set((folders ?? []).map(({ name }) => `${companyId}/${name}/audio.webm`))
  for (const path of listed) {
    const bytes = bytesAt(path)
    // One that was still under way when it was stopped was never acknowledged.
    if (bytes === undefined) continue
    const { data } = await client.storage.from('recordings').download(path)
    const restored = new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())
    if (!isSame(restored, bytes)) lost.push(`the bytes of ${path}`)
  }
  return [...lost, ...expected.files.filter((path) => !listed.has(path))]
}
