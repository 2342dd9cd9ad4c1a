import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let session: SignedUp
let errors: string[]

const rest = (path: string, method = 'GET', body?: unknown) =>
  fetch(`${host.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: session.publishableKey,
      Authorization: `Bearer ${session.accessToken}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
async function rows(path: string) {
  const answer: unknown = await (await rest(path)).json()
  return Array.isArray(answer) ? answer : []
}
const part = (name: string) =>
  page.getByRole('region', { name: 'What it does' }).getByLabel(name, { exact: true })

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.automations.example',
  }))
})

it('teaches with recipes, and takes one as a draft that is off', async () => {
  await page.goto(`${host.url}/automations`)
  await page.getByRole('button', { name: 'Use the recipe Prepare the contract' }).click()
  await page.waitForURL(/automation=/)
  expect(await page.getByLabel('Name of the automation').inputValue()).toBe('Prepare the contract')
  expect(await part('Status after').inputValue()).toBe('proposal')
  expect((await part('What to tell').innerText()).trim()).toBe('lead’s name is at the proposal stage')
  expect(await rows('automations?select=is_enabled')).toEqual([{ is_enabled: false }])
})

it('is built by keyboard, says what is missing beside its part, and keeps every change', async () => {
  await page.getByRole('button', { name: 'Add a step' }).focus()
  await page.keyboard.press('Enter')
  // The focus is in the new step.
  await page.keyboard.type('add a tag')
  const tag = part('Tag')
  await tag.waitFor()
  await page.getByRole('button', { name: 'Publish and switch on' }).click()
  await page.getByText('Enter the tag.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('[id^="part-"]')?.textContent)).toContain(
    'add a tag',
  )
  await tag.fill('contract')
  const third = page.getByRole('button', { name: 'Move step 3 up' })
  await third.focus()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move step 2 up')
  await expect.poll(() => page.getByText('Draft saved').count()).toBe(1)
  await page.reload()
  await part('Tag').waitFor()
  expect(await part('Tag').inputValue()).toBe('contract')
  await page.getByRole('button', { name: 'Move step 2 down' }).waitFor()
})

it('is tested on a past event, and nothing happens', async () => {
  const lead = { name: 'Maria Alvarez', company: 'Globex', value: 25_000, email: 'maria@globex.example' }
  const [made]: { id: string }[] = await (await rest('leads', 'POST', lead)).json()
  await rest(`leads?id=eq.${made?.id}`, 'PATCH', { status: 'proposal' })
  await page.reload()
  await page.getByLabel('On a past event').waitFor()
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText('Creates the task “Prepare contract” for the owner').waitFor()
  await page.getByText('Adds the tag “contract”').waitFor()
  expect(await rows('tasks')).toEqual([])
  expect(await rows('automation_runs')).toEqual([])
})

it('is published, runs for real, and shows each step', async () => {
  await page.getByRole('button', { name: 'Publish and switch on' }).click()
  await page.getByText('Version 1, published').waitFor()
  await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true')
  const [made]: { id: string }[] = await (
    await rest('leads', 'POST', { name: 'Jonas Weber', value: 12_000 })
  ).json()
  await rest(`leads?id=eq.${made?.id}`, 'PATCH', { status: 'proposal' })
  await page.getByRole('tab', { name: 'History' }).click()
  const run = page.getByRole('button', { name: /Done.*Jonas Weber/ })
  await run.waitFor()
  await run.click()
  await page.getByText('1. Create a task').waitFor()
  expect(await rows('tasks?select=title,lead_id')).toEqual([{ title: 'Prepare contract', lead_id: made?.id }])
  expect(await accessibilityProblems(page)).toEqual([])
})

it('goes back to a version', async () => {
  await page.getByRole('tab', { name: 'Build' }).click()
  await page.getByRole('button', { name: 'Remove step 2' }).click()
  await page.getByText('this draft has changes').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Version 2, published').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect.poll(() => part('Tag').inputValue()).toBe('contract')
  await page.getByText('Version 2 runs; this draft has changes').waitFor()
})

