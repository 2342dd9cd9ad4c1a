import { expect, it } from 'vitest'
import { runAll } from './all-of.ts'

it('continues after a failed step, and fails with its error', async () => {
  const done: string[] = []
  const steps = [
    async () => done.push('first'),
    () => Promise.reject(new Error('the mail server is away')),
    async () => done.push('last'),
  ]
  await expect(runAll(steps)).rejects.toThrow('the mail server is away')
  expect(done).toEqual(['first', 'last'])
})
