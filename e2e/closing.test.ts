import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** A sale closes on a day and, where it is lost, for a reason. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let lead: string

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.closing.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const { data } = await client
    .from('leads')
    .insert({ name: 'Julia Lind', company: 'Fjord Cleaning', status: 'proposal', value: 9000 })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
})

const held = async () =>
  (
    await client
      .from('leads')
      .select('status, closed_at, lost_reason, expected_close_on')
      .eq('id', lead)
      .single()
      .throwOnError()
  ).data
/** Chooses a stage on the lead's page. */
async function move(stage: string) {
  const choice = page.getByRole('combobox', { name: 'Status of Julia Lind' })
  // Its options come with the first touch.
  await choice.focus()
  await choice.selectOption({ label: stage })
}
/** A day of the browser's calendar. */
const dayBefore = (days: number) =>
  page.evaluate((before) => {
    const day = new Date()
    day.setDate(day.getDate() - before)
    return day.toLocaleDateString('sv')
  }, days)

it('keeps when a sale is expected to close', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  await page.getByRole('button', { name: 'Expected close: Add' }).click()
  await page.getByLabel('Expected close').fill('2027-03-31')
  await page.getByLabel('Expected close').press('Enter')
  await page.getByRole('button', { name: 'Expected close: March 31, 2027' }).waitFor()
  await expect.poll(held).toMatchObject({ expected_close_on: '2027-03-31' })
})

it('asks when and why it was lost, and leaves it open where somebody thinks again', async () => {
  await move('Lost')
  const dialog = page.getByRole('dialog', { name: 'Close as lost' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await held()).toMatchObject({ status: 'proposal' })

  await move('Lost')
  await dialog.getByRole('button', { name: 'Price' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Why was it lost?' }).inputValue()).toBe('Price')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Lost on').fill('2999-01-01')
  await dialog.getByRole('button', { name: 'Mark as lost' }).click()
  await dialog.getByText('Choose today or an earlier day.').waitFor()
  await dialog.getByLabel('Lost on').fill(await dayBefore(3))
  await dialog.getByRole('button', { name: 'Mark as lost' }).click()
  await page.getByRole('button', { name: 'Lost reason: Price' }).waitFor()
  await expect.poll(held).toMatchObject({ status: 'lost', lost_reason: 'Price' })
  const { closed_at } = await held()
  const days = (Date.now() - Date.parse(closed_at ?? '')) / 86_400_000
  expect(days).toBeGreaterThan(2)
  expect(days).toBeLessThan(4)
})

it('asks no more once somebody has gone back', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Julia Lind' }).click()
  await page.getByRole('button', { name: 'Lost reason: Price' }).waitFor()
  await move('Won')
  const dialog = page.getByRole('dialog', { name: 'Close as won' })
  await dialog.waitFor()
  await page.goBack()
  await page.waitForURL(/\/leads$/)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Julia Lind' }).click()
  await page.getByRole('button', { name: 'Lost reason: Price' }).waitFor()
  expect(await dialog.count()).toBe(0)
})

it('tells the reason in analytics, on the day it was lost', async () => {
  await page.goto(`${host.url}/analytics?days=7`)
  const row = page.getByRole('row').filter({ hasText: 'Price' })
  await expect.poll(() => row.innerText()).toMatch(/Price\s+1\s+100\s?%\s+\$9,000/)
  await page.goto(`${host.url}/analytics?from=${await dayBefore(2)}&to=${await dayBefore(0)}`)
  await page.getByText('No deals lost in this period.').waitFor()
})

it('brings day and reason back with Undo', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  const before = await held()
  await page.getByRole('button', { name: 'Lost reason: Price' }).waitFor()
  await move('Negotiation')
  await expect.poll(held).toMatchObject({ status: 'negotiation', lost_reason: null, closed_at: null })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(held).toEqual(before)
})

it('asks the same of a sale that is put down when it is over', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('button', { name: 'New lead' }).click()
  const drawer = page.getByRole('dialog', { name: 'New lead' })
  await drawer.getByLabel('Name', { exact: true }).fill('Nora Quist')
  await drawer.getByLabel('Stage').selectOption({ label: 'Lost' })
  await drawer.getByLabel('Lost on').fill(await dayBefore(-2))
  await drawer.getByRole('button', { name: 'Add lead' }).click()
  await drawer.getByText('Choose today or an earlier day.').waitFor()
  await drawer.getByLabel('Lost on').fill(await dayBefore(3))
  await drawer.getByRole('button', { name: 'Bad timing' }).click()
  await drawer.getByRole('button', { name: 'Add lead' }).click()
  await drawer.waitFor({ state: 'detached' })
  const { data } = await client
    .from('leads')
    .select('status, closed_at, lost_reason')
    .eq('name', 'Nora Quist')
    .single()
    .throwOnError()
  expect(data).toMatchObject({ status: 'lost', lost_reason: 'Bad timing' })
  expect(data.closed_at?.slice(0, 10)).toBe(await dayBefore(3))
})

it('threw nothing', () => expect(errors).toEqual([]))
