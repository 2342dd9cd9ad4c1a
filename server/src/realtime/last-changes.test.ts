import { expect, it } from 'vitest'
import { createLastChanges } from './last-changes.ts'

const leads = (schema: string, table: string) => schema === 'public' && table === 'leads'

function at(start = 1000.4) {
  let time = start
  const changes = createLastChanges(() => time)
  return { ...changes, pass: (milliseconds: number) => (time += milliseconds) }
}

it('knows that a table did not change since a mark', () => {
  const { mark, note, isUnchangedSince, pass } = at()
  note({ schema: 'public', table: 'leads' })
  pass(5)
  const seen = mark()
  expect(isUnchangedSince(seen, leads)).toBe(true)
  pass(5)
  note({ schema: 'public', table: 'tasks' })
  expect(isUnchangedSince(seen, leads)).toBe(true)
  note({ schema: 'public', table: 'leads' })
  expect(isUnchangedSince(seen, leads)).toBe(false)
  pass(1)
  expect(isUnchangedSince(mark(), leads)).toBe(true)
})

it('takes what was heard in the same millisecond for a change since', () => {
  const { mark, note, isUnchangedSince, pass } = at()
  note({ schema: 'public', table: 'leads' })
  pass(0.3)
  expect(isUnchangedSince(mark(), leads)).toBe(false)
})

it('takes a change of who sees what for one of every table', () => {
  const { mark, note, isUnchangedSince } = at()
  const seen = mark()
  note({ schema: 'public', table: 'profiles' })
  expect(isUnchangedSince(seen, leads)).toBe(false)
})

it('knows nothing of a time before it could have missed something', () => {
  const { mark, forget, isUnchangedSince, pass } = at()
  const seen = mark()
  pass(5)
  forget()
  expect(isUnchangedSince(seen, leads)).toBe(false)
  pass(5)
  expect(isUnchangedSince(mark(), leads)).toBe(true)
})

it('takes what it could not understand for a change of anything', () => {
  const { mark, note, isUnchangedSince, pass } = at()
  const seen = mark()
  pass(5)
  note(undefined)
  expect(isUnchangedSince(seen, leads)).toBe(false)
})

it.each(['', 'x', '.', '.5', 'x.5', 'x.5.5'])('knows nothing of the mark %j', (mark) => {
  expect(at().isUnchangedSince(mark, leads)).toBe(false)
})

it('knows nothing of the marks of another process', () => {
  expect(at().isUnchangedSince(at().mark(), leads)).toBe(false)
})
