import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { password } from './support/people.ts'

let host: Host
let page: Page
let errors: string[]
beforeAll(async () => {
  ;({ host, page, errors } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.shell.example' }))
})

const open = (path: string) => page.goto(`${host.url}${path}`)

describe('a visitor', () => {
  it('is sent from a protected page to sign in, and back to it afterwards', async () => {
    await page.evaluate(() => localStorage.clear())
    await open('/leads?status=won')
    await page.waitForURL(/\/auth/)
    await page.locator('[name=identifier]').fill('ben@northwind.shell.example')
    await page.locator('[name=password]').fill('not the password')
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').first().waitFor()
    await page.locator('[name=password]').fill(password)
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/leads\?status=won/)
    expect(await page.evaluate(() => history.length)).toBeLessThan(10)
  })

  it('sees an honest page for an unknown address', async () => {
    await open('/no/such/page')
    expect(await page.locator('h1').textContent()).toBeTruthy()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

describe('on a phone', () => {
  it('nothing is wider than the screen, and Record stands under the thumb', async () => {
    const tab = await onPhone(page, 320)
    for (const path of ['/', '/auth', '/dashboard', '/leads', '/voice', '/tasks']) {
      await tab.goto(`${host.url}${path}`)
      await tab.locator('h1').first().waitFor()
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    await tab.goto(`${host.url}/dashboard`)
    const record = tab.getByRole('navigation').getByRole('link', { name: 'Record' })
    const box = await record.boundingBox()
    expect(box?.y ?? 0).toBeGreaterThan(560)
    await tab.context().close()
  })
})

describe('the social links of the header', () => {
  const names = ['LinkedIn', 'YouTube', 'Instagram', 'TikTok']

  it.each([390, 800, 1100, 1440])('are in reach at %i pixels', async (width) => {
    const tab = await onPhone(page, width)
    await tab.goto(`${host.url}/dashboard`)
    const opener = width < 768 ? 'Menu' : width < 1280 ? 'More' : null
    if (opener !== null) await tab.getByRole('button', { name: opener, exact: true }).click()
    const place =
      opener === 'Menu'
        ? tab.getByRole('dialog')
        : opener === 'More'
          ? tab.getByRole('menu')
          : tab.getByRole('banner')
    const link = (name: string) =>
      place.getByRole(opener === 'More' ? 'menuitem' : 'link', { name, exact: true })
    for (const name of names) await link(name).waitFor()
    expect(await Promise.all(names.map((name) => link(name).getAttribute('target')))).toEqual(
      names.map(() => '_blank'),
    )
    await tab.context().close()
  })
})

describe('the sample company', () => {
  it('comes with one click and goes with one', async () => {
    await open('/dashboard')
    await page.getByRole('button', { name: 'Load the sample company' }).click()
    await page.getByText('You are looking at sample data').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await open('/leads')
    await page.getByText('60 leads').waitFor()
    await open('/dashboard')
    await page.getByRole('button', { name: 'Remove sample data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove sample data' }).click()
    await page.getByText('Start with a conversation').waitFor()
    await open('/leads')
    expect(await page.getByText('60 leads').count()).toBe(0)
  })
})

it('ends the session at sign-out and threw no error on the way', async () => {
  await open('/dashboard')
  await page
    .getByRole('button', { name: /account|BE/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/auth/)
  expect(errors).toEqual([])
})

it('answers the security headers that keep foreign code out', async () => {
  const response = await fetch(host.url)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("object-src 'none'")
  expect((await fetch(`${host.url}/assets/none.js`)).status).toBe(404)
  expect((await fetch(`${host.url}/rest/v1/leads`)).status).toBe(401)
})
