import { beforeEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return () => vi.unstubAllGlobals()
})

const leaves = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('saves what names the same record in order, also after a failure, and others at once', async () => {
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const save = (name: string, until?: Promise<void>) => async () => {
    await until
    done.push(name)
    return name
  }
  const one = inTurn(['a', 'b'], save('a and b', first.promise))
  const two = inTurn(['b', 'c'], save('b and c'))
  const three = inTurn(['c'], save('c'))
  expect(await inTurn(['d'], save('d'))).toBe('d')
  expect(done).toEqual(['d'])
  first.reject(new Error('refused'))
  await expect(one).rejects.toThrow('refused')
  expect(await two).toBe('b and c')
  expect(await three).toBe('c')
  expect(done).toEqual(['d', 'b and c', 'c'])
})

it('asks before the page is left while a change waits for others of its record', async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const one = inTurn(['a'], () => first.promise)
  expect(leaves()).toBe(true)
  const two = inTurn(['a'], () => second.promise)
  const three = inTurn(['a'], async () => 'three')
  expect(leaves()).toBe(false)
  first.resolve('one')
  await one
  expect(leaves()).toBe(false)
  second.resolve('two')
  expect(await two).toBe('two')
  expect(await three).toBe('three')
  expect(leaves()).toBe(true)
})
