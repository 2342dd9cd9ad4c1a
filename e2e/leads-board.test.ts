import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { pickUp } from './support/drag.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let session: SignedUp
let errors: string[]

const leadsOf = () => clientOf(host.url, session).from('leads')
const statusOf = async (name: string) =>
  (await leadsOf().select('status').eq('name', name).single().throwOnError()).data.status

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.board.example',
  }))
})
beforeEach(async () => {
  await leadsOf().delete().not('id', 'is', null).throwOnError()
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    name: `Lead ${index}`,
    value: 100,
    company: 'Crowd',
    last_activity_at: '2020-01-01T00:00:00Z',
  }))
  await leadsOf().insert(crowd).throwOnError()
  await leadsOf()
    .insert([
      { name: 'Ana Ruiz', company: 'Acme', value: 2000, currency: 'USD' },
      { name: 'Bo Lind', company: 'Fjord', value: 300, currency: 'EUR' },
    ])
    .throwOnError()
})

async function open(where: Page, query = '') {
  await where.goto(`${host.url}/leads?view=board${query}`)
  await where.getByRole('region', { name: 'Leads by stage' }).waitFor()
  await settled(where)
}
const column = (name: string, where: Page = page) => where.getByRole('region', { name, exact: true })
const head = (name: string, where?: Page) => async () =>
  (await column(name, where).locator('header').innerText()).replaceAll(/\s+/g, ' ').trim()
const told = (words: string) => page.getByText(words, { exact: true }).waitFor({ state: 'attached' })
const card = (name: string, where: Page = page) => where.getByRole('listitem').filter({ hasText: name })

it('counts and sums a stage in the database, loads its cards in steps, and filters as the table does', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByText('42 leads', { exact: true }).first().waitFor()
  await page.getByRole('radio', { name: 'Board' }).click()
  await page.getByRole('radio', { name: 'Board', checked: true }).waitFor()
  await page.waitForURL(/view=board/)
  await page.getByText('42 leads', { exact: true }).first().waitFor()
  await expect.poll(head('New')).toBe('New 42 leads $6,000 + €300')
  expect(await column('New').getByRole('listitem').count()).toBe(25)
  await column('New').getByRole('button', { name: 'Show 17 more' }).click()
  await expect.poll(() => column('New').getByRole('listitem').count()).toBe(42)
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('acme')
  await page.getByText('1 lead found', { exact: true }).waitFor()
  await expect.poll(head('New')).toBe('New 1 lead $2,000')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Won')
  await page.getByText('No lead matches these filters').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(head('New')).toBe('New 42 leads $6,000 + €300')
  await leadsOf().update({ owner_id: null }).eq('name', 'Bo Lind').throwOnError()
  await page.getByRole('combobox', { name: 'Owner' }).selectOption('No owner')
  await expect.poll(head('New')).toBe('New 1 lead €300')
  await page.getByRole('combobox', { name: 'Owner' }).selectOption('Ben Carter')
  await expect.poll(head('New')).toBe('New 41 leads $6,000')
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.getByRole('radio', { name: 'Table', checked: true }).waitFor()
  await page.getByRole('table', { name: 'Leads' }).waitFor()
})

it('moves a card with the mouse, shows it at once and takes it back', async () => {
  await open(page)
  const to = await column('Proposal').boundingBox()
  if (!to) throw new Error('not on screen')
  await card('Ana Ruiz').hover({ position: { x: 40, y: 30 } })
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 6 })
  await told('Ana Ruiz is over Proposal.')
  await page.mouse.up()
  await column('Proposal').getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).waitFor()
  await expect.poll(head('Proposal')).toBe('Proposal 1 lead $2,000')
  await expect.poll(() => statusOf('Ana Ruiz')).toBe('proposal')
  expect(page.url()).toContain('/leads?view=board')
  await page.getByRole('button', { name: 'Undo' }).click()
  await column('New').getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).waitFor()
  await expect.poll(() => statusOf('Ana Ruiz')).toBe('new')
})

