import { expect, it } from 'vitest'
import { createSaveLine } from './save-line.ts'
import type { SaveKind, SaveOutcome } from './save-outcome.ts'

/** A line whose saves end when they are let go. */
function open() {
  const runs: { kind: SaveKind; end: (outcome: SaveOutcome) => void }[] = []
  const idle: true[] = []
  const line = createSaveLine((kind) => new Promise<SaveOutcome>((end) => runs.push({ kind, end })), {
    onChange: () => {},
    onIdle: () => idle.push(true),
  })
  return { line, runs, idle, kinds: () => runs.map(({ kind }) => kind) }
}
const done: SaveOutcome = { kind: 'dropped' }

it('runs one at a time, and one more after it', async () => {
  const { line, runs, kinds, idle } = open()
  const first = line.save('draft')
  const second = line.save('publish')
  expect(kinds()).toEqual(['draft'])
  runs[0]?.end(done)
  expect(await first).toEqual(done)
  expect(kinds()).toEqual(['draft', 'publish'])
  expect(line.isBusy()).toBe(true)
  runs[1]?.end(done)
  expect(await second).toEqual(done)
  expect(line.isBusy()).toBe(false)
  expect(idle).toHaveLength(1)
})

it('lets the last press take the place of the one that waits, and drops an autosave that would add nothing', async () => {
  const { line, runs, kinds } = open()
  const first = line.save('draft')
  const waiting = line.save('draft')
  const later = line.save('publish')
  expect(await waiting).toEqual({ kind: 'superseded' })
  expect(await line.save('autosave')).toEqual({ kind: 'dropped' })
  runs[0]?.end(done)
  await first
  expect(kinds()).toEqual(['draft', 'publish'])
  runs[1]?.end(done)
  await later
})

it('keeps an autosave waiting where nothing else does, until a press comes', async () => {
  const { line, runs, kinds } = open()
  const first = line.save('draft')
  const waiting = line.save('autosave')
  const press = line.save('draft')
  expect(await waiting).toEqual({ kind: 'superseded' })
  runs[0]?.end(done)
  await first
  expect(kinds()).toEqual(['draft', 'draft'])
  runs[1]?.end(done)
  await press
})
