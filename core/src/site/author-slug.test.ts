import { expect, it } from 'vitest'
import { toAuthorPath, toAuthorSlug } from './author-slug.ts'

it.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['Zoë  Müller-Łukasz', 'zoe-muller-ukasz'],
  ["  Seán O'Neill ", 'sean-o-neill'],
  ['李雷', ''],
  ['', ''],
])('%s is %s', (name, slug) => {
  expect(toAuthorSlug(name)).toBe(slug)
  expect(toAuthorPath(name)).toBe(slug === '' ? null : `/blog/author/${slug}`)
})

it('has no path for nobody', () => {
  expect(toAuthorPath(null)).toBeNull()
})
