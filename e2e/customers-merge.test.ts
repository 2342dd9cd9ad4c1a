import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'

/** One customer that is there twice becomes one, and two again. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.customers-merge.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client
    .from('leads')
    .insert([
      { company: 'Fjord', name: 'Julia Lind', email: 'julia@fjord.example', value: 9000 },
      { company: 'Fjord GmbH', name: 'J. Lind', email: 'julia.lind@fjord.example', phone: '030 1234567' },
    ])
    .throwOnError()
})

const accounts = async () =>
  (await client.from('accounts').select('name').order('name').throwOnError()).data.map(({ name }) => name)
const dialog = () => page.getByRole('dialog', { name: /^Merge two/ })

it('tells whoever types a new account or contact that it is there already', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('button', { name: 'New account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('FJORD')
  await page.getByText('These may be the same:').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`${host.url}/contacts`)
  await page.getByRole('button', { name: 'New contact' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Somebody')
  await page.getByLabel('Email').fill('JULIA@fjord.example')
  await page.getByText('This contact may already exist:').waitFor()
  await page.getByText('Same email address').waitFor()
  await page.keyboard.press('Escape')
})

it('tells whoever types a new lead that they are known, and opens another sale for them', async () => {
  await page.goto(`${host.url}/leads?new=1`)
  const drawer = page.getByRole('dialog', { name: 'New lead' })
  await drawer.getByLabel('Name', { exact: true }).fill('julia  lind')
  await drawer.getByText('This contact may already exist:').waitFor()
  await drawer.getByText('Same name').waitFor()
  await drawer.getByLabel('Deal value').fill('4k')
  expect(await accessibilityProblems(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Open another sale for Julia Lind' }).click()
  await page.waitForURL(/\/leads\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { name: 'Julia Lind' }).waitFor()
  const { data } = await client
    .from('leads')
    .select('id, company, email, value, contact_id')
    .eq('name', 'Julia Lind')
    .order('created_at')
    .throwOnError()
  expect(data.map(({ company, email, value }) => [company, email, value])).toEqual([
    ['Fjord', 'julia@fjord.example', 9000],
    ['Fjord', 'julia@fjord.example', 4000],
  ])
  expect(new Set(data.map(({ contact_id }) => contact_id)).size).toBe(1)
  await client.from('leads').delete().eq('value', 4000).throwOnError()
})

it('merges an account with its likely duplicate, and makes two of it again from the timeline', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('link', { name: 'Fjord', exact: true }).click()
  await page.getByRole('button', { name: 'Merge with Fjord GmbH' }).click()
  await dialog().getByText('People, leads, files and the timeline move over.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Fjord GmbH merged into Fjord').waitFor()
  const people = page.getByRole('region', { name: 'People' })
  await people.getByText('J. Lind').waitFor()
  expect(await accounts()).toEqual(['Fjord'])
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByText('Fjord GmbH merged into this account').waitFor()
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await page.getByText('Merge undone').waitFor()
  await people.getByText('J. Lind').waitFor({ state: 'detached' })
  expect(await accounts()).toEqual(['Fjord', 'Fjord GmbH'])
})

it('merges a contact with another that is chosen by hand', async () => {
  await page.goto(`${host.url}/contacts`)
  await page.getByRole('link', { name: 'Julia Lind' }).click()
  await page.getByRole('button', { name: 'Merge with another' }).click()
  await dialog().getByRole('combobox', { name: 'Contacts' }).fill('J. L')
  await dialog()
    .getByRole('option', { name: /J\. Lind/ })
    .click()
  await dialog().getByRole('radio', { name: '030 1234567' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('J. Lind merged into Julia Lind').waitFor()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByText('J. Lind merged into this contact').waitFor()
  const { data } = await client.from('contacts').select('name, email, phone').throwOnError()
  expect(data).toEqual([{ name: 'Julia Lind', email: 'julia@fjord.example', phone: '030 1234567' }])
  const { data: leads } = await client.from('leads').select('name, phone').throwOnError()
  expect(leads).toEqual([
    { name: 'Julia Lind', phone: '030 1234567' },
    { name: 'Julia Lind', phone: '030 1234567' },
  ])
})

it('keeps its place on phones', async () => {
  const { data } = await client.from('contacts').select('id').single().throwOnError()
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/contacts/${data.id}`)
    await held.getByRole('button', { name: 'Merge with another' }).click()
    await held.getByRole('combobox', { name: 'Contacts' }).waitFor()
    await settled(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
})

it('threw nothing', () => expect(errors).toEqual([]))
