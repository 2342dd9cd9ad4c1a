import { expect, it } from 'vitest'
import { checkCategory } from './check-category.ts'

it.each([
  [{ name: 'Voice', slug: 'voice' }, null],
  [{ name: ' ', slug: 'voice' }, 'Name and slug are required'],
  [{ name: 'Voice', slug: '' }, 'Name and slug are required'],
  [{ name: 'Voice', slug: 'Voice Notes' }, 'A slug has lowercase letters, digits and single hyphens.'],
])('%o: %s', (form, wrong) => {
  expect(checkCategory({ ...form, description: '' })).toBe(wrong)
})
