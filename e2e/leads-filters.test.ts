import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let session: SignedUp
let errors: string[]

const client = () => clientOf(host.url, session)
function filtersOf() {
  const text = new URL(page.url()).searchParams.get('filters')
  return text === null ? null : JSON.parse(text)
}
const button = (on = page) => on.getByRole('button', { name: 'Add filter' })
const chips = (on = page) => on.getByRole('list', { name: 'Filters', exact: true })
const editor = (field: string) => page.getByRole('dialog', { name: `Filter by ${field}` })
async function choose(field: string) {
  await button().click()
  await page.getByRole('menuitem', { name: field, exact: true }).click()
  await editor(field).waitFor()
}
/** Goes to a field of the open menu by its first letters; the menu moves there a moment after the key. */
async function goTo(letters: string, field: string) {
  await page.keyboard.type(letters)
  const item = page.getByRole('menuitem', { name: field, exact: true })
  await expect.poll(() => item.evaluate((element) => element === document.activeElement)).toBe(true)
}
const remove = (name: string | RegExp) => chips().getByRole('button', { name }).click()

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.filters.example',
  }))
  await client()
    .from('lead_fields')
    .insert(
      [
        { key: 'plan', label: 'Plan', type: 'choice', options: ['Gold', 'Silver', 'Bronze'], position: 0 },
        { key: 'seats', label: 'Seats', type: 'number', options: [], position: 1 },
        { key: 'vip', label: 'VIP', type: 'boolean', options: [], position: 2 },
      ],
      { defaultToNull: false },
    )
    .throwOnError()
  await client()
    .from('leads')
    .insert(
      [
        {
          name: 'Ana Ruiz',
          value: 12_000,
          source: 'Web, 50%',
          custom: { plan: 'Gold', seats: 40, vip: true },
        },
        { name: 'Tom Baker', value: 500, source: 'Fair', custom: { plan: 'Silver', seats: 5 } },
        { name: 'Lena Fischer', value: 80_000, source: 'Web', status: 'won', custom: { plan: 'Bronze' } },
        { name: 'Ravi Shah', custom: {} },
      ],
      { defaultToNull: false },
    )
    .throwOnError()
})

