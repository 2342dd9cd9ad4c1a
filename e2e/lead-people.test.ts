import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Several people take part in one sale, each with what they have to say in it. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let lead: string

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.people.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const { data } = await client
    .from('leads')
    .insert({ name: 'Julia Lind', company: 'Fjord Cleaning', title: 'Operations' })
    .select('id, account_id')
    .single()
    .throwOnError()
  lead = data.id
  await client
    .from('contacts')
    .insert({ name: 'Karl Berg', title: 'CFO', account_id: data.account_id })
    .throwOnError()
})

const people = () => page.locator('section', { has: page.getByRole('heading', { name: 'People' }) })
const held = async () =>
  (await client.from('lead_contacts').select('role, contacts(name)').eq('lead_id', lead).throwOnError()).data
    .map(({ role, contacts }) => `${contacts?.name} ${role}`)
    .toSorted()

/** Presses the Undo of what a toast says. */
const undo = (said: string) =>
  page.locator('[data-sonner-toast]', { hasText: said }).getByRole('button', { name: 'Undo' }).click()

it('adds somebody of the account, and says that they decide', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  await people().getByText('Main contact · Operations').waitFor()
  await people().getByRole('button', { name: 'Add', exact: true }).click()
  await page.keyboard.type('Ber')
  await page.getByRole('option', { name: 'Karl Berg, CFO, Fjord Cleaning' }).click()
  await people().getByRole('link', { name: 'Karl Berg' }).waitFor()
  await people().getByRole('combobox', { name: 'Role of Karl Berg' }).selectOption('Decision maker')
  await expect.poll(held).toEqual(['Karl Berg decision_maker'])
  expect(await accessibilityProblems(page)).toEqual([])
})

it('makes somebody new while they are added', async () => {
  await people().getByRole('button', { name: 'Add', exact: true }).click()
  await page.keyboard.type('Nora Vik')
  await page.getByRole('option', { name: 'New contact “Nora Vik”' }).click()
  await people().getByRole('link', { name: 'Nora Vik' }).waitFor()
  await expect.poll(held).toEqual(['Karl Berg decision_maker', 'Nora Vik null'])
})

it('names the sale after somebody else and keeps the former one', async () => {
  await people().getByRole('button', { name: 'Actions for Karl Berg' }).click()
  await page.getByRole('menuitem', { name: 'Make main contact' }).click()
  await page.getByRole('heading', { name: 'Karl Berg', level: 1 }).waitFor()
  await people().getByRole('link', { name: 'Julia Lind' }).waitFor()
  await undo('Karl Berg is the main contact now')
  await page.getByRole('heading', { name: 'Julia Lind', level: 1 }).waitFor()
  expect(await held()).toContain('Karl Berg decision_maker')
})

it('removes somebody, and brings them back with their role', async () => {
  await people().getByRole('button', { name: 'Actions for Karl Berg' }).click()
  await page.getByRole('menuitem', { name: 'Remove from this lead' }).click()
  await people().getByRole('link', { name: 'Karl Berg' }).waitFor({ state: 'detached' })
  await undo('Karl Berg removed from this lead')
  await people().getByRole('link', { name: 'Karl Berg' }).waitFor()
  await expect.poll(held).toContain('Karl Berg decision_maker')
})

it('is seen from the person’s own page, too', async () => {
  await people().getByRole('link', { name: 'Karl Berg' }).click()
  await page.getByRole('heading', { name: 'Karl Berg', level: 1 }).waitFor()
  const sale = page.getByRole('listitem').filter({ hasText: 'Julia Lind' })
  await sale.getByText('Decision maker').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(errors).toEqual([])
})
