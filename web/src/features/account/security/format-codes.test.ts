import { expect, it } from 'vitest'
import { codesAsText, inGroups } from './format-codes.ts'

it('groups a code in fours', () => {
  expect(inGroups('abcdefghjkmnpqrs')).toBe('abcd-efgh-jkmn-pqrs')
  expect(inGroups('')).toBe('')
})

it('writes one code a line, with whose they are', () => {
  const lines = codesAsText(['aaaabbbb', 'ccccdddd'], 'ben@northwind.example').split('\n')
  expect(lines[0]).toContain('ben@northwind.example')
  expect(lines).toContain('aaaa-bbbb')
  expect(lines).toContain('cccc-dddd')
})
