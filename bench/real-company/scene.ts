import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRealHost } from '../../e2e/support/real-host.ts'
import type { Sql } from '../../server/src/database/database.ts'
import { realSizes } from '../../server/src/testing/real-company.ts'

/** Resident memory of a process, in MB (Linux); 0 once it is gone. */
export function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Runs `work` and returns its duration and the process's peak memory. */
export async function measured<T>(
  pid: () => number,
  work: () => Promise<T>,
): Promise<{ result: T; seconds: number; peak: number }> {
  let peak = memoryOf(pid())
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid()))
  }, 100)
  const started = performance.now()
  try {
    const result = await work()
    return { result, seconds: (performance.now() - started) / 1000, peak }
  } finally {
    clearInterval(timer)
  }
}

/** A script of the product as a process of its own; throws what it printed when it fails. */
export function runScript(path: string, args: string[], environment: Record<string, string>) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: tmpdir(), ...environment }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = execFile(
    process.execPath,
    [path, ...args],
    { env, maxBuffer: 1e8 },
    (error, stdout, stderr) => (error ? reject(new Error(`${stdout}${stderr}`)) : resolve(stdout.trim())),
  )
  return measured(
    () => child.pid ?? 0,
    () => promise,
  )
}

const tables = (schemas: readonly string[]) => `
  select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in (${schemas.map((name) => `'${name}'`).join(', ')}) and c.relkind = 'r' order by 1`

/** Each table's rows as Postgres sees them: how many, and a sum over a hash of each one's text. */
export async function summarise(
  sql: Sql,
  schemas = ['public', 'storage', 'auth'],
): Promise<Map<string, string>> {
  const summary = new Map<string, string>()
  await sql.begin(async (transaction) => {
    await transaction.unsafe(`set local timezone = 'UTC'; set local statement_timeout = 0`)
    for (const { name } of await transaction.unsafe<{ name: string }[]>(tables(schemas))) {
      const [row] = await transaction.unsafe<{ content: string }[]>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 7)::numeric), 0) as content from ${name} as each`,
      )
      summary.set(name, row?.content ?? '')
    }
  })
  return summary
}

/** Names of the tables that differ. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))

/** The company, a folder to write in, and the output of results. */
export async function createScene() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-real-'))
  chmodSync(folder, 0o711)
  const real = await startRealHost(realSizes, { WEBHOOK_ALLOW_PRIVATE: 'true' })
  let failures = 0
  return {
    ...real,
    folder,
    sizes: realSizes,
    server: () => real.host.pid(),
    /** One line of the table. */
    tell(name: string, { seconds, peak }: { seconds: number; peak: number }, result: string, isRight = true) {
      if (!isRight) failures += 1
      console.log(
        `${isRight ? ' ' : '✗'} ${name.padEnd(46)} ${seconds.toFixed(1).padStart(7)} s ${peak.toFixed(0).padStart(6)} MB  ${result}`,
      )
    },
    failures: () => failures,
    async end() {
      await real.host.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Scene = Awaited<ReturnType<typeof createScene>>
