import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'

let page: ReturnType<typeof openPage>
beforeEach(() => {
  vi.resetModules()
  page = openPage()
})
afterAll(() => void vi.unstubAllGlobals())

test.each([
  [null, null, false],
  ['true', true, true],
  ['false', false, false],
  ['1', null, false],
  ['', null, false],
])('what the browser kept as %j is the choice %j', async (held, choice, mayMeasure) => {
  if (held !== null) page.local.setItem('analytics_consent', held)
  const { consentChoice, hasAnalyticsConsent } = await import('./choice.ts')
  expect(consentChoice.read()).toBe(choice)
  expect(hasAnalyticsConsent()).toBe(mayMeasure)
})

test('a choice holds from then on, and for the page where nothing can be kept', async () => {
  const { chooseConsent, hasAnalyticsConsent } = await import('./choice.ts')
  chooseConsent(true)
  expect(page.local.getItem('analytics_consent')).toBe('true')
  page.local.refuse()
  chooseConsent(false)
  expect(hasAnalyticsConsent()).toBe(false)
})
