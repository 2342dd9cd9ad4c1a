import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

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
