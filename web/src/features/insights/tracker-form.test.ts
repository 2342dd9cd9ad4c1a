import { expect, it } from 'vitest'
import { splitWords, trackerSchema } from './tracker-form.ts'

it('reads words by line and comma, each once', () => {
  expect(splitWords('GDPR,  data  protection\n\ngdpr, C++')).toEqual(['gdpr', 'data protection', 'C++'])
})

it('asks for a name and for words', () => {
  const { error } = trackerSchema.safeParse({ name: ' ', words: ' , ' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Give it a name', 'Write at least one word'])
  expect(trackerSchema.safeParse({ name: 'Security', words: 'GDPR' }).success).toBe(true)
})
