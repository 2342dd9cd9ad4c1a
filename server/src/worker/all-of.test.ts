import { expect, it } from 'vitest'
import { runAll } from './all-of.ts'

it('goes on after a step that failed, and fails with what went wrong', async () => {
  const done: string[] = []
  const steps = [
    async () => done.push('first'),
    () => Promise.reject(new Error('the mail server is away')),
    async () => done.push('last'),
  ]
  await expect(runAll(steps)).rejects.toThrow('the mail server is away')
  expect(done).toEqual(['first', 'last'])
})
