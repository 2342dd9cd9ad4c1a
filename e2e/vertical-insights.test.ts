import { readFile } from 'node:fs/promises'
import { toJson } from '@parley/core/text/json'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf, createAccount } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'
import { daysAgo, saasRows, shopRows } from './support/vertical-data.ts'

let host: Host
let page: Page
let ben: SignedUp
let errors: string[]

async function open(tab: Page, query = '') {
  await tab.goto(`${host.url}/vertical-insights${query}`)
  await tab.getByRole('heading', { level: 1, name: 'Industry' }).waitFor()
  await settled(tab)
}
async function bring(kind: string, rows: Record<string, unknown>[]) {
  const { data } = await clientOf(host.url, ben)
    .rpc('import_vertical_rows', { kind, rows: toJson(rows) })
    .throwOnError()
  return data
}
const lines = (label: string) => page.getByRole('list', { name: label, exact: true }).getByRole('listitem')
const valueOf = async (label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]').innerText()

beforeAll(async () => {
  ;({
    host,
    page,
    session: ben,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.vertical.example' }))
})

it('stands at the company’s own line of business, and teaches what to bring', async () => {
  await open(page)
  await page.getByRole('heading', { level: 1, name: 'Industry' }).waitFor()
  await clientOf(host.url, ben)
    .from('vertical_configurations')
    .update({ vertical_type: 'saas' })
    .neq('vertical_type', 'saas')
    .throwOnError()
  await open(page)
  await page.getByRole('heading', { name: 'No subscription yet' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('brings a CSV file in, tells each row that stays out, and counts nothing twice', async () => {
  await page.getByRole('link', { name: 'Import subscriptions' }).click()
  const dialog = page.getByRole('dialog')
  const file = (rows: string[]) => ({
    name: 'billing.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['ID;Account;Company;State;Price;Started on;Colour', ...rows].join('\n')),
  })
  const rows = [
    's-9;zeta;"Zeta; Partners";active;"1.200,50";2026-01-05;red',
    's-10;eta;=HYPERLINK(1);paused;10;2026-01-05;red',
    's-11;theta;Theta;trial;10;5.1.2026;red',
  ]
  await dialog.locator('input[type=file]').setInputFiles(file(rows))
  await dialog.getByText('Still without a column: Started.').waitFor()
  await dialog.getByLabel('Started on fills').selectOption({ label: 'Started (needed)' })
  await dialog
    .getByText('Row 2: Status: “paused” is not one of trialing, active, past due and canceled')
    .waitFor()
  await dialog
    .getByText('Row 3: Started: “5.1.2026” is not a date like 2026-03-02 or 2026-03-02 14:30')
    .waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await dialog.getByText('Why rows were skipped').waitFor()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download them with the reasons' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain("'=HYPERLINK(1)")
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => lines('Paying customers').allInnerTexts())
    .toEqual([expect.stringContaining('Zeta; Partners')])
  expect(await valueOf('MRR in USD')).toBe('$1,200.50')

  await page.getByRole('button', { name: 'Import data' }).click()
  await dialog.locator('input[type=file]').setInputFiles(file(rows.slice(0, 1)))
  await dialog.getByLabel('Started on fills').selectOption({ label: 'Started (needed)' })
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await dialog.getByText('Updated', { exact: true }).waitFor()
  expect(
    await dialog.getByText('New', { exact: true }).locator('xpath=following-sibling::dd[1]').innerText(),
  ).toBe('0')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await clientOf(host.url, ben).from('customers').delete().eq('external_id', 'zeta').throwOnError()
})

it('says of subscriptions and usage what was computed by hand', async () => {
  const { subscriptions, usage } = saasRows()
  expect(await bring('subscriptions', subscriptions)).toEqual({ created: 6, updated: 0, refused: [] })
  expect(await bring('usage', usage)).toMatchObject({ created: usage.length, updated: 0, refused: [] })
  expect(await bring('usage', usage)).toMatchObject({ created: 0, updated: usage.length })
  await open(page)
  // 49.50 + 120.25 + 300 now, with 80 more 30 days ago.
  await expect.poll(() => valueOf('MRR in USD')).toBe('$469.75')
  expect(await valueOf('ARR')).toBe('$5,637')
  expect(await valueOf('Churned revenue')).toBe('14.6%')
  expect((await lines('Running trials').allInnerTexts()).join('\n')).toMatch(
    /Delta Ltd[\s\S]*At risk[\s\S]*Cedar Ltd[\s\S]*Healthy\s*100/,
  )
  await expect
    .poll(() => lines('Product-qualified leads').allInnerTexts())
    .toEqual([expect.stringMatching(/Cedar Ltd[\s\S]*30 uses/)])
  await expect
    .poll(() => lines('Expansion opportunities').allInnerTexts())
    .toEqual([expect.stringMatching(/Elm Ltd[\s\S]*9 of 10 seats taken\s· use grew by 100%/)])
  await page.getByText('How is this calculated?').first().click()
  await page.getByText('Source: David Skok, “SaaS Metrics 2.0”.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('says of one company that nothing moved, without a chart of it, and of one order no habits', async () => {
  const client = clientOf(host.url, ben)
  const clear = async () => {
    const { data } = await client.from('customers').select('id').throwOnError()
    const ids = data.map(({ id }) => id)
    await client.from('customers').delete().in('id', ids).throwOnError()
  }
  await clear()
  const [row] = saasRows().subscriptions
  await bring('subscriptions', row ? [row] : [])
  await open(page)
  await page.getByText('MRR stayed at $49.50.').waitFor()
  expect(await page.getByRole('list', { name: /^Movements of MRR/ }).count()).toBe(0)
  expect(await page.getByText(/^0 (?:trials|accounts)$/).count()).toBe(0)
  const order = shopRows().orders[0]
  await bring('orders', order ? [order] : [])
  await open(page, '?vertical=ecommerce')
  await page.getByText(/^Nobody has ordered twice yet\./).waitFor()
  // What is not known yet has no place, and lists without a line share one panel.
  expect(await page.getByText(/^(?:Orders a year|Lifespan)$/).count()).toBe(0)
  expect(
    await page.getByRole('region', { name: 'Nothing to report' }).getByRole('term').allInnerTexts(),
  ).toEqual(['VIP customers', 'Abandoned carts', 'Purchase predictions'])
  expect(await accessibilityProblems(page)).toEqual([])
  await clear()
})

it('says of orders and carts what was computed by hand', async () => {
  const { orders, carts } = shopRows()
  await bring('orders', orders)
  await bring('carts', carts)
  await open(page, '?vertical=ecommerce')
  // 157.80 of three customers.
  await expect.poll(() => valueOf('Lifetime value in USD')).toBe('$53')
  await expect
    .poll(() => lines('VIP customers').allInnerTexts())
    .toEqual([expect.stringMatching(/Mara[\s\S]*\$120/)])
  await expect
    .poll(() => lines('Abandoned carts').allInnerTexts())
    .toEqual([expect.stringMatching(/Nils[\s\S]*left 2 days ago[\s\S]*\$99\.90/)])
  await expect
    .poll(() => lines('Purchase predictions').allInnerTexts())
    .toEqual([expect.stringMatching(/Mara[\s\S]*High confidence\s· every 30 days[\s\S]*in 10 days/)])
})

it('tells how fast new leads are answered, and links an account to its lead', async () => {
  const client = clientOf(host.url, ben)
  const { data: leads } = await client
    .from('leads')
    .insert([
      { name: 'Ana Silva', email: 'ana@mara.example', created_at: daysAgo(3) },
      { name: 'Bo Berg', created_at: daysAgo(2) },
    ])
    .select('id, name')
    .throwOnError()
  const ana = leads.find(({ name }) => name === 'Ana Silva')?.id ?? ''
  await client
    .from('lead_activities')
    .insert({ lead_id: ana, kind: 'note', body: 'Called', created_at: daysAgo(2.75) })
    .throwOnError()
  await open(page, '?vertical=other')
  await expect.poll(() => valueOf('First answer')).toBe('6 hours')
  expect(await valueOf('Within an hour')).toBe('0%')
  expect(await valueOf('Within a day')).toBe('50%')
  await expect
    .poll(() => lines('Leads waiting').allInnerTexts())
    .toEqual([expect.stringMatching(/Bo Berg[\s\S]*2 days/)])
  expect(await accessibilityProblems(page)).toEqual([])
  await bring('orders', [
    {
      row: 1,
      external_id: '9',
      customer: 'Mara',
      customer_email: 'ANA@mara.example',
      amount: 1,
      placed_at: daysAgo(1),
    },
  ])
  await open(page, '?vertical=ecommerce')
  await page.getByRole('list', { name: 'VIP customers' }).getByRole('link', { name: 'Mara' }).click()
  await page.waitForURL(new RegExp(ana))
})

it('refuses what is wrong and keeps the rest, and shows another company nothing', async () => {
  const answer = await bring('orders', [
    { row: 1, external_id: '20', customer: 'Pia', amount: -1 },
    { row: 2, external_id: '21', customer: 'Pia', amount: 'ten' },
    { row: 3, external_id: '22', amount: 5 },
    { row: 4, external_id: '23', customer: 'Pia', amount: 5 },
  ])
  expect(answer).toMatchObject({
    created: 1,
    refused: [{ row: 1 }, { row: 2 }, { row: 3, problem: 'Customer is empty' }],
  })
  const { error } = await clientOf(host.url, ben).rpc('import_vertical_rows', { kind: 'secrets', rows: [] })
  expect(error?.code).toBe('22023')
  const client = await createAccount(host.url, 'Eva Stone', 'eva@elsewhere.vertical.example')
  expect((await client.rpc('vertical_facts', { kind: 'ecommerce' }).throwOnError()).data).toEqual({
    orders: [],
    carts: [],
    customers: {},
  })
  expect((await client.rpc('lead_answers').throwOnError()).data).toEqual([])
})

it('throws nothing on any page', () => {
  expect(errors).toEqual([])
})
