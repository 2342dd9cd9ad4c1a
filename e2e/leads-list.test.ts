import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, launch, phone, settled, watchErrors } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { finishOnboarding, type SignedUp, signUp } from './support/people.ts'

const count = 3000
const patience = { timeout: 30_000 }
let host: RunningHost
let browser: Browser
let page: Page
let session: SignedUp
let errors: string[]

beforeAll(async () => {
  host = await startHost()
  browser = await launch()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  page.setDefaultTimeout(30_000)
  errors = watchErrors(page)
  session = await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@northwind.example' })
  await finishOnboarding(host.url, session)
  const leads = clientOf(host.url, session).from('leads')
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `Person ${String(index).padStart(4, '0')}`,
    company: `Firm ${index % 40}`,
    value: index,
    status: index % 2 ? 'new' : 'qualified',
  }))
  for (let start = 0; start < count; start += 1000)
    await leads.insert(rows.slice(start, start + 1000)).throwOnError()
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
})

const row = (index: number, where: Page = page) => where.locator(`tr[aria-rowindex="${index + 2}"]`)
const nameAt = (index: number) => row(index).getByRole('link').first().innerText()

it('sorts in the database, upwards and downwards', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByText('3,000 leads', { exact: true }).first().waitFor()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect.poll(() => nameAt(0), patience).toBe('Person 0000')
  await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click()
  await expect.poll(() => nameAt(0), patience).toBe('Person 2999')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('holds every lead under the scroll bar, however fast somebody turns the wheel', async () => {
  const cpu = await page.context().newCDPSession(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.mouse.move(600, 500)
  for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 400)
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight))
  await row(count - 1)
    .getByRole('link', { name: 'Person 0000' })
    .waitFor()
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight / 2))
  const middle = count / 2
  await row(middle)
    .getByRole('link', { name: `Person ${count - 1 - middle}` })
    .waitFor()
  expect(await page.locator('tbody tr').count()).toBeLessThan(100)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(() => globalThis.scrollTo(0, 0))
})

it('is walked by keys, selects, and moves what is selected at once', async () => {
  await row(0).getByRole('link', { name: 'Person 2999' }).waitFor()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await bar.getByText('2 leads selected').waitFor()
  await bar.getByRole('combobox').selectOption({ label: 'Won' })
  await page.getByText('2 leads moved to Won').waitFor()
  const won = () =>
    clientOf(host.url, session)
      .from('leads')
      .select('name')
      .eq('status', 'won')
      .order('name')
      .throwOnError()
      .then(({ data }) => data.map(({ name }) => name))
  await expect.poll(won, patience).toEqual(['Person 2998', 'Person 2999'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(won, patience).toEqual([])
})

it('finds among them and keeps what was looked for in the address', async () => {
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('firm 37')
  await page.getByText('75 leads found', { exact: true }).waitFor()
  await page.reload()
  await settled(page)
  await page.getByText('75 leads found', { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('firm 37')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByText('3,000 leads', { exact: true }).first().waitFor()
})

it('fits phones, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      ...phone,
      colorScheme,
      storageState: await page.context().storageState(),
    })
    const small = await context.newPage()
    await small.goto(`${host.url}/leads`)
    await settled(small)
    await row(0, small).waitFor()
    expect(await accessibilityProblems(small)).toEqual([])
    for (const width of [390, 320]) {
      await small.setViewportSize({ width, height: 844 })
      expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await context.close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
