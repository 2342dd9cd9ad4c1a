import { expect, it } from 'vitest'
import { emptyForm } from './post-row.ts'
import { isFollowing, withMetaTitle, withTitle } from './slug-follows.ts'

it('follows the title until it was written by hand, or readers have it', () => {
  expect(isFollowing(emptyForm, false)).toBe(true)
  expect(isFollowing({ ...emptyForm, title: 'My Post', slug: 'my-post' }, false)).toBe(true)
  expect(isFollowing({ ...emptyForm, title: 'My Post', slug: 'mine' }, false)).toBe(false)
  expect(isFollowing({ ...emptyForm, title: 'My Post', slug: 'my-post' }, true)).toBe(false)
  expect(withTitle('Hello, World', true)).toEqual({ title: 'Hello, World', slug: 'hello-world' })
  expect(withTitle('Hello, World', false)).toEqual({ title: 'Hello, World' })
})

it('copies the title as meta title only if that is empty, cut at 70', () => {
  expect(withMetaTitle({ ...emptyForm, title: ' Hello ' })).toEqual({ seoTitle: 'Hello' })
  expect(withMetaTitle({ ...emptyForm, title: 'Hello', seoTitle: 'Mine' })).toBeNull()
  expect(withMetaTitle(emptyForm)).toBeNull()
  expect(withMetaTitle({ ...emptyForm, title: 'a'.repeat(71) })?.seoTitle).toHaveLength(70)
})
