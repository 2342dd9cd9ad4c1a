import { expect, it } from 'vitest'
import { quoted } from './quoted.ts'

it.each([
  ['Send the contract', '“Send the contract”'],
  ['“I’ll activate it for you today”', '“I’ll activate it for you today”'],
  ['“Yes” and “no”', '““Yes” and “no””'],
])('%s', (text, expected) => expect(quoted(text)).toBe(expected))
