import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { type Client, clientOf, panelOf } from './support/assistant.ts'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Accounts and contacts in the assistant, with the built-in engine: found, read, changed on a card, taken back. */
let host: Host
let page: Page
let client: Client
let errors: string[]
let ui: ReturnType<typeof panelOf>
let acme: string
let priya: string

beforeAll(async () => {
  ;({ host, page, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.assistant-customers.example',
  }))
  client = await clientOf(page, host.url)
  ui = panelOf(page)
  const { data: lead } = await client
    .from('leads')
    .insert({ name: 'Ana Silva', company: 'Acme', value: 30_000, currency: 'USD' })
    .select('account_id')
    .single()
    .throwOnError()
  acme = lead.account_id ?? ''
  const { data: contact } = await client
    .from('contacts')
    .insert({ name: 'Priya Nair', account_id: acme, title: 'CFO', phone: '+49 30 1234567' })
    .select('id')
    .single()
    .throwOnError()
  priya = contact.id
  await client.from('accounts').insert({ name: 'Umbra Foods' }).throwOnError()
})

it('lists accounts and people with what matters of them, each a link', async () => {
  await page.goto(`${host.url}/accounts`)
  await ui.open()
  const accounts = (await ui.say('show accounts')).getByRole('region', { name: 'Accounts' })
  expect(await accounts.getByRole('listitem').allInnerTexts()).toEqual([
    'Acme\n1 open sale\n$30,000',
    'Umbra Foods\nNo open sale',
  ])
  const idle = (await ui.say('which accounts have no open deal')).getByRole('region', { name: 'Accounts' })
  expect(await idle.getByRole('listitem').count()).toBe(1)
  const people = (await ui.say('who works at Acme')).getByRole('region', { name: 'Contacts' })
  expect(await people.getByRole('link', { name: 'Priya Nair' }).getAttribute('href')).toBe(
    `/contacts/${priya}`,
  )
  expect(await accessibilityProblems(page)).toEqual([])
})

it('answers what a contact’s number is, and leads to the page', async () => {
  const answer = await ui.say("what's Priya Nair's phone number")
  await answer.getByText('Priya Nair (Acme): CFO, +49 30 1234567. No open sale.').first().waitFor()
  await answer.getByRole('link', { name: 'Priya Nair (Acme)' }).click()
  await page.waitForURL(`${host.url}/contacts/${priya}`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Priya Nair')
})

it('changes an account on a card, shows it on the page behind, and takes it back', async () => {
  const open = await ui.say('open the account Acme')
  await open.getByRole('link', { name: 'Acme', exact: true }).click()
  await page.waitForURL(`${host.url}/accounts/${acme}`)
  const answer = await ui.say("change Acme's website to acme.example")
  const websiteOf = async () =>
    (await client.from('accounts').select('website').eq('id', acme).single().throwOnError()).data.website
  await answer.getByText('Change the account Acme').waitFor()
  expect(await websiteOf()).toBeNull()
  await answer.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('main').getByText('acme.example').first().waitFor()
  expect(await websiteOf()).toBe('acme.example')
  await ui.panel.getByRole('button', { name: /^Undo.*Undo the change of the account Acme/ }).click()
  await expect.poll(websiteOf).toBeNull()
})

it('stands on a phone without sideways scrolling', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await ui.say('contacts at Acme')
  const width = await answer.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(width).toBe(0)
  expect(errors).toEqual([])
})
