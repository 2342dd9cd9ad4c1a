import { expect, it } from 'vitest'
import { formatAction, formatShare } from './format.ts'

it.each([
  [0, 0, '0%'],
  [0, 10, '0%'],
  [1, 100_000, 'under 0.1%'],
  [1, 3, '33%'],
  [1, 30, '3.3%'],
])('%d of %d is %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text))

it('names an action in words', () => expect(formatAction('account_disabled')).toBe('Account disabled'))