it('carries a card by keyboard, keeps the focus, and puts it back on Escape', async () => {
  await open(page)
  const grip = page.getByRole('button', { name: 'Carry Bo Lind' })
  await pickUp(grip, 'Bo Lind is over New.')
  await page.keyboard.press('ArrowRight')
  await told('Bo Lind is over Contacted.')
  await page.keyboard.press('Escape')
  await told('Bo Lind went back.')
  await pickUp(grip, 'Bo Lind is over New.')
  await page.keyboard.press('ArrowRight')
  await told('Bo Lind is over Contacted.')
  await page.keyboard.press('ArrowRight')
  await told('Bo Lind is over Qualified.')
  await page.keyboard.press('ArrowRight')
  await told('Bo Lind is over Proposal.')
  await page.keyboard.press('ArrowLeft')
  await told('Bo Lind is over Qualified.')
  await page.keyboard.press('Space')
  await column('Qualified').getByRole('listitem').filter({ hasText: 'Bo Lind' }).waitFor()
  await expect.poll(() => statusOf('Bo Lind')).toBe('qualified')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Carry Bo Lind')
})

it('moves a card from its menu, with the focus on it', async () => {
  await open(page)
  await page.getByRole('button', { name: 'Actions for Ana Ruiz' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Won' }).press('Enter')
  await page.getByRole('dialog', { name: 'Close as won' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark as won' }).press('Enter')
  await column('Won').getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).waitFor()
  await expect.poll(() => statusOf('Ana Ruiz')).toBe('won')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Actions for Ana Ruiz')
})

it('keeps a move made offline until the network is back', async () => {
  await open(page)
  // Without a service worker, what was not fetched before is not there afterwards.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Actions for Ana Ruiz' }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await page.getByRole('button', { name: 'Bad timing' }).click()
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  await column('Lost').getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).waitFor()
  await page.getByText('Sent when you are back online').first().waitFor()
  expect(await statusOf('Ana Ruiz')).toBe('new')
  await page.context().setOffline(false)
  await expect.poll(() => statusOf('Ana Ruiz')).toBe('lost')
})

it('takes a refused move back and says why', async () => {
  await open(page)
  await page.route('**/rest/v1/leads?**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied for table leads' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Actions for Ana Ruiz' }).click()
  await page.getByRole('menuitem', { name: 'Won' }).click()
  await page.getByRole('button', { name: 'Mark as won' }).click()
  await page.getByText('The change was not saved').waitFor()
  await column('New').getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).waitFor()
  await page.unroute('**/rest/v1/leads?**')
  expect(await statusOf('Ana Ruiz')).toBe('new')
})

it('follows what others do', async () => {
  await open(page)
  await leadsOf().update({ status: 'negotiation' }).eq('name', 'Bo Lind').throwOnError()
  await column('Negotiation').getByRole('listitem').filter({ hasText: 'Bo Lind' }).waitFor()
  await expect.poll(head('Negotiation')).toBe('Negotiation 1 lead €300')
})

it('moves a card by its menu on phones, where only the columns scroll sideways', async () => {
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await open(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(
      await held
        .getByRole('region', { name: 'Leads by stage' })
        .evaluate((board) => board.scrollWidth > board.clientWidth),
    ).toBe(true)
    await held.getByRole('button', { name: 'Actions for Bo Lind' }).tap()
    await held.getByRole('menuitem', { name: 'Contacted' }).tap()
    await column('Contacted', held).getByRole('listitem').filter({ hasText: 'Bo Lind' }).waitFor()
    // The card moves before the server has been told.
    const stage = () => leadsOf().select('status').eq('name', 'Bo Lind').single().throwOnError()
    await expect.poll(async () => (await stage()).data.status).toBe('contacted')
    await leadsOf().update({ status: 'new' }).eq('name', 'Bo Lind').throwOnError()
    await held.context().close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
