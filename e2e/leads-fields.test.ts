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
const customOf = async (name: string) =>
  (await client().from('leads').select('custom').eq('name', name).single()).data?.custom

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.fields.example',
  }))
  await client().from('leads').insert({ name: 'Ana Ruiz' }).throwOnError()
})

async function openFields() {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Fields of a lead' }).click()
  await page.getByRole('form', { name: 'New field' }).waitFor()
}
async function add(label: string, type: string, choices?: string) {
  await page.getByLabel('New field', { exact: true }).last().fill(label)
  await page.getByLabel('Type', { exact: true }).selectOption(type)
  if (choices) await page.getByLabel('Choices', { exact: true }).fill(choices)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: `Remove ${label}` }).waitFor()
}

it('are added, renamed and put in order', async () => {
  await openFields()
  await add('Plan', 'choice', 'Gold, Silver')
  await add('Seats', 'number')
  await add('Renewal', 'date')
  await page.getByLabel('New field', { exact: true }).last().fill('plan')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('There is already a field with this name').waitFor()
  await page.getByRole('textbox', { name: 'Name of Seats' }).fill('Licences')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move Licences up' }).click()
  const order = async () =>
    (await client().from('lead_fields').select('label').order('position')).data?.map(({ label }) => label)
  await expect.poll(order).toEqual(['Licences', 'Plan', 'Renewal'])
  expect(await accessibilityProblems(page)).toEqual([])
})

it('are edited on the lead’s page, by their type', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Ana Ruiz' }).click()
  await page.getByLabel('Plan', { exact: true }).selectOption('Gold')
  await expect.poll(() => customOf('Ana Ruiz')).toEqual({ plan: 'Gold' })
  await page.getByRole('button', { name: 'Licences: Add' }).click()
  await page.getByRole('textbox', { name: 'Licences' }).fill('many')
  await page.keyboard.press('Enter')
  await page.getByText('Licences: write a number such as 12.5').waitFor()
  await page.getByRole('textbox', { name: 'Licences' }).fill('1,250')
  await page.keyboard.press('Enter')
  await expect.poll(() => customOf('Ana Ruiz')).toEqual({ plan: 'Gold', seats: 1250 })
  expect(await accessibilityProblems(page)).toEqual([])
})

it('stand in the drawer for a new lead, and are found by the search', async () => {
  await page.goto(`${host.url}/leads?new=1`)
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name', { exact: true }).fill('Tom Baker')
  await drawer.getByLabel('Renewal', { exact: true }).fill('soon')
  await drawer.getByRole('button', { name: 'Add lead' }).click()
  await drawer.getByText('Renewal: write a date such as 2026-01-31').waitFor()
  await drawer.getByLabel('Renewal', { exact: true }).fill('2027-03-01')
  await drawer.getByLabel('Plan', { exact: true }).selectOption('Silver')
  await drawer.getByRole('button', { name: 'Add lead' }).click()
  await expect.poll(() => customOf('Tom Baker')).toEqual({ plan: 'Silver', renewal: '2027-03-01' })
  await page.goto(`${host.url}/leads?q=silv`)
  await page.getByText('1 lead found').waitFor()
  await page.getByRole('link', { name: 'Tom Baker' }).waitFor()
})

it('go out with the export and come in with the import', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Tom Baker' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  const exported = await readFile(await download.path(), 'utf8')
  expect(exported.split('\r\n')[0]).toMatch(/,ID,Licences,Plan,Renewal$/)
  await client().from('leads').delete().neq('name', '').throwOnError()
  await page.goto(`${host.url}/leads/import`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(exported) })
  await page.getByRole('table').getByText('Silver').waitFor()
  expect(await page.getByLabel('Plan fills').inputValue()).toBe('custom:plan')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  expect(await customOf('Ana Ruiz')).toEqual({ plan: 'Gold', seats: 1250 })
  expect(await customOf('Tom Baker')).toEqual({ plan: 'Silver', renewal: '2027-03-01' })
})

it('are removed after a question that says what is lost', async () => {
  await openFields()
  await page.getByRole('button', { name: 'Remove Plan' }).click()
  await page.getByText('2 leads will lose this value for good.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove Plan' }).last().click()
  await expect.poll(() => customOf('Ana Ruiz')).toEqual({ seats: 1250 })
})

it('keep their place on phones', async () => {
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/leads`)
    await held.getByRole('button', { name: 'More actions' }).click()
    await held.getByRole('menuitem', { name: 'Fields of a lead' }).click()
    await held.getByRole('textbox', { name: 'Name of Licences' }).waitFor()
    await settled(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
  await openFields()
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
