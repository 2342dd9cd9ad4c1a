import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSaver, textDelay } from './follow-saver.ts'
import { emptyForm } from './post-row.ts'
import type { SaverState } from './post-saver.ts'

let state: SaverState
let listener: () => void
const told = vi.fn<() => void>()
let leave: () => void
function set(next: Partial<SaverState>) {
  state = { ...state, ...next }
  listener()
}
const write = (content: string) => set({ form: { ...state.form, content } })

beforeEach(() => {
  vi.useFakeTimers()
  told.mockClear()
  state = { phase: 'changed', form: emptyForm, mark: null, theirs: null, replacements: 0 }
  leave = followSaver({
    read: () => state,
    subscribe: (given) => {
      listener = given
      return () => {
        listener = () => {}
      }
    },
  })(told)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

test('letters of the text are told together', () => {
  for (const text of ['a', 'ab', 'abc']) write(text)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(textDelay)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a text that never rests is told all the same', () => {
  for (let key = 0; key < 20; key += 1) {
    write(`text ${key}`)
    vi.advanceTimersByTime(textDelay / 4)
  }
  expect(told.mock.calls.length).toBeGreaterThan(3)
})

test('everything else is told at once, with the letters before it', () => {
  write('a')
  set({ phase: 'saving' })
  expect(told).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(textDelay)
  expect(told).toHaveBeenCalledTimes(1)
  set({ form: { ...state.form, title: 'Title' } })
  expect(told).toHaveBeenCalledTimes(2)
  set({ form: { ...state.form, content: 'theirs', title: 'Theirs' }, replacements: 1 })
  expect(told).toHaveBeenCalledTimes(3)
})

test('nothing is told after leaving', () => {
  write('a')
  leave()
  vi.advanceTimersByTime(textDelay)
  expect(told).not.toHaveBeenCalled()
})
