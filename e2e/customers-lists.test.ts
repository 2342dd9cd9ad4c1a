import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Accounts and contacts are found, put in order and made as leads are. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.found.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const { data: ben } = await client.from('profiles').select('id').single().throwOnError()
  const ada = await inviteColleague(host.url, journey.session, {
    name: 'Ada Berg',
    email: 'ada@northwind.found.example',
  })
  await client
    .from('accounts')
    .insert([
      {
        name: 'Aalto Print',
        owner_id: null,
        website: 'https://www.aalto.example/en',
        phone: '+358 9 (123) 45-67',
      },
      { name: 'Borg Foods', address: '12 Harbour Road, Bergen', owner_id: ben.id },
      { name: 'Cove Hotels', owner_id: ada.id },
    ])
    .throwOnError()
  const id = async (name: string) =>
    (await client.from('accounts').select('id').eq('name', name).single().throwOnError()).data.id
  await client
    .from('contacts')
    .insert([
      { name: 'Ana Ruiz', account_id: await id('Cove Hotels'), title: 'Head of procurement' },
      { name: 'Ana Vik', account_id: await id('Borg Foods'), phone: '0171 / 234 56' },
      { name: 'Cy Dahl' },
    ])
    .throwOnError()
})

const rows = () => page.locator('[data-row-link]').allInnerTexts()
const search = (table: string) => page.getByRole('searchbox', { name: `Search ${table}` })

it.each([
  ['accounts', '+358912345', ['Aalto Print']],
  ['accounts', 'https://aalto.example/contact', ['Aalto Print']],
  ['accounts', 'bergen harbour', ['Borg Foods']],
  ['contacts', '+49 171 234-56', []],
  ['contacts', '0171 23456', ['Ana Vik']],
  ['contacts', 'procurement', ['Ana Ruiz']],
  ['contacts', 'borg', ['Ana Vik']],
  ['contacts', 'ana cove', ['Ana Ruiz']],
] as const)('finds in %s by %s', async (table, words, found) => {
  await page.goto(`${host.url}/${table}`)
  await expect.poll(async () => (await rows()).length).toBe(3)
  await search(table).fill(words)
  await expect.poll(rows).toEqual(found)
})

it('finds people by the new name of their account', async () => {
  await client.from('accounts').update({ name: 'Borg Bakery' }).eq('name', 'Borg Foods').throwOnError()
  await page.goto(`${host.url}/contacts?q=bakery`)
  await expect.poll(rows).toEqual(['Ana Vik'])
  await page.goto(`${host.url}/contacts?q=foods`)
  await page.getByText('Nothing matches').waitFor()
})

const sort = (column: string) => page.getByRole('columnheader', { name: column }).getByRole('button').click()

it('sorts accounts by owner and by what was done last', async () => {
  await page.goto(`${host.url}/accounts`)
  await sort('Owner')
  await expect.poll(rows).toEqual(['Cove Hotels', 'Borg Bakery', 'Aalto Print'])
  await sort('Owner')
  await expect.poll(rows).toEqual(['Borg Bakery', 'Cove Hotels', 'Aalto Print'])
  const { data: account } = await client
    .from('accounts')
    .select('id')
    .eq('name', 'Aalto Print')
    .single()
    .throwOnError()
  await client
    .from('lead_activities')
    .insert({ account_id: account.id, kind: 'note', body: 'Met.' })
    .throwOnError()
  await client.from('leads').insert({ name: 'Ana Ruiz', company: 'Cove Hotels' }).throwOnError()
  await sort('Activity')
  await expect.poll(rows).toEqual(['Cove Hotels', 'Aalto Print', 'Borg Bakery'])
  expect(await accessibilityProblems(page)).toEqual([])
})

it('sorts contacts by account and by what was done last', async () => {
  await page.goto(`${host.url}/contacts`)
  await sort('Account')
  await expect.poll(rows).toEqual(['Ana Vik', 'Ana Ruiz', 'Cy Dahl'])
  const { data: contact } = await client
    .from('contacts')
    .select('id')
    .eq('name', 'Cy Dahl')
    .single()
    .throwOnError()
  await client
    .from('lead_activities')
    .insert({ contact_id: contact.id, kind: 'note', body: 'Called.' })
    .throwOnError()
  await sort('Activity')
  await expect.poll(rows).toEqual(['Cy Dahl', 'Ana Ruiz', 'Ana Vik'])
})