it('is retried from the step that failed', async () => {
  await page.goto(`${host.url}/automations`)
  await page.getByRole('button', { name: 'New automation' }).click()
  const naming = page.getByRole('dialog', { name: 'New automation' })
  const known = (await rows('automations')).length
  await naming.getByRole('button', { name: 'Create' }).click()
  await naming.getByText('Give it a name').waitFor()
  expect(await rows('automations')).toHaveLength(known)
  expect(await accessibilityProblems(page)).toEqual([])
  await naming.getByRole('textbox', { name: 'Name' }).fill('Tell our own server')
  await naming.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect
    .poll(async () => (await rows('automations')).map(({ name }) => name))
    .toContain('Tell our own server')
  await part('What starts it').selectOption('lead_created')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await part('What to do').selectOption('call_webhook')
  await part('Address to call').fill('http://127.0.0.1:9/')
  await page.getByRole('button', { name: 'Publish and switch on' }).click()
  await expect
    .poll(
      async () => (await rows('automations')).find(({ name }) => name === 'Tell our own server')?.is_enabled,
    )
    .toBe(true)
  await rest('leads', 'POST', { name: 'Inside Address' })
  await page.getByRole('tab', { name: 'History' }).click()
  const run = page.getByRole('button', { name: /Failed.*Inside Address/ })
  await run.waitFor()
  await run.click()
  await page
    .getByText(/address inside this network/)
    .first()
    .waitFor()
  const finished = async () =>
    (await rows('automation_runs?select=finished_at&status=eq.failed'))[0]?.finished_at
  const before = await finished()
  await page.getByRole('button', { name: 'Retry from here' }).click()
  await expect.poll(async () => (await finished()) ?? before).not.toBe(before)
})

it('is deleted after a question', async () => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'Automations', level: 1 }).waitFor()
  await expect.poll(() => rows('automations').then((all) => all.length)).toBe(1)
})

it('throws nothing on any page', () => {
  expect(errors).toEqual([])
})

it('asks days and the account, sets own fields and days, and is tried with a lead that has them', async () => {
  await rest('lead_fields', 'POST', [
    { record: 'leads', key: 'renewal', label: 'Renewal', type: 'date', options: [], position: 0 },
    {
      record: 'accounts',
      key: 'industry',
      label: 'Industry',
      type: 'choice',
      options: ['Dental', 'Law'],
      position: 0,
    },
  ])
  const [lead]: { id: string; account_id: string }[] = await (
    await rest('leads', 'POST', { name: 'Uma Lind', company: 'Lind AB', value: 100 })
  ).json()
  await rest(`accounts?id=eq.${lead?.account_id}`, 'PATCH', { custom: { industry: 'Law' } })
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await rest(`leads?id=eq.${lead?.id}`, 'PATCH', { value: 9000, expected_close_on: soon })
  const [made]: { id: string }[] = await (
    await rest('automations', 'POST', { name: 'Soon closing', draft: {} })
  ).json()
  await page.goto(`${host.url}/automations?automation=${made?.id}`)
  await part('What starts it').selectOption('lead_changed')
  await part('What changes').selectOption({ label: 'in its expected close' })
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await part('What to look at').selectOption({ label: 'the lead’s expected close' })
  await part('How to compare').selectOption({ label: 'is within the next' })
  await part('Number of days').fill('7')
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await part('What to look at').nth(1).selectOption({ label: 'the account’s Industry' })
  await part('How to compare').nth(1).selectOption({ label: 'is one of' })
  await part('Compare with another one').selectOption('Dental')
  await part('Compare with another one').waitFor()
  await part('Compare with another one').selectOption('Law')
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await part('What to look at').nth(2).selectOption({ label: 'the lead’s value' })
  await part('How to compare').nth(2).selectOption({ label: 'is over' })
  await part('Compare with').fill('2.5k')
  await part('How to compare').nth(2).focus()
  expect(await part('Compare with').inputValue()).toBe('2,500')
  await part('Compare with').focus()
  expect(await part('Compare with').inputValue()).toBe('2500')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await part('What to do').selectOption('update_lead')
  await part('What to set').selectOption({ label: 'its Renewal' })
  await part('How the renewal is set').selectOption({ label: 'the day' })
  await part('Days from then').fill('90')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await part('What to do').nth(1).selectOption('add_tag')
  await part('Tag').fill('closing, soon')
  await page.getByText('A tag has 1 to 60 characters, without commas.').waitFor()
  await part('Tag').fill('closing soon')
  expect(await accessibilityProblems(page)).toEqual([])
  await expect.poll(() => page.getByText('Draft saved').count()).toBe(1)
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText(/^Sets the lead’s renewal to \w+ \d+, \d{4}$/).waitFor()
  await page.getByText('Adds the tag “closing soon”').waitFor()
  await page.goto(`${host.url}/automations`)
  await page.getByText('the account’s industry is one of “Dental” or “Law”').waitFor()
  expect(errors).toEqual([])
})
