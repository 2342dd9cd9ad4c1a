import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** An owner makes the stages the company's own. */
let host: Host
let page: Page
let session: SignedUp
let errors: string[]

const client = () => clientOf(host.url, session)
async function save() {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Stages saved').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor({ state: 'detached' })
}

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.stages.example',
  }))
  await client()
    .from('leads')
    .insert([
      { name: 'Ana Ruiz', status: 'qualified' },
      { name: 'Tom Baker', status: 'qualified' },
      { name: 'Mia Long', status: 'proposal' },
    ])
    .throwOnError()
})

it('are reached from the leads’ menu, added, renamed, given a chance and a colour', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit stages' }).click()
  await page.waitForURL(/\/account\?tab=stages/)
  await page.getByText('New leads come in here, so this stage stays first.').waitFor()
  expect(await page.getByRole('button', { name: /^(Move|Remove|Drag) New\b/ }).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Add stage' }).click()
  await page.keyboard.type('won')
  await page.getByRole('textbox', { name: 'Chance of won in percent' }).fill('120')
  await page.getByRole('textbox', { name: 'Name of Contacted' }).fill('Discovery')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('0 to 100').waitFor()
  await page.getByText('Another stage is called “won”', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Name of won', exact: true }).fill('Legal')
  await page.getByRole('textbox', { name: 'Chance of Legal in percent' }).fill('80')
  await page.getByRole('button', { name: 'Colour of Legal: No colour' }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Teal' }).click()
  await save()
  const { data } = await client()
    .from('stages')
    .select('key, name, probability, color')
    .in('name', ['Legal', 'Discovery'])
    .order('position')
    .throwOnError()
  expect(data).toEqual([
    { key: 'contacted', name: 'Discovery', probability: 0.1, color: null },
    { key: 'legal', name: 'Legal', probability: 0.8, color: 'teal' },
  ])
  expect(errors).toEqual([])
})
