import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { atSize } from '../server/src/testing/at-size.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** More than the API answers at once. */
const count = atSize(1200, 3000)
const perFirm = count / 40
const inWords = (leads: number) => `${leads.toLocaleString('en')} leads`
const person = (index: number) => `Person ${String(index).padStart(4, '0')}`
let host: Host
let page: Page
let session: SignedUp
let errors: string[]

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.list.example' },
    { context: { viewport: { width: 1280, height: 800 } } },
  ))
  const leads = clientOf(host.url, session).from('leads')
  const rows = Array.from({ length: count }, (_, index) => ({
    name: person(index),
    company: `Firm ${index % 40}`,
    value: index,
    status: index % 2 ? 'new' : 'qualified',
  }))
  for (let start = 0; start < count; start += 1000)
    await leads.insert(rows.slice(start, start + 1000)).throwOnError()
})

const row = (index: number, where: Page = page) => where.locator(`tr[aria-rowindex="${index + 2}"]`)
const nameAt = (index: number) => row(index).getByRole('link').first().innerText()

it('sorts in the database, upwards and downwards', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByText(inWords(count), { exact: true }).first().waitFor()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect.poll(() => nameAt(0)).toBe(person(0))
  await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click()
  await expect.poll(() => nameAt(0)).toBe(person(count - 1))
  expect(await accessibilityProblems(page)).toEqual([])
})

it('holds every lead under the scroll bar, however fast somebody turns the wheel', async () => {
  const cpu = await page.context().newCDPSession(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.mouse.move(600, 500)
  // With fewer or smaller turns, or a quicker machine, a list that drew without end went unnoticed.
  for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 400)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight))
  await row(count - 1)
    .getByRole('link', { name: person(0) })
    .waitFor()
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight / 2))
  const middle = count / 2
  await row(middle)
    .getByRole('link', { name: person(count - 1 - middle) })
    .waitFor()
  expect(await page.locator('tbody tr').count()).toBeLessThan(100)
  await page.evaluate(() => globalThis.scrollTo(0, 0))
})

it('is walked by keys, selects, and moves what is selected at once', async () => {
  await row(0)
    .getByRole('link', { name: person(count - 1) })
    .waitFor()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await bar.getByText('2 leads selected').waitFor()
  await bar.getByRole('combobox', { name: /^Move/ }).selectOption({ label: 'Won' })
  await page.getByRole('button', { name: 'Mark as won' }).click()
  await page.getByText('2 leads moved to Won').waitFor()
  const won = () =>
    clientOf(host.url, session)
      .from('leads')
      .select('name')
      .eq('status', 'won')
      .order('name')
      .throwOnError()
      .then(({ data }) => data.map(({ name }) => name))
  await expect.poll(won).toEqual([person(count - 2), person(count - 1)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(won).toEqual([])
})

it('changes all of them, also those never on screen, and gives each its own stage back', async () => {
  const stages = async () => {
    const { data } = await clientOf(host.url, session).rpc('lead_stages', {}).throwOnError()
    return Object.fromEntries(data.map(({ status, leads }) => [status, leads]))
  }
  const before = await stages()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await bar.getByText(`${inWords(count)} selected`).waitFor()
  await bar.getByRole('combobox', { name: /^Move/ }).selectOption({ label: 'Proposal' })
  await page.getByText(`${inWords(count)} moved to Proposal`).waitFor()
  expect(await stages()).toEqual({ proposal: count })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText('Undone', { exact: true }).waitFor()
  expect(await stages()).toEqual(before)
  // The list is drawn a moment after its rows were read.
  const shown = page.getByRole('combobox', { name: /^Status of Person/ })
  await expect
    .poll(() => shown.evaluateAll((each: HTMLSelectElement[]) => each.map(({ value }) => value)))
    .not.toContain('proposal')
})

it('hides all of them for the time of Undo, and counts right after a deletion', async () => {
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await bar.getByText(`${inWords(count)} selected`).waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${inWords(count)} deleted`).waitFor()
  await page.getByText('0 leads', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText(inWords(count), { exact: true }).first().waitFor()

  await page.getByRole('searchbox', { name: 'Search leads' }).fill('firm 36')
  await page.getByText(`${perFirm} leads found`, { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await bar.getByText(`${perFirm} leads selected`).waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('0 leads found', { exact: true }).waitFor()
  const left = async () => {
    const leads = clientOf(host.url, session).from('leads')
    return (await leads.select('id', { count: 'exact', head: true }).throwOnError()).count
  }
  await expect.poll(left).toBe(count - perFirm)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page
    .getByText(inWords(count - perFirm), { exact: true })
    .first()
    .waitFor()
})

it('finds among them and keeps what was looked for in the address', async () => {
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('firm 37')
  await page.getByText(`${perFirm} leads found`, { exact: true }).waitFor()
  await page.reload()
  await settled(page)
  await page.getByText(`${perFirm} leads found`, { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('firm 37')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page
    .getByText(inWords(count - perFirm), { exact: true })
    .first()
    .waitFor()
})

it('shows its rows before they are counted, and asks once more where that fails', async () => {
  const counted = Promise.withResolvers<void>()
  let isFailing = true
  await page.route('**/rest/v1/leads?*', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback()
    await counted.promise
    return isFailing ? route.fulfill({ status: 400 }) : route.fallback()
  })
  await page.goto(`${host.url}/leads?sort=name&direction=up`)
  await row(0).getByRole('link').first().waitFor()
  const found = page.getByText(inWords(count - perFirm), { exact: true })
  expect(await found.count()).toBe(0)
  counted.resolve()
  await page.getByText('The rest of the leads could not be loaded').waitFor()
  expect(await row(0).getByRole('link').count()).toBeGreaterThan(0)
  isFailing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await found.first().waitFor()
  await page.getByText('The rest of the leads could not be loaded').waitFor({ state: 'hidden' })
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight))
  await row(count - perFirm - 1)
    .getByRole('link')
    .first()
    .waitFor()
  await page.unroute('**/rest/v1/leads?*')
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
