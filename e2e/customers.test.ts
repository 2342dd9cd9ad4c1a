import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Accounts and contacts: what stays of a customer when a sale is over. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.customers.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const fjord = { company: 'Fjord Cleaning' }
  await client
    .from('leads')
    .insert([
      { ...fjord, name: 'Julia Lind', email: 'julia@fjord.example', status: 'won', value: 9000 },
      { ...fjord, name: 'Karl Berg', email: 'karl@fjord.example', status: 'proposal', value: 12_000 },
      { company: 'Vik Dental', name: 'Nora Vik', email: 'nora@vik.example', status: 'new', value: null },
    ])
    .throwOnError()
})

it('lists the accounts that the leads brought, with their people and their money', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('navigation', { name: 'Customers' }).getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('heading', { name: 'Accounts' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Fjord Cleaning' })
  await expect.poll(() => row.innerText()).toMatch(/2\s+1\s+\$12,000\s+\$9,000/)
  await page.getByText('2 accounts').waitFor()
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('vik')
  await page.getByText('1 account found').waitFor()
  expect(await page.getByRole('link', { name: 'Vik Dental' }).count()).toBe(1)
  expect(page.url()).toContain('q=vik')
})

it('opens the renewal on the same account, for the same person', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('button', { name: 'Name' }).waitFor()
  await page.getByRole('link', { name: 'Fjord Cleaning' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Fjord Cleaning' }).waitFor()
  await page.getByText('$12,000 open · $9,000 won').waitFor()
  await page.getByRole('button', { name: 'New lead' }).click()
  await page.getByRole('menuitem', { name: 'With Julia Lind' }).click()
  await page.waitForURL(/\/leads\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { name: 'Julia Lind' }).waitFor()
  await page.getByText('Linked to contact').waitFor()
  await page.getByText('shared with 1 other lead', { exact: false }).first().waitFor()
  const { data } = await client
    .from('leads')
    .select('status, email, company')
    .eq('name', 'Julia Lind')
    .order('created_at')
    .throwOnError()
  expect(data).toEqual([
    { status: 'won', email: 'julia@fjord.example', company: 'Fjord Cleaning' },
    { status: 'new', email: 'julia@fjord.example', company: 'Fjord Cleaning' },
  ])
  const { count } = await client.from('contacts').select('id', { count: 'exact', head: true }).throwOnError()
  expect(count).toBe(3)
})

it('corrects a name once, for every lead of the account, and takes it back', async () => {
  await page.getByRole('link', { name: 'Fjord Cleaning' }).first().click()
  await page.getByRole('button', { name: 'Name: Fjord Cleaning' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Fjord Facility Care')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Fjord Facility Care' }).waitFor()
  const companies = async () => {
    const { data } = await client.from('leads').select('company').like('company', 'Fjord%').throwOnError()
    return data.map(({ company }) => company)
  }
  await expect.poll(companies).toEqual(Array.from({ length: 3 }, () => 'Fjord Facility Care'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Fjord Cleaning' }).waitFor()
  await expect.poll(companies).toEqual(Array.from({ length: 3 }, () => 'Fjord Cleaning'))
})

it('logs a call with the account, which its timeline tells among what happened in its sales', async () => {
  const timeline = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) })
  await timeline.getByRole('radio', { name: 'Call' }).check()
  await timeline.getByLabel('How it went').selectOption('Left a message')
  await timeline.getByLabel('Minutes').fill('two')
  await timeline.getByRole('button', { name: 'Log call' }).click()
  await timeline.getByText('Give the minutes as a whole number up to 1440.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await timeline.getByLabel('Minutes').fill('2')
  await timeline.getByRole('textbox', { name: 'Call' }).fill('Asked them to call back')
  await timeline.getByRole('button', { name: 'Log call' }).click()
  await timeline.getByText('Call · Left a message · 2 min').waitFor()
  await timeline.getByText('Asked them to call back').waitFor()
  await timeline.getByRole('link', { name: 'Karl Berg' }).first().waitFor()
  expect(await timeline.getByRole('radio', { name: 'Note' }).isChecked()).toBe(true)
  expect(await timeline.getByText('Lead added').count()).toBe(3)
  expect(await timeline.getByRole('radio', { name: 'Note' }).evaluate((at) => at.matches(':focus'))).toBe(
    true,
  )
})

it('corrects what was logged, and deletes it, each with the way back', async () => {
  const timeline = page.getByRole('region', { name: 'Timeline' })
  const change = () => timeline.getByRole('button', { name: 'Actions for this call' })
  await change().click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = timeline.getByRole('form', { name: 'Edit the call' })
  await form.getByLabel('How it went').selectOption('Reached')
  await form.getByLabel('Minutes').fill('12')
  await form.getByRole('textbox', { name: 'Call' }).fill('They call back on Friday')
  expect(await accessibilityProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await timeline.getByText('Call · Reached · 12 min').waitFor()
  await timeline.getByText('They call back on Friday', { exact: true }).waitFor()
  await expect.poll(() => change().evaluate((button) => button === document.activeElement)).toBe(true)
  const undo = (said: string) =>
    page.locator('[data-sonner-toast]', { hasText: said }).getByRole('button', { name: 'Undo' }).click()
  await undo('Call saved')
  await timeline.getByText('Call · Left a message · 2 min').waitFor()
  await change().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await timeline.getByText('Call · Left a message · 2 min').waitFor({ state: 'detached' })
  await undo('Call deleted')
  await timeline.getByText('Call · Left a message · 2 min').waitFor()
})

it.each(['leads', 'contacts'] as const)('corrects a note in the timeline of %s', async (table) => {
  const { data } = await client.from(table).select('id').eq('name', 'Karl Berg').single().throwOnError()
  await page.goto(`${host.url}/${table}/${data.id}`)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByRole('textbox', { name: 'Note' }).fill('Likes tee')
  await timeline.getByRole('button', { name: 'Save note' }).click()
  await timeline.getByRole('button', { name: 'Actions for this note' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = timeline.getByRole('form', { name: 'Edit the note' })
  await form.getByRole('textbox', { name: 'Note' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Write something, or delete the note.').waitFor()
  await form.getByRole('textbox', { name: 'Note' }).fill('Likes tea')
  await form.getByRole('textbox', { name: 'Note' }).press('Control+Enter')
  await timeline.getByText('Likes tea', { exact: true }).first().waitFor()
  const bodies = async () =>
    (await client.from('lead_activities').select('body').like('body', 'Likes%').throwOnError()).data
  await expect.poll(bodies).toEqual([{ body: 'Likes tea' }])
  await timeline.getByRole('button', { name: 'Actions for this note' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(bodies).toEqual([])
})

it('opens a sale at an account that knows nobody yet', async () => {
  const { data } = await client
    .from('accounts')
    .insert({ name: 'Nordlys Bakery' })
    .select('id')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/accounts/${data.id}`)
  await page.getByRole('link', { name: 'New lead' }).click()
  const drawer = page.getByRole('dialog', { name: 'New lead' })
  await expect.poll(() => drawer.getByLabel('Company').inputValue()).toBe('Nordlys Bakery')
  await drawer.getByLabel('Name', { exact: true }).fill('Siri Moe')
  await drawer.getByRole('button', { name: 'Add lead' }).click()
  const sales = async () =>
    (await client.from('leads').select('name').eq('account_id', data.id).throwOnError()).data
  await expect.poll(sales).toEqual([{ name: 'Siri Moe' }])
  // Nothing of it is left for what follows.
  await client.from('leads').delete().eq('name', 'Siri Moe').throwOnError()
  await client.from('contacts').delete().eq('name', 'Siri Moe').throwOnError()
  await client.from('accounts').delete().eq('id', data.id).throwOnError()
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('link', { name: 'Fjord Cleaning' }).click()
  await page.getByRole('heading', { name: 'Fjord Cleaning' }).waitFor()
})

it('says why an account keeps its name, and stays', async () => {
  await page.getByRole('button', { name: 'Name: Fjord Cleaning' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('VIK dental')
  await page.keyboard.press('Enter')
  await page.getByText('There is already an account with this name.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Fjord Cleaning still has 3 leads. Delete them first.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('gives the focus back where it came from when a window closes', async () => {
  await page.keyboard.press('Escape')
  const add = page.getByRole('region', { name: 'People' }).getByRole('button', { name: 'Add', exact: true })
  const more = page.getByRole('button', { name: 'More actions' })
  const hasFocus = (button: typeof more) => button.evaluate((element) => element === document.activeElement)
  await add.press('Enter')
  await page.getByRole('dialog', { name: 'New contact' }).getByLabel('Name').press('Escape')
  await expect.poll(() => hasFocus(add)).toBe(true)
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect.poll(() => hasFocus(more)).toBe(true)
})

it('calls an account by its number', async () => {
  await page.getByRole('button', { name: 'Phone: Add' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+49 30 1001')
  await page.keyboard.press('Enter')
  const call = page.getByRole('link', { name: 'Call', exact: true })
  await call.waitFor()
  expect(await call.getAttribute('href')).toBe('tel:+49301001')
})

it('adds somebody to the account, who is found among the contacts', async () => {
  await page.getByRole('region', { name: 'People' }).getByRole('button', { name: 'Add', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'New contact' })
  await drawer.getByRole('button', { name: 'Add contact' }).click()
  await drawer.getByText('Give the contact a name').waitFor()
  await drawer.getByLabel('Name').fill('Ola Nord')
  await drawer.getByLabel('Email').fill('ola@fjord.example')
  await drawer.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('link', { name: 'Ola Nord' }).click()
  await page.getByRole('heading', { name: 'Ola Nord' }).waitFor()
  await page.getByText('No sale yet.').waitFor()
  await page.getByRole('link', { name: 'Contacts' }).click()
  await page.getByText('4 contacts').waitFor()
  const names = page.locator('[data-row-link]')
  await expect.poll(() => names.allInnerTexts()).toEqual(['Julia Lind', 'Karl Berg', 'Nora Vik', 'Ola Nord'])
  await page.getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => names.first().innerText()).toBe('Ola Nord')
  expect(errors).toEqual([])
})
