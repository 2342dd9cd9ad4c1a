import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startIssuer, type TestIssuer } from '../server/src/auth/testing/issuer.ts'
import { startSmtp, type TestSmtp } from '../server/src/auth/testing/mailbox.ts'
import { accessibilityProblems, phone, watchErrors } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { openPlace } from './support/journey.ts'
import { password } from './support/people.ts'

let issuer: TestIssuer
let mailbox: TestSmtp
let host: RunningHost
let browser: Browser
let page: Page
const errors: string[][] = []

async function newPage(): Promise<Page> {
  const made = await (await browser.newContext()).newPage()
  await made.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
  errors.push(watchErrors(made))
  return made
}

beforeAll(async () => {
  issuer = await startIssuer()
  mailbox = await startSmtp()
  host = await startHost({
    SMTP_URL: mailbox.url,
    OAUTH_ACME_CLIENT_ID: 'parley',
    OAUTH_ACME_CLIENT_SECRET: 'secret',
    OAUTH_ACME_ISSUER: issuer.url,
  })
  ;({ browser } = await openPlace({ host }))
  page = await newPage()
})
afterAll(async () => {
  await mailbox?.close()
  await issuer?.close()
})

async function signedOut() {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('parley.session'))
  await page.goto(`${host.url}/auth`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
}

it('confirms a new address with the code of the mail', async () => {
  await page.goto(`${host.url}/auth?mode=sign-up`)
  await page.locator('[name=fullName]').fill('Ben Carter')
  await page.locator('[name=identifier]').fill('ben@northwind.example')
  await page.locator('[name=password]').fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: /create|sign up/i })
    .click()
  const mail = await mailbox.next('ben@northwind.example')
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(mail.code)
  await page.locator('form').getByRole('button').click()
  await page.waitForURL(/\/onboarding/)
  expect(mail.code).toMatch(/^\d{6}$/)
})

it('signs in with a mailed code, without the password', async () => {
  await signedOut()
  await page.getByRole('link', { name: 'Sign in by email instead' }).click()
  await page.getByRole('heading', { name: 'Sign in by email' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Email' }).fill('ben@northwind.example')
  await page.getByRole('button', { name: 'Send the email' }).click()
  const mail = await mailbox.next('ben@northwind.example')
  await page.getByRole('textbox', { name: 'Code from the email' }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('This code or link has expired or was used before.').waitFor()
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(mail.code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/onboarding/)
})

it('signs in through a provider, and comes back to the page that was asked for', async () => {
  issuer.person = { sub: 'acme-1', email: 'priya@acme.example', email_verified: true, name: 'Priya Patel' }
  const other = await newPage()
  await other.goto(`${host.url}/leads`)
  await other.getByRole('button', { name: 'Continue with Acme' }).click()
  await other.waitForURL(/\/onboarding/)
  const session = await other.evaluate(() => JSON.parse(localStorage.getItem('parley.session') ?? '{}'))
  expect(session.user).toMatchObject({ email: 'priya@acme.example' })
  expect(await other.evaluate(() => sessionStorage.getItem('parley.provider'))).toBeNull()
  expect(other.url()).not.toContain('code=')
})

it('links a provider to an account that is there, unlinks it, and keeps the last way in', async () => {
  issuer.person = { sub: 'acme-2', email: 'ben@acme.example', email_verified: true, name: 'Ben Carter' }
  await page.goto(`${host.url}/account?tab=security`)
  const ways = page.getByRole('list', { name: 'Ways to sign in' })
  await ways.getByText('your only one, so it can’t be removed').waitFor()
  await ways.getByRole('button', { name: 'Link Acme' }).click()
  await ways.getByText('ben@acme.example').waitFor()
  await ways.getByRole('button', { name: 'Unlink Acme' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await ways.getByText('your only one, so it can’t be removed').waitFor()
  expect(await ways.getByRole('button', { name: /^Unlink/ }).count()).toBe(0)
})

/** Until the browser has had time for all that a page fetches later. */
async function allCodeHere(): Promise<void> {
  let before = -1
  await expect
    .poll(async () => {
      const now = await page.evaluate(
        () =>
          new Promise<number>((done) =>
            requestIdleCallback(() => done(performance.getEntriesByType('resource').length)),
          ),
      )
      const isSame = now === before
      before = now
      return isSame
    })
    .toBe(true)
}

it('shows the frame while an expired session is being renewed, and nothing of it fails', async () => {
  await page.goto(`${host.url}/tasks`)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.waitFor()
  const held = Promise.withResolvers<void>()
  await page.route('**/auth/v1/token?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('parley.session') ?? '')
    localStorage.setItem('parley.session', JSON.stringify({ ...session, expires_at: 1 }))
  })
  await page.goto(`${host.url}/tasks`)
  await page.getByRole('button', { name: 'Search' }).waitFor()
  await allCodeHere()
  expect(errors.flat()).toEqual([])
  held.resolve()
  await page.getByRole('heading', { name: 'Tasks', exact: true }).waitFor()
  await bell.waitFor()
  await page.unrouteAll({ behavior: 'wait' })
})

it('takes no code that another tab has asked for, and says what to do', async () => {
  const stolen = await newPage()
  await stolen.goto(`${host.url}/auth?code=${crypto.randomUUID()}`)
  await stolen
    .getByRole('alert')
    .getByText(/\S+ \S+/)
    .waitFor()
  expect(stolen.url()).not.toContain('code=')
  expect(await stolen.evaluate(() => localStorage.getItem('parley.session'))).toBeNull()
})

it('says in words when the provider refuses', async () => {
  const refused = await newPage()
  await refused.goto(
    `${host.url}/auth?error=access_denied&error_code=bad_oauth_callback&error_description=You+said+no`,
  )
  await refused
    .getByRole('alert')
    .getByText(/\S+ \S+/)
    .waitFor()
  await refused.getByRole('button', { name: 'Continue with Acme' }).waitFor()
  await expect.poll(() => refused.getByRole('alert').allInnerTexts()).toContain('You said no')
})

it('offers every way on a phone of 320 px, and passes axe there', async () => {
  const small = await (
    await browser.newContext({ ...phone, viewport: { width: 320, height: 844 } })
  ).newPage()
  await small.goto(`${host.url}/auth`)
  await small.getByRole('button', { name: 'Continue with Acme' }).waitFor()
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await accessibilityProblems(small)).toEqual([])
})

it('throws no error on the way', () => {
  expect(errors.flat()).toEqual([])
})
