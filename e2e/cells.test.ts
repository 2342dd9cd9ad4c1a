import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Rows of the three lists are edited in their cells. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

const cell = (row: string, text: string | RegExp) =>
  page.getByRole('row').filter({ hasText: row }).getByRole('cell', { name: text, exact: true })
const editor = (name: string) => page.getByLabel(name, { exact: true })
const account = async (name: string) =>
  (await client.from('accounts').select('phone, website, owner_id, custom').eq('name', name).single()).data

beforeAll(async () => {
  const journey = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.cells.example' },
    { context: { viewport: { width: 1440, height: 800 } } },
  )
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client
    .from('lead_fields')
    .insert([{ record: 'accounts', key: 'employees', label: 'Employees', type: 'number' }])
    .throwOnError()
  await client
    .from('accounts')
    .insert([
      { name: 'Anker Bikes', website: 'https://anker.example', custom: { employees: 9 } },
      { name: 'Havn Foods', website: null, custom: {} },
    ])
    .throwOnError()
  await client
    .from('leads')
    .insert({ name: 'Ida Berg', company: 'Vik Dental', value: 100, source: 'Fair' })
    .throwOnError()
})

it('takes a press on a cell: Enter saves, the toast undoes, Escape takes back', async () => {
  await page.goto(`${host.url}/accounts`)
  await cell('Anker Bikes', '9').click()
  await editor('Employees of Anker Bikes').fill('many')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('write a number such as 12.5').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await editor('Employees of Anker Bikes').fill('12')
  await page.keyboard.press('Enter')
  await cell('Anker Bikes', '12').waitFor()
  await expect.poll(() => account('Anker Bikes')).toMatchObject({ custom: { employees: 12 } })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Anker Bikes')
  await page.getByRole('button', { name: 'Undo' }).click()
  await cell('Anker Bikes', '9').waitFor()
  await cell('Anker Bikes', '9').click()
  await editor('Employees of Anker Bikes').fill('77')
  await page.keyboard.press('Escape')
  await cell('Anker Bikes', '9').waitFor()
  await expect.poll(() => account('Anker Bikes')).toMatchObject({ custom: { employees: 9 } })
})

it('is done by keys alone: E begins, Tab goes along the row and saves on the way', async () => {
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Havn Foods')
  await page.keyboard.press('e')
  await editor('Website of Havn Foods').waitFor()
  await page.keyboard.type('havn.example')
  await page.keyboard.press('Tab')
  await editor('Employees of Havn Foods').waitFor()
  await page.keyboard.type('80')
  await page.keyboard.press('Shift+Tab')
  await editor('Website of Havn Foods').waitFor()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => account('Havn Foods'))
    .toMatchObject({ website: 'havn.example', custom: { employees: 80 } })
})

it('leaves what somebody else changed meanwhile in other own fields and tags', async () => {
  await client
    .from('lead_fields')
    .insert([{ record: 'accounts', key: 'region', label: 'Region', type: 'text' }])
    .throwOnError()
  // Held back from this page, which would read the row anew otherwise.
  await page.route('**/rest/v1/accounts?*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  await client
    .from('accounts')
    .update({ custom: { employees: 9, region: 'North' } })
    .eq('name', 'Anker Bikes')
    .throwOnError()
  await cell('Anker Bikes', '9').click()
  await editor('Employees of Anker Bikes').fill('10')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => account('Anker Bikes'))
    .toMatchObject({ custom: { employees: 10, region: 'North' } })
  await page.unroute('**/rest/v1/accounts?*')
  await client
    .from('accounts')
    .update({ custom: { employees: 9 } })
    .eq('name', 'Anker Bikes')
    .throwOnError()
})

it('gives a row to a colleague from the list of them', async () => {
  await client.from('accounts').update({ owner_id: null }).eq('name', 'Havn Foods').throwOnError()
  const owner = page.getByRole('row').filter({ hasText: 'Havn Foods' }).locator('[data-edit=owner]')
  await expect.poll(() => owner.innerText()).toBe('')
  await owner.click()
  await editor('Owner of Havn Foods').selectOption('Ben Carter')
  await expect.poll(() => owner.innerText()).toBe('Ben Carter')
  await expect.poll(async () => (await account('Havn Foods'))?.owner_id).not.toBeNull()
})

it('leaves a choice that is no longer offered as it is, until another is chosen', async () => {
  const { data } = await client
    .from('lead_fields')
    .insert({ record: 'accounts', key: 'plan', label: 'Plan', type: 'choice', options: ['Gold'] })
    .select('id')
    .single()
    .throwOnError()
  await client
    .from('accounts')
    .update({ custom: { plan: 'Gold' } })
    .eq('name', 'Anker Bikes')
    .throwOnError()
  await client
    .from('lead_fields')
    .update({ options: ['Silver'] })
    .eq('id', data.id)
    .throwOnError()
  await page.goto(`${host.url}/accounts?columns=custom.plan`)
  await cell('Anker Bikes', 'Gold').click()
  await expect.poll(() => editor('Plan of Anker Bikes').inputValue()).toBe('Gold')
  await page.getByRole('heading', { name: 'Accounts' }).first().click()
  await cell('Anker Bikes', 'Gold').waitFor()
  await cell('Anker Bikes', 'Gold').click()
  await editor('Plan of Anker Bikes').selectOption('Silver')
  await expect.poll(() => account('Anker Bikes')).toMatchObject({ custom: { plan: 'Silver' } })
})

it('saves what is left by a press elsewhere, and keeps what was typed where that fails', async () => {
  await page.goto(`${host.url}/leads`)
  const value = page.getByRole('row').filter({ hasText: 'Ida Berg' }).locator('[data-edit=value]')
  await value.click()
  await editor('Value of Ida Berg').fill('€25k')
  await page.getByRole('heading', { name: 'Leads' }).first().click()
  await expect.poll(() => value.innerText()).toBe('€25,000')
  const refused = `${host.url}/rest/v1/leads?*`
  await page.route(refused, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  )
  await value.click()
  await editor('Value of Ida Berg').fill('31000')
  await page.keyboard.press('Enter')
  await page.getByText('The change was not saved').waitFor()
  await expect.poll(() => editor('Value of Ida Berg').inputValue()).toBe('31000')
  await page.unroute(refused)
  await page.keyboard.press('Enter')
  await expect.poll(() => value.innerText()).toBe('€31,000')
  errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('500')))
})

it('has thrown nothing', () => expect(errors).toEqual([]))
