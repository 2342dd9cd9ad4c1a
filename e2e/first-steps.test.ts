import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { type RunningHost, startHost } from './support/host.ts'
import { openPlace } from './support/journey.ts'
import { signUpOnPage } from './support/people.ts'

/** The first ten minutes of a new company, in presses: what is typed into a form belongs to the press that sends it. */
let host: RunningHost
let page: Page
let presses: string[] = []

const transcript = `Ben Carter: Hi Priya, thanks for taking the time today.
Priya Patel: Happy to. We are at Globex and we need a quote for forty seats.
Ben Carter: I will send you the quote by Thursday.
Priya Patel: The price is a worry. Write to me at priya@globex.example, please.`

beforeAll(async () => {
  host = await startHost()
  const { browser } = await openPlace({ host })
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
})

/** A window's buttons stand after those of the page. */
async function press(name: string | RegExp, role: 'button' | 'menuitem' = 'button'): Promise<void> {
  presses.push(String(name))
  await page.getByRole(role, { name, exact: true }).last().click()
}

it('leads from the sign-up to the first ready conversation in at most five presses', async () => {
  await signUpOnPage(page, host.url, {
    name: 'Ben Carter',
    email: 'ben@northwind.example',
    company: 'Northwind',
  })
  await page.getByRole('heading', { name: 'Your company' }).waitFor()
  await press('Continue')
  await page.getByRole('heading', { name: 'Colleagues' }).waitFor()
  await press('Skip')
  await page.getByRole('heading', { name: 'Begin', exact: true }).waitFor()
  await press('Import')
  const dialog = page.getByRole('dialog', { name: 'Import a transcript' })
  const field = dialog.getByLabel('Transcript', { exact: true })
  // Whoever has it on the clipboard pastes it at once.
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.insertText(transcript)
  await dialog.getByLabel('When was this conversation?').fill('2026-11-02T09:30')
  await press('Import 4 turns')
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
  await page
    .getByText(/Send (Priya )?the quote/i)
    .first()
    .waitFor()
  expect(presses.length, presses.join(', ')).toBeLessThanOrEqual(5)
})

it('offers the same where the steps were skipped', async () => {
  const { browser } = await openPlace()
  const other = await (await browser.newContext()).newPage()
  await signUpOnPage(other, host.url, {
    name: 'Cleo Diaz',
    email: 'cleo@southwind.example',
    company: 'South',
  })
  for (const name of ['Skip', 'Skip', 'Skip to Dashboard'])
    await other.getByRole('button', { name, exact: true }).click()
  await other.getByRole('link', { name: 'Import a transcript' }).click()
  await other.getByRole('dialog', { name: 'Import a transcript' }).waitFor()
  expect(new URL(other.url()).pathname).toBe('/voice')
})

it('leads to the first post on the blog in at most five', async () => {
  presses = []
  await page.goto(`${host.url}/dashboard`)
  await press('My Account')
  await press('Create Post', 'menuitem')
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Our first post')
  await page.locator('[contenteditable=true]').last().click()
  await page.keyboard.type('What we learned in our first week.')
  await press('Publish')
  await page.getByText('Post published successfully!').waitFor()
  expect(presses.length, presses.join(', ')).toBeLessThanOrEqual(5)
  await page.goto(`${host.url}/blog`)
  await page.getByRole('link', { name: 'Our first post' }).first().waitFor()
})
