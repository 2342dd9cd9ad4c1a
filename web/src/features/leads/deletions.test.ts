import { expect, test, vi } from 'vitest'
import { createDeletions } from './deletions.ts'

function setUp(commit: (ids: readonly string[]) => Promise<void> = () => Promise.resolve()) {
  const waiting: (() => void)[] = []
  const committed = vi.fn<(ids: readonly string[]) => Promise<void>>(commit)
  const onFailure = vi.fn<(error: unknown) => void>()
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

test('a refusal shows them again and is told', async () => {
  const refusal = new Error('no')
  const { deletions, onFailure, pass } = setUp(() => Promise.reject(refusal))
  deletions.remove(['a'])
  pass()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(refusal))
  expect(deletions.readHidden().size).toBe(0)
})
