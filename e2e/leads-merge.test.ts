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
let anna: string

const client = () => clientOf(host.url, session)
async function names() {
  const { data } = await client().from('leads').select('name').order('name').throwOnError()
  return data.map(({ name }) => name)
}

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.merge.example',
  }))
  const leads = client().from('leads')
  const { data } = await leads
    .insert({ name: 'Anna Schmidt', company: 'Acme GmbH', email: 'anna@acme.example' })
    .select('id')
    .single()
    .throwOnError()
  anna = data.id
  const other = await client()
    .from('leads')
    .insert({ name: 'Ana Schmidt', company: 'ACME', phone: '+49 170 1234567', value: 900 })
    .select('id')
    .single()
    .throwOnError()
  await client().from('tasks').insert({ title: 'Send the quote', lead_id: other.data.id }).throwOnError()
})

it('is suggested on the lead’s page, and shows what differs and what goes over', async () => {
  await page.goto(`${host.url}/leads/${anna}`)
  await page.getByText('Similar name and company').waitFor()
  await page.getByRole('button', { name: 'Merge with Ana Schmidt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Moves over from Ana Schmidt: 1 task, 1 timeline entry.').waitFor()
  await dialog.getByRole('group', { name: 'Name' }).getByLabel('Ana Schmidt').check()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('makes one lead of two with the chosen values, and two again by the toast', async () => {
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Ana Schmidt merged into Anna Schmidt').waitFor()
  const { data } = await client().from('leads').select('id, name, phone, value, email').throwOnError()
  expect(data).toEqual([
    { id: anna, name: 'Ana Schmidt', phone: '+49 170 1234567', value: 900, email: 'anna@acme.example' },
  ])
  await page.getByText('Send the quote').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(names).toEqual(['Ana Schmidt', 'Anna Schmidt'])
})

it('merges two selected rows, and is undone from the timeline', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('checkbox', { name: 'Select Anna Schmidt' }).check()
  await page.getByRole('checkbox', { name: 'Select Ana Schmidt' }).check()
  await page
    .getByRole('region', { name: 'Selected leads' })
    .getByRole('button', { name: 'Merge', exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Stays' }).getByLabel('Ana Schmidt, ACME').check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Anna Schmidt merged into Ana Schmidt').waitFor()
  expect(await names()).toEqual(['Ana Schmidt'])
  await page.getByRole('link', { name: 'Ana Schmidt' }).first().click()
  await page.getByText('Anna Schmidt merged into this lead').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await expect.poll(names).toEqual(['Ana Schmidt', 'Anna Schmidt'])
  await page.getByText('Anna Schmidt merged into this lead').waitFor({ state: 'detached' })
})

it('keeps its place on phones', async () => {
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/leads/${anna}`)
    await held.getByRole('button', { name: 'Merge with Ana Schmidt' }).click()
    await held.getByText('Moves over from Ana Schmidt').waitFor()
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
