import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { nextHalfMinute, totpCode } from '../server/src/auth/testing/second-factor.ts'
import { accessibilityProblems, settled, watchErrors } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { password } from './support/people.ts'

let host: Host
let browser: Browser
let page: Page
let secret: string
let recoveryCode: string
const errors: string[][] = []
const email = 'ben@northwind.factor.example'

async function newPage(): Promise<Page> {
  const made = await (await browser.newContext()).newPage()
  await made.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
  errors.push(watchErrors(made))
  return made
}

/** The first step alone. */
async function enterPassword(who: Page, address = '/auth', given = password): Promise<void> {
  await who.goto(`${host.url}${address}`)
  await who.locator('[name=identifier]').fill(email)
  await who.locator('[name=password]').fill(given)
  await who.locator('form').getByRole('button', { name: 'Sign in' }).click()
}
async function openSecurity() {
  await page.goto(`${host.url}/account?tab=security`)
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor()
  await settled(page)
}

/** A code that has not been shown yet: each half minute's counts once, and the last one is over as far as the server knows. */
async function freshCode(): Promise<string> {
  await host.onDatabase(({ sql }) => sql.unsafe(nextHalfMinute))
  return totpCode(secret)
}
async function enterAppCode(who: Page): Promise<void> {
  await who.getByRole('textbox', { name: 'Code from your app' }).fill(await freshCode())
  await who.getByRole('button', { name: 'Confirm' }).click()
}

beforeAll(async () => {
  const begun = await beginJourney({ name: 'Ben Carter', email })
  ;({ host, browser, page } = begun)
  errors.push(begun.errors)
})

it('is set up with an authenticator app, by picture or by text', async () => {
  await openSecurity()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  const picture = page.getByRole('img', { name: 'QR code' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  secret = (await page.getByRole('textbox', { name: 'Or enter this key' }).inputValue()).replace(/\s/g, '')
  const code = page.getByRole('textbox', { name: 'Code from the app' })
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This code is not right').waitFor()
  // As authenticator apps show it.
  await code.fill((await freshCode()).replace(/^(...)/, '$1 '))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Show my codes' }).waitFor()
})

it('gives recovery codes once, to copy or to keep as a file', async () => {
  await page.getByRole('button', { name: 'Show my codes' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  recoveryCode = await codes.first().innerText()
  expect(await accessibilityProblems(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 of 10 left').waitFor()
  await page.getByText('My phone', { exact: true }).waitFor()
  expect(await page.getByText(recoveryCode).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('is asked for after the password, and no page opens before', async () => {
  const other = await newPage()
  await enterPassword(other, '/auth?next=%2Fleads')
  await other.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  expect(await accessibilityProblems(other)).toEqual([])
  await other.goto(`${host.url}/tasks`)
  await other.waitForURL(/\/auth\?next=%2Ftasks/)
  await other.getByRole('textbox', { name: 'Code from your app' }).fill('12345')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByText('The code has six digits').waitFor()
  await enterAppCode(other)
  await other.waitForURL(/\/tasks/)
  await other.context().close()
}, 120_000)

it('can be replaced by a recovery code, which works once', async () => {
  const lost = await newPage()
  await enterPassword(lost)
  await lost.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await lost.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toUpperCase())
  await lost.getByRole('button', { name: 'Confirm' }).click()
  await lost.waitForURL(/\/dashboard/)
  const again = await newPage()
  await enterPassword(again)
  await again.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await again.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode)
  await again.getByRole('button', { name: 'Confirm' }).click()
  await again.getByText('This code is not right, or was used before').waitFor()
  await again.getByRole('button', { name: 'Sign in as someone else' }).click()
  await again.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await again.evaluate(() => localStorage.getItem('parley.session'))).toBeNull()
  await again.context().close()
  await lost.context().close()
})

it('returns somebody whose session ended in the middle of their work to where they were', async () => {
  await page.goto(`${host.url}/leads?view=board`)
  await settled(page)
  const ending = await newPage()
  await enterPassword(ending)
  await enterAppCode(ending)
  await ending.waitForURL(/\/dashboard/)
  await ending.goto(`${host.url}/account?tab=sessions`)
  await ending.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await ending.getByText('All other devices are signed out').waitFor()
  await page.reload()
  await page.waitForURL(/\/auth\?next=/)
  await page.locator('[name=identifier]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await enterAppCode(page)
  await page.waitForURL(/\/leads\?view=board/)
  expect(new URL(page.url()).pathname).toBe('/leads')
}, 240_000)

it('stays when the password changes, and fits a phone', async () => {
  await page.goto(`${host.url}/account?tab=profile`)
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('a better horse battery')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your new password is set').waitFor()
  const narrow = await onPhone(page)
  await narrow.goto(`${host.url}/account?tab=security`)
  await narrow.getByText('9 of 10 left').waitFor()
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await accessibilityProblems(narrow)).toEqual([])
  await narrow.context().close()
})

it('is removed, and the password is enough again', async () => {
  await openSecurity()
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).waitFor()
  const other = await newPage()
  await enterPassword(other, '/auth', 'a better horse battery')
  await other.waitForURL(/\/dashboard/)
  expect(errors.flat()).toEqual([])
})
