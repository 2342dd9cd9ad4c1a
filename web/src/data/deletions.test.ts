import { expect, test, vi } from 'vitest'
import { countShown, createDeletions, type Refusals } from './deletions.ts'

function setUp(commit: (ids: readonly string[]) => Promise<Refusals | void> = () => Promise.resolve()) {
  const waiting: (() => void)[] = []
  const committed = vi.fn<(ids: readonly string[]) => Promise<Refusals | void>>(commit)
  const onFailure = vi.fn<(error: unknown, deleted: number, total: number) => void>()
  const deletions = createDeletions({
    commit: committed,
    onFailure,
    schedule: (work) => {
      waiting.push(work)
      return () => void waiting.splice(waiting.indexOf(work), 1)
    },
  })
  return { deletions, committed, onFailure, pass: () => waiting.splice(0).forEach((work) => work()) }
}

test('hides at once, deletes when the time has passed', () => {
  const { deletions, committed, pass } = setUp()
  deletions.remove(['a', 'b'])
  expect([...deletions.readHidden()]).toEqual(['a', 'b'])
  expect(committed).not.toHaveBeenCalled()
  pass()
  expect(committed).toHaveBeenCalledWith(['a', 'b'])
  expect([...deletions.readHidden()]).toEqual(['a', 'b'])
})

test('undo shows them again and deletes nothing', () => {
  const { deletions, committed, pass } = setUp()
  const undo = deletions.remove(['a'])
  deletions.remove(['b'])
  undo()
  pass()
  expect([...deletions.readHidden()]).toEqual(['b'])
  expect(committed.mock.calls).toEqual([[['b']]])
})

test('an undo that comes too late shows nothing that is being deleted', async () => {
  const gate = Promise.withResolvers<void>()
  const { deletions, pass } = setUp(() => gate.promise)
  const undo = deletions.remove(['a'])
  pass()
  undo()
  expect([...deletions.readHidden()]).toEqual(['a'])
  gate.resolve()
  await vi.waitFor(() => expect(deletions.readHidden().size).toBe(0))
})

test('tells of each change once, and nobody who has left', () => {
  const { deletions } = setUp()
  const seen = vi.fn<() => void>()
  const leave = deletions.subscribe(seen)
  deletions.remove(['a'])()
  leave()
  deletions.remove(['b'])
  expect(seen).toHaveBeenCalledTimes(2)
})

test('a refusal shows them again and is told', async () => {
  const refusal = new Error('no')
  const { deletions, onFailure, pass } = setUp(() => Promise.reject(refusal))
  deletions.remove(['a'])
  pass()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(refusal, 0, 1))
  expect(deletions.readHidden().size).toBe(0)
})

test('deletes many piece by piece, and hides no longer what is gone', async () => {
  const ids = Array.from({ length: 2500 }, (_, index) => String(index))
  const refusal = new Error('no')
  let round = 0
  const { deletions, committed, onFailure, pass } = setUp(() =>
    ++round < 3 ? Promise.resolve() : Promise.reject(refusal),
  )
  deletions.remove(ids)
  expect(deletions.readHidden().size).toBe(2500)
  pass()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(refusal, 2000, 2500))
  expect(committed.mock.calls.map(([piece]) => piece.length)).toEqual([1000, 1000, 500])
  expect(deletions.readHidden().size).toBe(0)
})

test('tells once of all that stayed, with the first reason', async () => {
  const reasons = ['', 'Acme still has 1 lead.', 'Globex still has 2 leads.']
  let round = 0
  const { deletions, onFailure, pass } = setUp(() => {
    const reason = reasons[round++] ?? ''
    return Promise.resolve({ count: reason === '' ? 0 : 2, reason })
  })
  deletions.remove(Array.from({ length: 2500 }, (_, index) => String(index)))
  pass()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  expect(onFailure).toHaveBeenCalledWith(new Error('Acme still has 1 lead.'), 2496, 2500)
  expect(deletions.readHidden().size).toBe(0)
})

test('counts what is shown, whichever list the hidden rows belong to', () => {
  const rows = [{ id: 'a' }, { id: 'b' }]
  expect(countShown(10, rows, new Set())).toBe(10)
  expect(countShown(10, rows, new Set(['a', 'x']))).toBe(8)
  expect(countShown(2, rows, new Set(['x', 'y', 'z']))).toBe(2)
  expect(countShown(2, rows, new Set(['a', 'b']))).toBe(0)
})
