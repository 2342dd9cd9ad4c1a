import { expect, test } from 'vitest'
import { containsAnywhere } from './search-filter.ts'

test('asks every column', () => {
  expect(containsAnywhere(['title', 'summary'], 'acme')).toBe('title.ilike."%acme%",summary.ilike."%acme%"')
})

test('commas, quotes, brackets and wildcards are what somebody typed', () => {
  expect(containsAnywhere(['title'], 'a,b)')).toBe('title.ilike."%a,b)%"')
  expect(containsAnywhere(['title'], 'say "no"')).toBe('title.ilike."%say \\"no\\"%"')
  expect(containsAnywhere(['title'], '100%')).toBe('title.ilike."%100\\\\%%"')
  expect(containsAnywhere(['title'], 'a_b\\')).toBe('title.ilike."%a\\\\_b\\\\\\\\%"')
})
