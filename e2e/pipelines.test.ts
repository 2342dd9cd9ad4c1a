import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** A company that sells and renews: two pipelines, each with stages, a board and figures of its own. */
let host: Host
let page: Page
let session: SignedUp
let errors: string[]

const client = () => clientOf(host.url, session)
async function openStages() {
  await page.goto(`${host.url}/account?tab=stages`)
  await page
    .getByRole('list', { name: /^Open stages/ })
    .first()
    .waitFor()
  await settled(page)
}
async function save() {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Stages saved').first().waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor({ state: 'detached' })
}
const columns = () => page.getByRole('region', { name: 'Leads by stage' }).getByRole('heading', { level: 2 })
async function columnNames() {
  const headings = await columns().allInnerTexts()
  return headings.map((text) => text.split('\n')[0])
}
const leadNamed = async (name: string) =>
  (await client().from('leads').select('status, pipeline').eq('name', name).single().throwOnError()).data

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.pipelines.example',
  }))
  await client().from('leads').insert({ name: 'Ana Ruiz', status: 'qualified', value: 100 }).throwOnError()
})

it('adds a pipeline with stages of its own; what is wrong is said at its place', async () => {
  await openStages()
  await page.getByRole('button', { name: 'Add pipeline' }).click()
  const name = page.getByRole('textbox', { name: 'Name of pipeline the new pipeline' })
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a name').first().waitFor()
  await name.fill('Renewals')
  const stages = page.getByRole('list', { name: 'Open stages of Renewals' })
  await stages.getByRole('textbox', { name: /^Name of/ }).fill('Due')
  await page.getByRole('button', { name: 'Add stage' }).last().click()
  await stages
    .getByRole('textbox', { name: /^Name of/ })
    .last()
    .fill('In talks')
  expect(await accessibilityProblems(page)).toEqual([])
  await save()
  expect(errors).toEqual([])
})

it('shows a board of each, and a new lead begins in the one that is shown', async () => {
  await page.goto(`${host.url}/leads?view=board`)
  await columns().first().waitFor()
  expect(await columnNames()).toEqual([
    'New',
    'Contacted',
    'Qualified',
    'Proposal',
    'Negotiation',
    'Won',
    'Lost',
  ])
  const pipeline = page.getByRole('combobox', { name: 'Pipeline' })
  await pipeline.selectOption({ label: 'Renewals' })
  await page.waitForURL(/pipeline=renewals/)
  await page.getByRole('button', { name: 'New lead' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tom Baker')
  const stage = page.getByRole('combobox', { name: 'Stage' })
  expect(await stage.inputValue()).toBe('due')
  await page.getByRole('button', { name: 'Add lead' }).click()
  await page.getByRole('link', { name: 'Tom Baker' }).waitFor()
  expect(await leadNamed('Tom Baker')).toEqual({ status: 'due', pipeline: 'renewals' })
  expect(await columnNames()).toEqual(['Due', 'In talks', 'Won', 'Lost'])
  await page.getByRole('button', { name: 'Actions for Tom Baker' }).click()
  await page.getByRole('menuitem', { name: 'In talks' }).click()
  await expect.poll(() => leadNamed('Tom Baker')).toEqual({ status: 'in_talks', pipeline: 'renewals' })
  expect(await accessibilityProblems(page)).toEqual([])
})

it('narrows the list, and offers stages by pipeline', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Ana Ruiz' }).waitFor()
  const groups = page.getByRole('combobox', { name: 'Status', exact: true }).locator('optgroup')
  expect(await groups.evaluateAll((all) => all.map((group) => group.getAttribute('label')))).toEqual([
    'Sales',
    'Renewals',
  ])
  await page.getByRole('combobox', { name: 'Pipeline' }).selectOption({ label: 'Renewals' })
  await page.getByRole('link', { name: 'Ana Ruiz' }).waitFor({ state: 'detached' })
  await page.getByText('1 lead found').waitFor()
  const stage = page.getByRole('combobox', { name: 'Status of Tom Baker' })
  await stage.focus()
  await stage.selectOption({ label: 'Qualified' })
  await page.getByRole('link', { name: 'Tom Baker' }).waitFor({ state: 'detached' })
  expect(await leadNamed('Tom Baker')).toEqual({ status: 'qualified', pipeline: 'sales' })
  await client().from('leads').update({ status: 'due' }).eq('name', 'Tom Baker').throwOnError()
})

it('counts each pipeline’s figures by its own stages', async () => {
  await page.goto(`${host.url}/analytics`)
  const funnel = page.getByRole('table', { name: 'Funnel and conversion by stage' })
  await funnel.waitFor()
  const steps = () => funnel.getByRole('rowheader').allInnerTexts()
  expect(await steps()).toEqual(['Came in', 'Won'])
  await page.getByText('Choose a pipeline to see its stages.').waitFor()
  await page.getByRole('combobox', { name: 'Pipeline' }).selectOption({ label: 'Renewals' })
  await expect.poll(steps).toEqual(['Came in', 'In talks', 'Won'])
  expect(await funnel.getByRole('row').nth(1).getByRole('cell').first().innerText()).toMatch(/^Came in:\s1$/)
  await page.getByRole('combobox', { name: 'Pipeline' }).selectOption({ label: 'Sales' })
  await expect.poll(steps).toContain('Negotiation')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('asks where the leads go before a pipeline is removed, and brings it back from the history', async () => {
  await openStages()
  await page.getByRole('button', { name: 'Remove pipeline Renewals' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 lead is in this pipeline.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Move it to' }).selectOption({ label: 'Contacted' })
  await dialog.getByRole('button', { name: 'Remove pipeline' }).click()
  await save()
  expect(await leadNamed('Tom Baker')).toEqual({ status: 'contacted', pipeline: 'sales' })
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Tom Baker' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Pipeline' }).count()).toBe(0)
  await page.goto(`${host.url}/account?tab=history`)
  const restore = page.getByRole('button', { name: /Restore/ })
  const entry = page.getByRole('listitem').filter({ hasText: 'Stages' }).filter({ has: restore })
  await entry
    .first()
    .getByRole('button', { name: /Restore/ })
    .click()
  await page
    .getByText(/Restored/)
    .first()
    .waitFor()
  await openStages()
  await page.getByRole('list', { name: 'Open stages of Renewals' }).waitFor()
  expect(errors).toEqual([])
})

it('fits a phone', async () => {
  const phone = await onPhone(page)
  await phone.goto(`${host.url}/account?tab=stages`)
  await phone.getByRole('list', { name: 'Open stages of Renewals' }).waitFor()
  expect(await accessibilityProblems(phone)).toEqual([])
})
