import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Automations that start when an account or a contact changes. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

const part = (name: string) =>
  page.getByRole('region', { name: 'What it does' }).getByLabel(name, { exact: true })

beforeAll(async () => {
  const journey = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.customerautomations.example',
  })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client
    .from('lead_fields')
    .insert({ record: 'contacts', key: 'mood', label: 'Mood', type: 'choice', options: ['Good', 'Bad'] })
    .throwOnError()
  await client.from('contacts').insert({ name: 'Nora Vik' }).throwOnError()
  const draft = {
    trigger: { kind: 'lead_created' },
    actions: [{ id: 'a', kind: 'update_lead', column: 'source', value: 'x' }],
  }
  const { data } = await client
    .from('automations')
    .insert({ name: 'Cheer up', draft })
    .select('id')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/automations?automation=${data.id}`)
})

it('is built as a sentence; a step that needs a lead is refused in words', async () => {
  await part('What starts it').selectOption('contact_changed')
  await page
    .getByText('This step needs a lead, and what starts this automation is about a contact.')
    .waitFor()
  await part('What changes').selectOption({ label: 'in its Mood' })
  await part('What to do').selectOption('add_tag')
  await part('Tag').fill('call first')
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await part('What to look at').selectOption({ label: 'the contact’s Mood' })
  await part('Compare with').selectOption('Bad')
  const offered = await part('What to do').locator('option').allInnerTexts()
  expect(offered).toContain('update the contact')
  expect(offered).not.toContain('update the lead')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish and switch on' }).click()
  await page.getByText('Version 1, published').waitFor()
  await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true')
})

it('runs when the field changes on the contact’s page, and says about whom', async () => {
  const automation = page.url()
  await page.goto(`${host.url}/contacts`)
  await page.getByRole('link', { name: 'Nora Vik' }).click()
  await page.getByLabel('Mood', { exact: true }).selectOption('Bad')
  const tags = async () => (await client.from('contacts').select('tags').single()).data?.tags
  await expect.poll(tags).toEqual(['call first'])
  await page.goto(automation)
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: /Done.*Nora Vik, contact changed/ }).waitFor()
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
