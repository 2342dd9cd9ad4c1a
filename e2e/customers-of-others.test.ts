import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** A member who sees their own records alone, beside the customer of a colleague. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

const addresses = async () =>
  (await client.from('accounts').select('name, address').order('name').throwOnError()).data.map(
    ({ address }) => address,
  )

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.others.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const priya = await inviteColleague(host.url, journey.session, {
    name: 'Priya Shah',
    email: 'priya@northwind.others.example',
    role: 'owner',
  })
  const { data: ben } = await client
    .from('profiles')
    .select('id, company_id')
    .eq('full_name', 'Ben Carter')
    .single()
    .throwOnError()
  await priya.client.rpc('set_member_role', { member: ben.id, new_role: 'member' }).throwOnError()
  await priya.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', ben.company_id)
    .throwOnError()
  await priya.client.from('leads').insert({ name: 'Hanna Berg', company: 'Cove Hotels' }).throwOnError()
  await client
    .from('accounts')
    .insert([{ name: 'Aalto Print' }, { name: 'Borg Foods' }])
    .throwOnError()
  await client.from('leads').insert({ name: 'Cy Cove', company: 'Cove Hotels' }).throwOnError()
})

it('changes of several accounts those that may be changed, says what stayed and why, and takes it back', async () => {
  await page.goto(`${host.url}/accounts`)
  for (const name of ['Aalto Print', 'Borg Foods', 'Cove Hotels'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page
    .getByRole('region', { name: 'Selected accounts' })
    .getByRole('button', { name: 'Field', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change a field' })
  await dialog.getByLabel('Field').selectOption('Address')
  await dialog.getByLabel('New value').fill('Harbour Street 1')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  const told = page.locator('[data-sonner-toast]', { hasText: 'Only 2 of 3 were changed' })
  await told
    .getByText('Somebody else looks after this account: ask them or a manager to change it.')
    .waitFor()
  expect(await addresses()).toEqual(['Harbour Street 1', 'Harbour Street 1', null])
  expect(await accessibilityProblems(page)).toEqual([])
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(addresses).toEqual([null, null, null])
})

it('shows as text what only a colleague or a manager may change, and why', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('link', { name: 'Cove Hotels' }).click()
  const details = page.getByRole('region', { name: 'Details' })
  await details
    .getByText('Somebody else looks after this account: ask them or a manager to change it.')
    .waitFor()
  expect(await details.getByRole('button', { name: /^(Name|Address|Phone)/ }).count()).toBe(0)
  expect(await details.getByRole('combobox').count()).toBe(0)
  // What it lacks is filled in.
  await details.getByRole('button', { name: /^Website/ }).click()
  await details.getByLabel('Website').fill('cove.example')
  await details.getByLabel('Website').press('Enter')
  await details.getByText('cove.example').waitFor()
  await expect.poll(() => details.getByRole('button', { name: /^Website/ }).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
