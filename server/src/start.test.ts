import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { readConfig } from './config.ts'
import { lockDataFolder } from './database/instance-lock.ts'
import { limitKey } from './http/rate-limits.ts'
import { runToExit } from './testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-start-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true }))

const oneSentence = (text: string) => expect(text.split('\n')).toHaveLength(1)

it('says in one sentence that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, stderr } = await runToExit({ PORT: String(port), DATA_DIR: join(folder, 'port') })
  other.close()
  expect(code).toBe(1)
  oneSentence(stderr)
  expect(stderr).toContain(`Port ${port} is already taken`)
})

it('says in one sentence that the data folder cannot be written', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, 'not a folder')
  const { code, stderr } = await runToExit({ PORT: '0', DATA_DIR: join(file, 'data') })
  expect(code).toBe(1)
  oneSentence(stderr)
  expect(stderr).toContain('cannot be written')
})

it('says in one sentence that another instance uses the folder, and leaves that one alone', async () => {
  const dataDir = join(folder, 'locked')
  const release = lockDataFolder(dataDir)
  const { code, stderr } = await runToExit({ PORT: '0', DATA_DIR: dataDir })
  expect(code).toBe(1)
  oneSentence(stderr)
  expect(stderr).toContain(`process ${process.pid}`)
  release()
})

it('takes over the lock of a process that is gone', () => {
  const dataDir = join(folder, 'stale')
  const release = lockDataFolder(dataDir)
  release()
  writeFileSync(join(dataDir, 'parley.lock'), '999999999 1')
  lockDataFolder(dataDir)()
  expect(() => lockDataFolder(dataDir)()).not.toThrow()
})

it.each([
  ['postgres://nobody:wrong@127.0.0.1:1/parley', 'no Postgres answers'],
  ['mysql://somewhere/x', 'DATABASE_URL must be a URL such as'],
])('says in one sentence what is wrong with DATABASE_URL %s', async (url, words) => {
  const { code, stderr } = await runToExit({ PORT: '0', DATA_DIR: join(folder, 'url'), DATABASE_URL: url })
  expect(code).toBe(1)
  oneSentence(stderr)
  expect(stderr).toContain(words)
})

it('names a database that does not exist and a password that is refused', async () => {
  const missing = new URL(inject('postgresUrl'))
  missing.pathname = '/no_such_database'
  expect(
    (await runToExit({ PORT: '0', DATA_DIR: join(folder, 'a'), DATABASE_URL: missing.href })).stderr,
  ).toContain('no such database')
  const wrong = new URL(inject('postgresUrl'))
  wrong.password = 'wrong'
  const { code, stderr } = await runToExit({
    PORT: '0',
    DATA_DIR: join(folder, 'b'),
    DATABASE_URL: wrong.href,
  })
  expect(code).toBe(1)
  expect(stderr).toContain('refused the user or password')
})

it('reads the environment, naming every variable that is wrong', () => {
  expect(() => readConfig({ PORT: 'many', SPEECH_INSTALL: 'maybe' })).toThrow(
    /PORT must be a number.*SPEECH_INSTALL must be/,
  )
  expect(readConfig({ PORT: '', HOST: '0.0.0.0' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
  })
  expect(readConfig({ PUBLIC_URL: 'https://crm.example.com/' }).PUBLIC_URL).toBe('https://crm.example.com')
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts requests of %s under %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})
