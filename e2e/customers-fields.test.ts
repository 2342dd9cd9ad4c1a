import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'

/** Fields that a company gives its accounts and contacts. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

const customOf = async (table: 'accounts' | 'contacts', name: string) =>
  (await client.from(table).select('custom').eq('name', name).single()).data?.custom

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.customerfields.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client
    .from('accounts')
    .insert([{ name: 'Fjord Cleaning' }, { name: 'Vik Dental' }])
    .throwOnError()
})

async function openFields(of: 'account' | 'contact') {
  await page.goto(`${host.url}/${of}s`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: `Fields of ${of === 'account' ? 'an' : 'a'} ${of}` }).click()
  await page.getByRole('form', { name: 'New field' }).waitFor()
}
async function add(label: string, type: string, choices?: string) {
  await page.getByLabel('New field', { exact: true }).last().fill(label)
  await page.getByLabel('Type', { exact: true }).selectOption(type)
  if (choices) await page.getByLabel('Choices', { exact: true }).fill(choices)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: `Remove ${label}` }).waitFor()
}

it('are made for accounts and for contacts, each for itself', async () => {
  await openFields('account')
  await add('Sector', 'choice', 'Hygiene, Health')
  await add('Employees', 'number')
  expect(await accessibilityProblems(page)).toEqual([])
  await openFields('contact')
  expect(await page.getByRole('button', { name: 'Remove Sector' }).count()).toBe(0)
  await add('Birthday', 'date')
})

it('are filled in on the page, undone, and told by the timeline field by field', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('link', { name: 'Fjord Cleaning' }).click()
  await page.getByLabel('Sector', { exact: true }).selectOption('Hygiene')
  await expect.poll(() => customOf('accounts', 'Fjord Cleaning')).toEqual({ sector: 'Hygiene' })
  await page.getByRole('button', { name: 'Employees: Add' }).click()
  await page.getByRole('textbox', { name: 'Employees' }).fill('many')
  await page.keyboard.press('Enter')
  await page.getByText('Employees: write a number such as 12.5').waitFor()
  await page.getByRole('textbox', { name: 'Employees' }).fill('1,250')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => customOf('accounts', 'Fjord Cleaning'))
    .toEqual({ sector: 'Hygiene', employees: 1250 })
  await page.getByRole('term').filter({ hasText: 'Employees' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('stand in the drawer of a new contact', async () => {
  await page.goto(`${host.url}/contacts`)
  await page.getByRole('button', { name: 'New contact' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name', { exact: true }).fill('Nora Vik')
  await drawer.getByLabel('Birthday', { exact: true }).fill('soon')
  await drawer.getByRole('button', { name: 'Add contact' }).click()
  await drawer.getByText('Birthday: write a date such as 2026-01-31').waitFor()
  await drawer.getByLabel('Birthday', { exact: true }).fill('1990-05-06')
  await drawer.getByRole('button', { name: 'Add contact' }).click()
  await expect.poll(() => customOf('contacts', 'Nora Vik')).toEqual({ birthday: '1990-05-06' })
})

it('are columns of the list and found by its search', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('columnheader', { name: 'Sector' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Fjord Cleaning' })
  await expect.poll(() => row.innerText()).toMatch(/Hygiene\s+1250/)
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('hygie')
  await page.getByText('1 account found').waitFor()
})

it('narrow the list by themselves and with the owner, and what is exported with it', async () => {
  const { data: fjord } = await client
    .from('accounts')
    .update({ owner_id: null })
    .eq('name', 'Vik Dental')
    .select('id')
    .throwOnError()
  expect(fjord).toHaveLength(1)
  await page.goto(`${host.url}/accounts`)
  await page.getByText('2 accounts').waitFor()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Employees' }).click()
  const editor = page.getByRole('dialog', { name: 'Filter by Employees' })
  await editor.getByLabel('Value').fill('1,000')
  await editor.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('1 account found').waitFor()
  await page.getByRole('link', { name: 'Fjord Cleaning' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2)
  // What an address says stands again after a reload.
  await page.reload()
  await page.getByText('1 account found').waitFor()
  await page.getByLabel('Owner', { exact: true }).selectOption('No owner')
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('button', { name: 'Remove filter: Employees is at least 1,000' }).click()
  await page.getByRole('link', { name: 'Vik Dental' }).waitFor()
  await page.getByText('1 account found').waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByText('2 accounts').waitFor()
})

it('go out with the export and come in again without changing anything; one is made in the mapping', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('link', { name: 'Vik Dental' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  const exported = await readFile(await download.path(), 'utf8')
  const lines = exported.trim().split('\r\n')
  expect(lines[0]).toMatch(/,ID,Sector,Employees$/)
  expect(exported).toContain(',Hygiene,1250')
  await page.goto(`${host.url}/leads/import?of=accounts`)
  const file = (text: string) => ({ name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.locator('input[type=file]').setInputFiles(file(exported))
  await page.getByRole('table').getByText('Hygiene').waitFor()
  expect(await page.getByLabel('Sector fills').inputValue()).toBe('custom:sector')
  const before = (await client.from('accounts').select('*').order('name')).data
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  expect((await client.from('accounts').select('*').order('name')).data).toEqual(before)

  await page.goto(`${host.url}/leads/import?of=accounts`)
  await page
    .locator('input[type=file]')
    .setInputFiles(file('Name,Region\r\nVik Dental,North\r\nSund Bakery,South\r\n'))
  await page.getByLabel('Region fills').selectOption('new:text')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  expect(await customOf('accounts', 'Sund Bakery')).toEqual({ region: 'South' })
})

it('are removed after a question that says what is lost', async () => {
  await openFields('account')
  await page.getByRole('button', { name: 'Remove Sector' }).click()
  await page.getByText('1 account will lose this value for good.').waitFor()
  await page.getByRole('button', { name: 'Remove Sector' }).last().click()
  await expect.poll(() => customOf('accounts', 'Fjord Cleaning')).toEqual({ employees: 1250 })
})

it('keep their place on phones', async () => {
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/accounts`)
    await held.getByRole('button', { name: 'More actions' }).click()
    await held.getByRole('menuitem', { name: 'Fields of an account' }).click()
    await held.getByRole('textbox', { name: 'Name of Employees' }).waitFor()
    await settled(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
