import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { password } from './support/people.ts'

let host: Host
let page: Page
let authenticator: Awaited<ReturnType<typeof addAuthenticator>>
let errors: string[]
const email = 'ben@northwind.passkeys.example'

/** `internal` is a device that keeps passkeys and knows its owner, `usb` a key, as far as this page can tell. */
async function addAuthenticator(who: Page, transport: 'internal' | 'usb') {
  const client = await who.context().newCDPSession(who)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: transport === 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the owner shows a finger that the device knows. */
    recognise: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    unplug: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

async function openSecurity() {
  await page.goto(`${host.url}/account?tab=security`)
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor()
}
async function signOut() {
  await page.evaluate(() => localStorage.removeItem('parley.session'))
  await page.goto(`${host.url}/auth`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
}
async function enterPassword() {
  await page.locator('[name=identifier]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
}

beforeAll(async () => {
  ;({ host, page, errors } = await beginJourney({ name: 'Ben Carter', email }))
  authenticator = await addAuthenticator(page, 'internal')
})

it('adds a passkey under a name, and renames it', async () => {
  await openSecurity()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toContain('Chrome')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Rename/ }).click()
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Work laptop').waitFor()
  await page.getByText('not used yet').waitFor()
})

it('signs in with it, and says in words when it is refused', async () => {
  await signOut()
  expect(await accessibilityProblems(page)).toEqual([])
  await authenticator.recognise(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('That was canceled').waitFor()
  await authenticator.recognise(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/\/dashboard/)
  await openSecurity()
  await page.getByText(/last used/).waitFor()
})

it('is a second factor too: the password alone is not enough, and the key is', async () => {
  const key = await addAuthenticator(page, 'usb')
  await openSecurity()
  await page.getByRole('button', { name: 'Use a security key' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Desk key')
  await page.getByRole('dialog').getByRole('button', { name: 'Add it' }).click()
  await page.getByRole('list', { name: 'Second factors' }).getByText('Desk key').waitFor()
  await signOut()
  await enterPassword()
  await page.getByRole('button', { name: 'Use your security key' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Use your security key' }).click()
  await page.waitForURL(/\/dashboard/)
  await key.unplug()
})

it('a passkey counts as both steps', async () => {
  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/\/dashboard/)
  expect(await page.getByRole('heading', { name: 'Confirm that it is you' }).count()).toBe(0)
})

it('fits a phone, and what is removed signs in no more', async () => {
  const narrow = await onPhone(page)
  await narrow.goto(`${host.url}/account?tab=security`)
  await narrow.getByText('Work laptop').waitFor()
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await accessibilityProblems(narrow)).toEqual([])
  await narrow.context().close()
  await openSecurity()
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Work laptop is removed').waitFor()
  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey isn’t known here').waitFor()
  expect(errors).toEqual([])
})
