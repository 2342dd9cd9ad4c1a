import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** What is done with several accounts or contacts at once: what is done with several leads. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

const names = ['Aalto Print', 'Borg Foods', 'Cove Hotels']
const people = ['Ana Aalto', 'Bo Borg', 'Cy Cove']

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.many.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client
    .from('lead_fields')
    .insert(
      (['accounts', 'contacts'] as const).map((record) => ({
        record,
        key: 'plan',
        label: 'Plan',
        type: 'choice',
        options: ['Gold', 'Blue'],
      })),
    )
    .throwOnError()
})

beforeEach(async () => {
  await client.from('leads').delete().neq('name', '').throwOnError()
  await client.from('contacts').delete().neq('name', '').throwOnError()
  await client.from('accounts').delete().neq('name', '').throwOnError()
  const accounts = names.map((name) => ({ name, custom: { plan: 'Blue' } }))
  await client.from('accounts').insert(accounts).throwOnError()
  await client
    .from('contacts')
    .insert(people.map((name) => ({ name, custom: { plan: 'Blue' } })))
    .throwOnError()
})

const kinds = [
  { table: 'accounts', noun: 'account', field: 'Address', column: 'address', listed: names },
  { table: 'contacts', noun: 'contact', field: 'Role', column: 'title', listed: people },
] as const
type Kind = (typeof kinds)[number]

const bar = ({ table }: Pick<Kind, 'table'>) => page.getByRole('region', { name: `Selected ${table}` })
const undo = (said: string) =>
  page.locator('[data-sonner-toast]', { hasText: said }).getByRole('button', { name: 'Undo' }).click()
async function select({ table, listed }: Pick<Kind, 'table' | 'listed'>, count: number) {
  await page.goto(`${host.url}/${table}`)
  for (const name of listed.slice(0, count))
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await bar({ table }).waitFor()
}
async function choose(kind: Kind, field: string, fill: () => Promise<unknown>) {
  const dialog = page.getByRole('dialog', { name: 'Change a field' })
  await select(kind, 2)
  await bar(kind).getByRole('button', { name: 'Field', exact: true }).click()
  await dialog.getByLabel('Field').selectOption(field)
  await fill()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
}
const value = () => page.getByRole('dialog', { name: 'Change a field' }).getByLabel('New value')
const rows = async ({ table }: Kind) =>
  (await client.from(table).select('*').order('name').throwOnError()).data

it.each(kinds)('gives several $table a value in a field, and takes it back', async (kind) => {
  const held = async () => (await rows(kind)).map((row) => Reflect.get(row, kind.column))
  await choose(kind, kind.field, () => value().fill('Oslo'))
  await expect.poll(held).toEqual(['Oslo', 'Oslo', null])
  await undo(`${kind.field} of 2 ${kind.table} changed`)
  await expect.poll(held).toEqual([null, null, null])
  const plans = async () => (await rows(kind)).map(({ custom }) => Reflect.get(Object(custom), 'plan'))
  await choose(kind, 'Plan', () => value().selectOption('Gold'))
  await expect.poll(plans).toEqual(['Gold', 'Gold', 'Blue'])
  await undo(`Plan of 2 ${kind.table} changed`)
  await expect.poll(plans).toEqual(['Blue', 'Blue', 'Blue'])
})

it('gives several contacts their account, and takes it off them', async () => {
  const accounts = async () =>
    (await client.from('contacts').select('accounts(name)').order('name').throwOnError()).data.map(
      (contact) => contact.accounts?.name ?? null,
    )
  await choose(kinds[1], 'Account', async () => {
    await value().fill('borg')
    await page.getByRole('option', { name: 'Borg Foods' }).click()
  })
  await expect.poll(accounts).toEqual(['Borg Foods', 'Borg Foods', null])
  await undo('Account of 2 contacts changed')
  await expect.poll(accounts).toEqual([null, null, null])
})

it.each(kinds)('adds a task to each of several $table, and takes them back', async (kind) => {
  await select(kind, 2)
  await bar(kind).getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('textbox', { name: 'Task' }).fill('Ask about the renewal !high')
  await page.getByRole('dialog').getByRole('button', { name: 'Add task' }).click()
  const made = async () =>
    (await client.from('tasks').select('title, accounts(name), contacts(name)').throwOnError()).data
      .map(({ title, accounts, contacts }) => `${title}: ${(accounts ?? contacts)?.name}`)
      .toSorted()
  await expect.poll(made).toEqual(kind.listed.slice(0, 2).map((name) => `Ask about the renewal: ${name}`))
  await undo(`Task added to 2 ${kind.table}`)
  await expect.poll(made).toEqual([])
})

it.each(kinds)('deletes several $table but those that sales need, and says how many stay', async (kind) => {
  const lead = { name: 'Ana Aalto', company: 'Aalto Print' }
  const { data: account } = await client
    .from('accounts')
    .select('id')
    .eq('name', names[0] ?? '')
    .single()
  const { data: contact } = await client
    .from('contacts')
    .select('id')
    .eq('name', people[0] ?? '')
    .single()
  await client
    .from('leads')
    .insert({ ...lead, account_id: account?.id ?? null, contact_id: contact?.id ?? null })
    .throwOnError()
  await select(kind, 3)
  await bar(kind).getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`No ${kind.table} yet`).waitFor()
  await undo(`3 ${kind.table} deleted`)
  await page.getByRole('checkbox', { name: `Select ${kind.listed[2]}` }).waitFor()
  await select(kind, 3)
  await bar(kind).getByRole('button', { name: 'Delete' }).click()
  const refusal = page.locator('[data-sonner-toast]', {
    hasText: `Only 2 of 3 ${kind.table} deleted`,
  })
  await refusal.getByText(`${kind.listed[0]} still has 1 lead. Delete it first.`).waitFor()
  await page.getByRole('checkbox', { name: `Select ${kind.listed[0]}` }).waitFor()
  expect((await rows(kind)).map(({ name }) => name)).toEqual(kind.listed.slice(0, 1))
  expect(errors).toEqual([])
})
