import { expect, test } from 'vitest'
import { readOnboardingSearch } from './onboarding-search.ts'

test('keeps the step and where it leads, and drops the rest', () => {
  expect(readOnboardingSearch({ step: 2, next: '/connect?request=abc', other: 1 })).toEqual({
    step: 2,
    next: '/connect?request=abc',
  })
  expect(readOnboardingSearch({ step: '3' })).toEqual({ step: 3 })
  expect(readOnboardingSearch({ step: 4, next: 5 })).toEqual({})
})