it('by a field of the company’s own leave those in the list that fit', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByText('4 leads', { exact: true }).waitFor()
  await choose('Plan')
  await editor('Plan').getByRole('button', { name: 'Apply' }).click()
  await editor('Plan').getByText('Choose 1 to 20 of them').waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await editor('Plan').getByRole('checkbox', { name: 'Gold' }).click()
  await editor('Plan').getByRole('checkbox', { name: 'Silver' }).click()
  await editor('Plan').getByRole('button', { name: 'Apply' }).click()
  await page.getByText('2 leads found').waitFor()
  await chips().getByText('Plan is Gold or Silver').waitFor()
  expect(filtersOf()).toEqual([['custom.plan', 'any', 'Gold', 'Silver']])
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('are made, changed and taken away with the keyboard alone', async () => {
  await button().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Value', exact: true }).waitFor()
  await goTo('sea', 'Seats')
  await page.keyboard.press('Enter')
  await editor('Seats').getByLabel('Value', { exact: true }).waitFor()
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await editor('Seats').getByText('Write a number such as 12.5').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await page.getByText('1 lead found').waitFor()
  const hasFocus = (chip: string) =>
    expect
      .poll(() =>
        chips()
          .getByRole('button', { name: chip, exact: true })
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true)
  await hasFocus('Seats is at least 10')
  await page.keyboard.press('Enter')
  await editor('Seats').getByLabel('How Seats is compared').selectOption('max')
  await editor('Seats').getByLabel('Value', { exact: true }).press('Enter')
  await chips().getByText('Seats is at most 10').waitFor()
  await page.getByRole('link', { name: 'Tom Baker' }).waitFor()
  await hasFocus('Seats is at most 10')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('2 leads found').waitFor()
  await expect.poll(() => button().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Value', exact: true }).waitFor()
  await goTo('tag', 'Tag')
  await page.keyboard.press('Enter')
  await editor('Tag').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => editor('Tag').count()).toBe(0)
  await expect.poll(() => button().evaluate((element) => element === document.activeElement)).toBe(true)
  expect(filtersOf()).toEqual([['custom.plan', 'any', 'Gold', 'Silver']])
})

it('can be begun again at once after one was chosen and left in a hurry', async () => {
  await button().focus()
  for (let round = 0; round < 3; round++) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await button().click()
    await page.getByRole('menuitem', { name: 'Source', exact: true }).waitFor({ timeout: 5000 })
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(0)
    await expect.poll(() => button().evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

it('by a field every lead has stand beside them, on the board too, and in the exported file', async () => {
  await choose('Source')
  await editor('Source').getByLabel('Value', { exact: true }).fill(', 50%')
  await editor('Source').getByRole('button', { name: 'Apply' }).click()
  await page.getByText('1 lead found').waitFor()
  await page.getByRole('radio', { name: 'Board' }).click()
  await page
    .getByRole('region', { name: 'New' })
    .getByRole('heading')
    .getByText('1 lead', { exact: true })
    .waitFor()
  await page.getByText('1 lead found').waitFor()
  await remove('Remove filter: Plan is Gold or Silver')
  await chips().getByRole('button', { name: 'Source contains , 50%', exact: true }).click()
  await editor('Source').getByLabel('Value', { exact: true }).fill('WEB')
  await page.keyboard.press('Enter')
  await page.getByText('2 leads found').waitFor()
  await page.getByRole('region', { name: 'Won' }).getByText('$80,000').first().waitFor()
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.getByRole('link', { name: 'Lena Fischer' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/Ana Ruiz|Lena Fischer|Tom Baker|Ravi Shah/g)?.toSorted()).toEqual([
    'Ana Ruiz',
    'Lena Fischer',
  ])
  await page.getByRole('checkbox', { name: /Select all/ }).click()
  await page.getByText('2 leads selected').waitFor()
  await page.keyboard.press('Escape')
})

it('are kept in a saved view', async () => {
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('From the web')
  await page.keyboard.press('Enter')
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'From the web' }).waitFor()
  await views.getByRole('link', { name: 'All leads' }).click()
  await page.getByText('4 leads', { exact: true }).waitFor()
  expect(filtersOf()).toBeNull()
  await views.getByRole('link', { name: 'From the web' }).click()
  await page.getByText('2 leads found').waitFor()
  await chips().getByText('Source contains WEB').waitFor()
  await page.reload()
  await page.getByText('2 leads found').waitFor()
  const search = page.getByRole('searchbox', { name: 'Search leads' })
  await search.fill('nobody')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('4 leads', { exact: true }).waitFor()
  await expect.poll(() => chips().count()).toBe(0)
  expect(await search.inputValue()).toBe('')
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
})

it('by a field that is gone leave nobody out, and say so', async () => {
  const address = (filters: unknown) =>
    `${host.url}/leads?filters=${encodeURIComponent(JSON.stringify(filters))}`
  await page.goto(
    address([['custom.gone', 'is', 'x'], ['custom.vip', 'yes'], ['value', 'min', 'junk'], 'junk']),
  )
  await page.getByText('1 lead found').waitFor()
  await chips().getByText('Removed field, not applied').waitFor()
  await chips().getByText('VIP is Yes').waitFor()
  expect(await chips().getByRole('listitem').count()).toBe(2)
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await remove('Remove filter: removed field')
  await expect.poll(filtersOf).toEqual([['custom.vip', 'yes']])
})

it('keep their place on phones, in light and dark', async () => {
  const filters = [
    ['custom.plan', 'any', 'Gold', 'Silver', 'Bronze'],
    ['created_at', 'last', '30'],
    ['source', 'contains', 'a rather long piece of text that does not fit into the width of a telephone'],
  ]
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/leads?filters=${encodeURIComponent(JSON.stringify(filters))}`)
    await held.getByText('No lead matches these filters').waitFor()
    await held.getByRole('button', { name: 'Filter · 3' }).click()
    await chips(held).getByText('Plan is Gold, Silver, or Bronze').waitFor()
    await chips(held)
      .getByRole('button', { name: /^Created/ })
      .click()
    await held.getByRole('dialog', { name: 'Filter by Created' }).waitFor()
    await settled(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
