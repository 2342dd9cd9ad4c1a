/** @module-tag speech */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createResident } from './resident.ts'

/** Answers with its process id and the line; "die" ends it, "slow" waits for the file named after it. */
const program = `
  const { createInterface } = require('node:readline')
  const { existsSync, appendFileSync } = require('node:fs')
  const [log] = process.argv.slice(1)
  process.on('exit', () => appendFileSync(log, process.pid + ' ended\\n'))
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === 'die') { console.error('out of memory'); process.exit(3) }
    const [kind, file] = line.split(' ')
    while (kind === 'slow' && !existsSync(file));
    console.log(process.pid + ' heard ' + kind)
  })`
const folder = mkdtempSync(join(tmpdir(), 'parley-resident-'))
const log = join(folder, 'log')
writeFileSync(log, '')
const resident = ({ idleMs = 60_000, patienceMs = 60_000 } = {}) =>
  createResident(async () => [process.execPath, '-e', program, log], { idleMs, patienceMs })
const never = new AbortController().signal
const processOf = (answer: string) => answer.split(' ')[0]

afterAll(() => rmSync(folder, { recursive: true }))

it('answers one after the other, all from one process', async () => {
  const { ask } = resident()
  const answers = await Promise.all(['a', 'b', 'c'].map((line) => ask(line, never)))
  expect(answers.map((answer) => answer.replace(/^\d+ /, ''))).toEqual(['heard a', 'heard b', 'heard c'])
  expect(new Set(answers.map(processOf)).size).toBe(1)
})

it('says why its process ended, and goes on with a new one', async () => {
  const { ask } = resident()
  const before = await ask('a', never)
  const [died, after] = await Promise.allSettled([ask('die', never), ask('b', never)])
  expect(died).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/out of memory/) },
  })
  expect(after).toMatchObject({ status: 'fulfilled' })
  expect(processOf(await ask('c', never))).not.toBe(processOf(before))
})

it('lets go of who gave up, without losing who waits behind', async () => {
  const { ask } = resident()
  const gate = join(folder, 'gate')
  const [asked, waiting] = [new AbortController(), new AbortController()]
  const answers = [ask(`slow ${gate}`, asked.signal), ask('b', waiting.signal), ask('c', never)]
  waiting.abort(new Error('enough'))
  asked.abort(new Error('enough'))
  writeFileSync(gate, '')
  const [slow, second, third] = await Promise.allSettled(answers)
  expect([slow?.status, second?.status]).toEqual(['rejected', 'rejected'])
  expect(third).toMatchObject({ value: expect.stringContaining('heard c') })
})

it('cannot be started: says so, and the next try is a new one', async () => {
  const { ask } = createResident(async () => ['/nowhere/at-all'], { idleMs: 60_000, patienceMs: 60_000 })
  await expect(ask('a', never)).rejects.toThrow(/ENOENT/)
  await expect(ask('b', never)).rejects.toThrow(/ENOENT/)
})

it('goes away when nothing is asked, and comes again', async () => {
  const { ask } = resident({ idleMs: 50 })
  const first = processOf(await ask('a', never))
  await expect.poll(() => readFileSync(log, 'utf8')).toContain(`${first} ended`)
  expect(processOf(await ask('b', never))).not.toBe(first)
})

it('is killed where it hangs, and the next question starts another', async () => {
  const { ask } = resident({ patienceMs: 5000 })
  const before = processOf(await ask('a', never))
  const [hung, after] = await Promise.allSettled([ask('slow /nowhere', never), ask('b', never)])
  expect(hung).toMatchObject({ reason: { message: expect.stringContaining('no answer for 5 seconds') } })
  expect(after).toMatchObject({ value: expect.stringContaining('heard b') })
  expect(processOf(await ask('c', never))).not.toBe(before)
})
