import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'

/** The lists of accounts and contacts are sorted, arranged and kept as that of leads. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

const namesOn = async (of: Page) =>
  (await of.locator('[data-row-link]').allInnerTexts()).map((text) => text.trim())
const names = () => namesOn(page)
const headings = async () =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.replace(/ [↑↓]$/, ''))
const view = (name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
const current = () =>
  page.getByRole('navigation', { name: 'Views' }).locator('[aria-current=page]').allInnerTexts()
const sortBy = (column: string) =>
  page.getByRole('columnheader', { name: column }).getByRole('button').click()
async function keepView(name: string) {
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect.poll(current).toEqual([name])
}

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.customerviews.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client
    .from('lead_fields')
    .insert([
      { record: 'accounts', key: 'employees', label: 'Employees', type: 'number' },
      { record: 'contacts', key: 'birthday', label: 'Birthday', type: 'date' },
    ])
    .throwOnError()
  const { data } = await client
    .from('accounts')
    .insert(
      [
        { name: 'Vik Dental', custom: { employees: 9 }, phone: '+47 22 00 00 01' },
        { name: 'Fjord Cleaning', custom: { employees: 120 } },
        { name: 'Anker Bikes', owner_id: null },
        { name: 'Havn Foods', custom: { employees: 80 } },
      ],
      { defaultToNull: false },
    )
    .select('id, name')
    .throwOnError()
  const vik = data.find(({ name }) => name === 'Vik Dental')?.id ?? ''
  await client
    .from('contacts')
    .insert([
      { name: 'Ida Berg', account_id: vik, custom: { birthday: '1980-05-04' } },
      { name: 'Odd Lund', account_id: vik, custom: { birthday: '1991-01-30' } },
    ])
    .throwOnError()
})

it('sort by a field of the company’s own: numbers as numbers, what is empty last', async () => {
  await page.goto(`${host.url}/accounts`)
  await expect.poll(names).toEqual(['Anker Bikes', 'Fjord Cleaning', 'Havn Foods', 'Vik Dental'])
  await sortBy('Employees')
  await expect.poll(names).toEqual(['Vik Dental', 'Havn Foods', 'Fjord Cleaning', 'Anker Bikes'])
  await sortBy('Employees')
  await expect.poll(names).toEqual(['Fjord Cleaning', 'Havn Foods', 'Vik Dental', 'Anker Bikes'])
})

it('hold the columns that are chosen, and keep all of it as a view', async () => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Website', 'People', 'Open value', 'Won', 'Owner', 'Activity'])
    await dialog.getByRole('checkbox', { name, exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Phone' }).click()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(headings).toEqual(['', 'Name', 'Employees', 'Open leads', 'Phone'])
  await page.getByRole('cell', { name: '+47 22 00 00 01' }).waitFor()
  await keepView('By size')
  await view('All accounts').click()
  await page.getByRole('columnheader', { name: 'Website' }).waitFor()
  await expect.poll(names).toEqual(['Anker Bikes', 'Fjord Cleaning', 'Havn Foods', 'Vik Dental'])
  await view('By size').click()
  await expect.poll(headings).toEqual(['', 'Name', 'Employees', 'Open leads', 'Phone'])
  await expect.poll(names).toEqual(['Fjord Cleaning', 'Havn Foods', 'Vik Dental', 'Anker Bikes'])
})

it('have views of their own', async () => {
  await page.goto(`${host.url}/contacts`)
  await expect.poll(names).toEqual(['Ida Berg', 'Odd Lund'])
  expect(await view('By size').count()).toBe(0)
  await sortBy('Birthday')
  await sortBy('Birthday')
  await expect.poll(names).toEqual(['Odd Lund', 'Ida Berg'])
  await keepView('Youngest first')
  await page.goto(`${host.url}/leads`)
  await page.getByRole('navigation', { name: 'Views' }).waitFor()
  expect(await view('Youngest first').count()).toBe(0)
  const { data } = await client.from('lead_views').select('record, name, search').order('name').throwOnError()
  expect(data).toEqual([
    {
      record: 'accounts',
      name: 'By size',
      search: { sort: 'custom.employees', direction: 'down', columns: 'custom.employees,open_leads,phone' },
    },
    { record: 'contacts', name: 'Youngest first', search: { sort: 'custom.birthday', direction: 'down' } },
  ])
})

it('keep their place on phones', async () => {
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/accounts`)
    await held.getByRole('link', { name: /^By size/ }).click()
    await expect
      .poll(() => namesOn(held))
      .toEqual(['Fjord Cleaning', 'Havn Foods', 'Vik Dental', 'Anker Bikes'])
    await settled(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
