import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf, createAccount } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let ben: SignedUp
let errors: string[]

const lines = () => page.getByRole('main').getByRole('listitem')
/** Opens the menu of the first line, and chooses there. */
async function choose(name: string) {
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
async function open(query = '') {
  await page.goto(`${host.url}/insight-feed${query}`)
  await lines().first().waitFor()
  await settled(page)
}

beforeAll(async () => {
  ;({
    host,
    page,
    session: ben,
    errors,
  } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.feed.example' },
    { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  ))
})

it('teaches what it is for while nothing was said', async () => {
  await page.goto(`${host.url}/insight-feed`)
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${host.url}/dashboard`)
  await page.getByRole('button', { name: 'Load the sample company' }).click()
  await page.getByText('You are looking at sample data').waitFor()
})

it('shows every statement once, page by page', async () => {
  const client = clientOf(host.url, ben)
  const { count } = await client
    .from('recording_insights')
    .select('id', { count: 'exact', head: true })
    .eq('kind', 'question')
  const seen: string[] = []
  for (let after = {}; ; ) {
    const { data } = await client.rpc('insight_feed', { only_kind: 'question', ...after }).throwOnError()
    seen.push(...data.map(({ id }) => id))
    const last = data.at(-1)
    if (data.length < 30 || last === undefined) break
    after = {
      after_created: last.created_at,
      after_recording: last.recording_id,
      after_start: last.start_seconds,
      after_id: last.id,
    }
  }
  expect(seen).toHaveLength(count ?? 0)
  expect(new Set(seen).size).toBe(seen.length)
  await open()
  expect(await lines().count()).toBe(30)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.poll(() => lines().count()).toBe(60)
})

it('filters by kind, opens the second that proves a statement', async () => {
  await open()
  await page.getByLabel('Kind').selectOption('objection')
  await page.waitForURL(/kind=objection/)
  await expect.poll(() => lines().filter({ hasNotText: 'Objection' }).count()).toBe(0)
  const place = lines().first().getByRole('link', { name: /^Open/ })
  await place.click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}\?t=\d/)
})

it('makes a task of an action item, with the second it was said', async () => {
  await open('?kind=action_item')
  const button = page.getByRole('button', { name: /^Create task/ }).first()
  const name = (await button.getAttribute('aria-label')) ?? ''
  const line = lines()
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .first()
  const id = (await line.getByRole('button', { name: /^More actions for/ }).getAttribute('aria-label')) ?? ''
  await button.click()
  await page.getByText('Task created').waitFor()
  const task = lines()
    .filter({ has: page.getByRole('button', { name: id, exact: true }) })
    .first()
    .getByRole('link', { name: 'Open task' })
  const taskId = new URL((await task.getAttribute('href')) ?? '', host.url).searchParams.get('task') ?? ''
  const { data } = await clientOf(host.url, ben)
    .from('tasks')
    .select('title, recording_seconds')
    .eq('id', taskId)
    .single()
    .throwOnError()
  expect(name).toBe(`Create task “${data.title}”`)
  expect(data.recording_seconds).not.toBeNull()
})

it('pins for everyone, copies a link, dismisses and takes it back', async () => {
  await open('?kind=competitor')
  const before = await lines().count()
  await choose('Pin for everyone')
  await page.getByText('Pinned for everyone').waitFor()
  await lines().filter({ hasText: '· Pinned' }).first().waitFor()
  await page.getByLabel('Which statements').selectOption('Pinned')
  await page.waitForURL(/pinned=1/)
  await expect.poll(() => lines().count()).toBe(1)
  await choose('Copy link')
  await page.getByText('Copied to clipboard').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/voice\/[0-9a-f-]{36}\?t=\d/)
  await choose('Dismiss')
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Dismissed' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(() => lines().filter({ hasText: '· Pinned' }).count()).toBe(1)
  await page.getByLabel('Which statements').selectOption('All statements')
  await expect.poll(() => lines().count()).toBe(before)
})

it('shows what is said elsewhere as it comes in', async () => {
  await open()
  const client = clientOf(host.url, ben)
  const { data: recording } = await client.from('recordings').select('id').limit(1).single().throwOnError()
  await client
    .from('recording_insights')
    .insert({
      recording_id: recording.id,
      kind: 'bookmark',
      text: 'Come back to this',
      start_seconds: 3,
      end_seconds: 4,
      quote: '',
    })
    .throwOnError()
  await expect.poll(() => page.getByText('Come back to this', { exact: true }).count()).toBe(1)
})

it('shows another company nothing', async () => {
  const client = await createAccount(host.url, 'Eva Stone', 'eva@elsewhere.feed.example')
  expect((await client.rpc('insight_feed').throwOnError()).data).toEqual([])
})

it('throws nothing on any page', () => {
  expect(errors).toEqual([])
})
