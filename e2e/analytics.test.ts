import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf, createAccount } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let ben: SignedUp
let errors: string[]

async function open(tab: Page, query = '') {
  await tab.goto(`${host.url}/analytics${query}`)
  await tab.getByRole('heading', { name: 'Funnel' }).waitFor()
  await tab
    .getByRole('heading', { name: /^Forecast/ })
    .first()
    .waitFor()
  await settled(tab)
}
const panel = (name: string | RegExp) => page.getByRole('region', { name }).first()
async function numberOf(name: RegExp) {
  const text = await page.getByRole('link', { name }).first().innerText()
  return Number(
    text
      .split(':')
      .at(-1)
      ?.replace(/[^\d.]/g, ''),
  )
}
async function close() {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
async function rowsOf(caption: string) {
  const rows = await page
    .getByRole('region', { name: caption, exact: true })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').trim())))
  return rows.slice(1)
}

beforeAll(async () => {
  ;({
    host,
    page,
    session: ben,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.analytics.example' }))
})

it('is reached by A, and teaches what it is for while there is nothing', async () => {
  await page.goto(`${host.url}/dashboard`)
  await page.getByRole('button', { name: 'Load the sample company' }).waitFor()
  await page.keyboard.press('a')
  await page.waitForURL(/\/analytics/)
  await page.getByRole('heading', { name: 'No data for this period' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${host.url}/dashboard`)
  await page.getByRole('button', { name: 'Load the sample company' }).click()
  await page.getByText('You are looking at sample data').waitFor()
})

it('counts the sample company as its leads and their history say', async () => {
  await open(page, '?days=365')
  const client = clientOf(host.url, ben)
  const { data: leads } = await client
    .from('leads')
    .select('id, status, value, source, lead_activities(kind, data)')
    .limit(1000)
    .throwOnError()
  const order = ['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won']
  const reached = leads.map(({ status, lead_activities: history }) =>
    Math.max(
      order.indexOf(status),
      ...history
        .filter(({ kind }) => kind === 'status_changed')
        .map(({ data }) => order.indexOf(String(Reflect.get(Object(data), 'to')))),
    ),
  )
  const funnel = await rowsOf('Funnel and conversion by stage')
  expect(funnel.map((row) => Number(row[1]?.split(':').at(-1)))).toEqual(
    order.map((_, place) => reached.filter((each) => each >= place).length),
  )
  expect(await numberOf(/^New leads:/)).toBe(leads.length)
  const won = leads.filter(({ status }) => status === 'won')
  const lost = leads.filter(({ status }) => status === 'lost')
  expect(await numberOf(/^Won deals:/)).toBe(won.length)
  expect(await numberOf(/^Won value:/)).toBe(won.reduce((sum, { value }) => sum + (value ?? 0), 0))
  expect(await numberOf(/^Win rate:/)).toBe(Math.round((won.length / (won.length + lost.length)) * 100))
  const sources = await rowsOf('Conversion by source')
  for (const [source, count] of sources)
    expect(Number(count?.split(':').at(-1))).toBe(leads.filter((lead) => lead.source === source).length)
})

it('opens each number into the leads behind it', async () => {
  const count = await numberOf(/^Won deals:/)
  await page.getByRole('link', { name: /^Won deals:/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(count)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.reload()
  await dialog.getByRole('listitem').first().waitFor()
  await dialog.getByRole('link').first().click()
  await page.waitForURL(/\/leads\//)
  await page.goBack()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await close()
  await page.getByRole('link', { name: /^Conversations of Ben Carter:/ }).click()
  await page.getByRole('dialog').getByRole('link').first().click()
  await page.waitForURL(/\/voice\//)
})

it('shows each chart as a table, and gives each table as a file', async () => {
  await open(page, '?days=365')
  await panel('Over time').getByText('Table', { exact: true }).click()
  const stretches = await rowsOf('Over time')
  expect(stretches.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(await numberOf(/^New leads:/))
  await panel('Forecast in USD').getByText('Table', { exact: true }).click()
  await page.getByRole('region', { name: 'Forecast by stage in USD' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Sources as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^sources-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toBe('\uFEFFSource,Leads,Qualified,Won,Conversion,Value won')
  expect(text.split('\r\n').length).toBe((await rowsOf('Conversion by source')).length + 2)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('follows a won deal at once, in its own currency', async () => {
  const client = clientOf(host.url, ben)
  const before = await numberOf(/^Won deals:/)
  const { data: lead } = await client
    .from('leads')
    .insert({ name: '=Eva Horn', source: '=SUM(1)', value: 900.5, currency: 'EUR' })
    .select('id')
    .single()
    .throwOnError()
  await client.from('leads').update({ status: 'won' }).eq('id', lead.id).throwOnError()
  await expect.poll(() => numberOf(/^Won deals:/)).toBe(before + 1)
  await page.getByText(/^and €90[01]$/).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Sources as CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    "\r\n'=SUM(1),1,1,1,1,900.50 EUR\r\n",
  )
})

it('keeps a period of one’s own and the person in the address', async () => {
  await open(page)
  await page.getByText('Custom', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Period' })
  await form.getByLabel('From').fill('2026-05-01')
  await form.getByLabel('To', { exact: true }).fill('2026-04-01')
  await form.getByRole('button', { name: 'Show' }).click()
  await form.getByText('The first day is after the last one').waitFor()
  const today = new Date().toISOString().slice(0, 10)
  const from = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('From').fill(from)
  await form.getByLabel('To', { exact: true }).fill(today)
  await form.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(new RegExp(`from=.*${from}`))
  await page.getByLabel('Whose figures').selectOption({ label: 'Ben Carter' })
  await page.waitForURL(/owner=/)
  await page.getByRole('heading', { name: 'Funnel' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Funnel' }).waitFor()
  expect(await page.getByLabel('Whose figures').inputValue()).toMatch(/^[0-9a-f-]{36}$/)
})

it('forecasts what /ai-insights does', async () => {
  await open(page)
  const expected = await page
    .getByText('Expected', { exact: true })
    .first()
    .locator('xpath=following-sibling::dd[1]')
    .innerText()
  await page.goto(`${host.url}/ai-insights`)
  await page.getByRole('heading', { name: 'Forecast' }).waitFor()
  const told = await page
    .getByText('Expected in USD', { exact: true })
    .locator('xpath=following-sibling::dd[1]')
    .innerText()
  expect(expected).toBe(told)
})

it('shows another company nothing of it', async () => {
  const client = await createAccount(host.url, 'Eva Stone', 'eva@elsewhere.analytics.example')
  const period = { from_day: '2026-01-01', to_day: '2026-12-31' }
  const { data } = await client.rpc('sales_figures', period).throwOnError()
  expect(data).toMatchObject({ leads: [], owners: [], stretches: [], activity: [] })
  expect((await client.rpc('sales_forecast').throwOnError()).data).toEqual({ stages: [], pipeline: [] })
  const behind = await client.rpc('sales_evidence', { measure: 'created', ...period }).throwOnError()
  expect(behind.data).toMatchObject({ count: 0, lines: [] })
  const wrong = await client.rpc('sales_evidence', { measure: 'passwords', ...period })
  expect(wrong.error?.code).toBe('22023')
})

it('stays as wide as the screen while a chart has not heard yet that it became smaller', async () => {
  const tab = await page.context().newPage()
  await tab.addInitScript(() => {
    const Whole = ResizeObserver
    globalThis.ResizeObserver = class extends Whole {
      constructor(callback: ResizeObserverCallback) {
        super((entries, observer) => {
          if (innerWidth > 400) callback(entries, observer)
        })
      }
    }
  })
  await tab.setViewportSize({ width: 1440, height: 900 })
  await open(tab, '?days=90')
  await tab.locator('.recharts-surface').first().waitFor()
  await tab.setViewportSize({ width: 320, height: 800 })
  await tab.waitForFunction(() => document.documentElement.clientWidth === 320)
  const chart = await tab.locator('.recharts-surface').first().boundingBox()
  expect(chart?.width).toBeGreaterThan(320)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await tab.close()
})

it('throws nothing on any page', () => {
  expect(errors).toEqual([])
})
