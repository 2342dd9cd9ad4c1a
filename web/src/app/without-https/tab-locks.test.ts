import { describe, expect, it } from 'vitest'
import { createTabLocks, type Locks } from './tab-locks.ts'

// Node has the real ones: both must act alike.
const kinds: [string, () => Locks][] = [
  ['of the browser', () => navigator.locks],
  ['of the tab', createTabLocks],
]
describe.each(kinds)('locks %s', (_whose, create) => {
  it('let one work after the other, also after one that failed, and answer what it made', async () => {
    const locks = create()
    const first = Promise.withResolvers<number>()
    const order: string[] = []
    const failing = locks.request('a', async () => {
      order.push('first')
      await first.promise
      throw new Error('no')
    })
    const second = locks.request('a', async () => {
      order.push('second')
      return 2
    })
    expect(await locks.request('b', async () => 'at once')).toBe('at once')
    expect(await locks.request('a', { ifAvailable: true }, async (lock) => lock)).toBeNull()
    const { held = [] } = await locks.query()
    expect([order, held.map(({ name }) => name)]).toEqual([['first'], ['a']])
    first.resolve(1)
    await expect(failing).rejects.toThrow('no')
    expect(await second).toBe(2)
    expect((await locks.query()).held).toEqual([])
  })

  it('let nobody work who gave up waiting, and the next still waits for who does', async () => {
    const locks = create()
    const first = Promise.withResolvers<void>()
    const order: string[] = []
    const working = locks.request('a', () => first.promise.then(() => order.push('first')))
    const controller = new AbortController()
    const { signal } = controller
    const given = locks.request('a', { signal }, async () => order.push('given up'))
    const third = locks.request('a', async () => order.push('third'))
    controller.abort()
    first.resolve()
    await expect(given).rejects.toThrow()
    await Promise.all([working, third])
    expect(order).toEqual(['first', 'third'])
  })
})
