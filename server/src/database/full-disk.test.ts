import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'

/** The rows of one table, and what statements put aside, on a real disk of three megabytes. Only root may mount one. */
const disk = mkdtempSync(join(tmpdir(), 'parley-full-'))
const space = `full_${process.pid}`
const canMount = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m,mode=0755', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let first: TestHost
let host: TestHost
beforeAll(async () => {
  if (!canMount) return
  first = await startTestHost()
  const { sql } = first.database
  const [setting] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
  const folder = join(disk, 'space')
  mkdirSync(folder)
  const { uid, gid } = statSync(setting?.folder ?? '')
  chownSync(folder, uid, gid)
  await sql.unsafe(`create tablespace ${space} location '${folder}'`)
  await sql.unsafe(`alter table public.leads set tablespace ${space}`)
  await sql.unsafe(`grant create on tablespace ${space} to public`)
  const name = new URL(first.database.url).pathname.slice(1)
  await sql.unsafe(`alter database ${name} set temp_tablespaces = ${space}`)
  // Connections that are open already don't know of it.
  host = await startSecondHost(first)
})
afterAll(async () => {
  await host?.close()
  await first?.close()
  if (canMount) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true })
})

it.skipIf(!canMount)('is told in words by writes and /readyz', async () => {
  const ana = await host.person('ana')
  expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(4_000_000))).toThrow('ENOSPC')
  const leads = Array.from({ length: 200 }, () => ({ name: 'Lead '.repeat(30) + crypto.randomUUID() }))
  const { error, status } = await ana.client.from('leads').insert(leads)
  expect([status, error?.code, error?.message]).toEqual([
    507,
    '53100',
    'The server’s disk is full, so this was not saved. Whoever runs Parley has to make room.',
  ])
  expect(await (await fetch(`${host.url}/readyz`)).json()).toMatchObject({
    status: 'not ready',
    database: false,
    storage: true,
    disk: false,
  })
})