it('gives a new contact an account, known or new', async () => {
  const add = async (name: string, typed: string, option: string) => {
    await page.goto(`${host.url}/contacts`)
    await page.getByRole('button', { name: 'New contact' }).click()
    const drawer = page.getByRole('dialog', { name: 'New contact' })
    await drawer.getByLabel('Name').fill(name)
    await drawer.getByRole('combobox', { name: 'Account' }).fill(typed)
    await drawer.getByRole('option', { name: option }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Add contact' }).click()
    await page.getByRole('heading', { name }).waitFor()
    const { data } = await client.from('contacts').select('accounts(name)').eq('name', name).single()
    return data?.accounts?.name
  }
  expect(await add('Dag Moe', 'aalto', 'Aalto Print')).toBe('Aalto Print')
  expect(await add('Eli Sand', 'Sand & Co', 'New account “Sand & Co”')).toBe('Sand & Co')
})

it('gives a new account its owner', async () => {
  const add = async (name: string, owner?: string) => {
    await page.goto(`${host.url}/accounts`)
    await page.getByRole('button', { name: 'New account' }).click()
    const drawer = page.getByRole('dialog', { name: 'New account' })
    await drawer.getByLabel('Name').fill(name)
    if (owner) await drawer.getByRole('combobox', { name: 'Owner' }).selectOption(owner)
    await drawer.getByRole('button', { name: 'Add account' }).click()
    await page.getByRole('heading', { name }).waitFor()
    const { data } = await client.from('accounts').select('profiles(full_name)').eq('name', name).single()
    return data?.profiles?.full_name
  }
  expect(await add('Dune Tours')).toBe('Ben Carter')
  expect(await add('Elm Legal', 'Ada Berg')).toBe('Ada Berg')
  expect(await add('Fir Dental', 'Nobody')).toBeUndefined()
  expect(errors).toEqual([])
})

it('moves somebody to another account, or to a new one, with Undo', async () => {
  const { data: cy } = await client
    .from('contacts')
    .select('id')
    .eq('name', 'Cy Dahl')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/contacts/${cy.id}`)
  const change = async (words: string, choice: string | RegExp) => {
    await page.getByRole('button', { name: 'Account: ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Account of Cy Dahl' })
    await dialog.getByRole('combobox', { name: 'Account' }).fill(words)
    await page.getByRole('option', { name: choice }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await change('borg', 'Borg Bakery')
  await page.getByRole('link', { name: 'Borg Bakery' }).first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Borg Bakery' }).first().waitFor({ state: 'detached' })
  await change('Delta Glass', /New account/)
  await page.getByRole('link', { name: 'Delta Glass' }).first().waitFor()
  const { data } = await client
    .from('contacts')
    .select('accounts(name)')
    .eq('id', cy.id)
    .single()
    .throwOnError()
  expect(data.accounts?.name).toBe('Delta Glass')
  expect(errors).toEqual([])
})

it.each(['accounts', 'contacts'] as const)('counts %s once more where that failed', async (table) => {
  const all = Array.from({ length: 110 }, (_, index) => ({ name: `Zeta ${index}` }))
  await client.from(table).insert(all).throwOnError()
  let isFailing = true
  await page.route(`**/rest/v1/${table}?*`, (route) =>
    isFailing && route.request().method() === 'HEAD' ? route.fulfill({ status: 400 }) : route.fallback(),
  )
  await page.goto(`${host.url}/${table}?q=zeta`)
  const failure = page.getByText(`The rest of the ${table} could not be loaded`)
  await failure.waitFor()
  expect((await rows()).length).toBeGreaterThan(0)
  isFailing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(`110 ${table} found`, { exact: true }).first().waitFor()
  await failure.waitFor({ state: 'hidden' })
  await page.unroute(`**/rest/v1/${table}?*`)
})
