import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAutosave, type SaveState } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('writes the newest of what came while it was quiet and while it was saving', async () => {
  const saved: string[] = []
  const gates: (() => void)[] = []
  const states: SaveState[] = []
  const autosave = createAutosave<string>(
    async (value) => {
      saved.push(value)
      await new Promise<void>((resolve) => gates.push(resolve))
    },
    (state) => states.push(state),
  )
  autosave.push('a')
  autosave.push('ab')
  await vi.advanceTimersByTimeAsync(600)
  autosave.push('abc')
  autosave.push('abcd')
  gates.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  gates.shift()?.()
  await autosave.flush()
  expect(saved).toEqual(['ab', 'abcd'])
  expect(states.at(-1)).toBe('saved')
})

it('keeps what could not be written for the next try', async () => {
  const saved: string[] = []
  let isOffline = true
  const autosave = createAutosave<string>(
    async (value) => {
      if (isOffline) throw new Error('offline')
      saved.push(value)
    },
    () => {},
  )
  autosave.push('a')
  await expect(autosave.flush()).rejects.toThrow('offline')
  isOffline = false
  await autosave.flush()
  expect(saved).toEqual(['a'])
})

it('writes what came while a save was failing', async () => {
  const saved: string[] = []
  const gate = Promise.withResolvers<void>()
  const states: SaveState[] = []
  const autosave = createAutosave<string>(
    async (value) => {
      if (value === 'a') await gate.promise
      saved.push(value)
    },
    (state) => states.push(state),
  )
  autosave.push('a')
  await vi.advanceTimersByTimeAsync(600)
  autosave.push('ab')
  await vi.advanceTimersByTimeAsync(600)
  gate.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(saved).toEqual(['ab'])
  expect(states.at(-1)).toBe('saved')
})

it('writes what waits when the page is left', async () => {
  const saved: string[] = []
  const autosave = createAutosave<string>(
    async (value) => void saved.push(value),
    () => {},
  )
  autosave.push('a')
  autosave.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(saved).toEqual(['a'])
})
