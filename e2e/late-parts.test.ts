import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** What would move as a slow part comes is drawn once that part stands: nobody presses beside what they meant. */
let host: Host
let page: Page
let errors: string[]
let lead: string

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.late.example' })
  ;({ host, page, errors } = journey)
  const client = clientOf(host.url, journey.session)
  const { data } = await client
    .from('leads')
    .insert({ name: 'Julia Lind' })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
  await client.from('tasks').insert({ title: 'Send the offer', lead_id: lead }).throwOnError()
})

it('draws the timeline of a lead below its tasks, not before them', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/rest/v1/tasks?*', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(`${host.url}/leads/${lead}`)
  const timeline = page.getByRole('heading', { name: 'Timeline', includeHidden: true })
  await timeline.waitFor({ state: 'attached' })
  await page.getByLabel('Add a task').waitFor()
  expect(await timeline.isVisible()).toBe(false)
  release(undefined)
  await page.getByText('Send the offer').waitFor()
  await timeline.waitFor()
  expect(errors).toEqual([])
})

it('shows the timeline of a lead whose tasks cannot be read, with a way to try them again', async () => {
  await page.unrouteAll()
  await page.route('**/rest/v1/tasks?*', (route) => route.fulfill({ status: 400, json: { message: 'no' } }))
  await page.goto(`${host.url}/leads/${lead}`)
  await page.getByText('The tasks could not be loaded').waitFor()
  await page.getByRole('heading', { name: 'Timeline' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Send the offer').waitFor()
  expect(await page.getByText('The tasks could not be loaded').count()).toBe(0)
})
