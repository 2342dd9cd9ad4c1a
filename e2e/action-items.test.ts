import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** Who does what by when is put right where it stands, in two clicks, and what follows from it with it. */
let host: Host
let page: Page
let session: SignedUp
let errors: string[]
let karin: string

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Uwe Brandt',
    email: 'uwe@northwind.items.example',
  }))
  ;({ id: karin } = await inviteColleague(host.url, session, {
    name: 'Karin Vogel',
    email: 'karin@northwind.items.example',
  }))
  await page.goto(`${host.url}/voice?add=transcript`)
  const dialog = page.getByRole('dialog', { name: 'Import a transcript' })
  await dialog.getByLabel('Title').fill('Call with Priya')
  await dialog
    .getByLabel('Transcript')
    .fill(
      [
        'Uwe Brandt: Hello Priya. I will send you the quote by Thursday.',
        'Priya Patel: Thank you. I will send you the floor plan tomorrow.',
        'Uwe Brandt: Great. I will also book the room.',
      ].join('\n'),
    )
  await dialog.getByLabel('When was this conversation?').fill('2026-11-02T09:30')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
})

const recordingId = () => page.url().split('/').at(-1) ?? ''
const items = (on = page) => on.getByRole('region', { name: 'Action items' })
const line = (text: string, on = page) => items(on).getByRole('listitem').filter({ hasText: text }).first()
const owner = (text: string, on = page) =>
  line(text, on).getByRole('button', { name: / change who does it$/ })
const due = (text: string, on = page) =>
  line(text, on).getByRole('button', { name: / change when it is due$/ })
const email = () => page.getByRole('region', { name: 'Follow-up email' })
const summary = () => page.getByRole('region', { name: 'Summary', exact: true })
const isRead = () => page.getByRole('button', { name: 'English', exact: true }).waitFor()

it('gives an item to a colleague in two clicks, and its task too', async () => {
  await owner('Send Priya the quote').click()
  await page.getByRole('menuitemradio', { name: 'Karin Vogel' }).waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await page.getByRole('menuitemradio', { checked: true }).textContent()).toBe('Uwe Brandt')
  await page.getByRole('menuitemradio', { name: 'Karin Vogel' }).click()
  await line('Send Priya the quote').getByText('corrected by hand').waitFor()
  await email().getByText('Karin will send you the quote by Thursday, November 5.').waitFor()
  await line('Send Priya the quote').getByRole('button', { name: 'Create task' }).click()
  await line('Send Priya the quote').getByText('Task created').waitFor()
  const { data: task } = await clientOf(host.url, session)
    .from('tasks')
    .select('assignee_id')
    .eq('recording_id', recordingId())
    .single()
    .throwOnError()
  expect(task.assignee_id).toBe(karin)
})

it('moves the day in two clicks, and its task, the summary and the email with it', async () => {
  await due('Send Priya the quote').click()
  await page.getByRole('dialog', { name: 'When is it due?' }).waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Thursday, November 12' }).click()
  await due('Send Priya the quote').getByText('due Thu, Nov 12').waitFor()
  await email().getByText('Karin will send you the quote by Thursday, November 12.').waitFor()
  await summary().getByText('(Thu, Nov 12)').waitFor()
  const dueAt = async () => {
    const { data } = await clientOf(host.url, session)
      .from('tasks')
      .select('due_at')
      .eq('recording_id', recordingId())
      .single()
      .throwOnError()
    return data.due_at
  }
  await expect.poll(dueAt).toContain('2026-11-12T')
})

it('does it by keyboard', async () => {
  await due('Book the room').press('Enter')
  await page.getByRole('dialog', { name: 'When is it due?' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page.keyboard.press('Enter')
  await line('Book the room').getByText('corrected by hand').waitFor()
  await expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      ),
    )
    .toContain('change when it is due')
  expect(chosen).toMatch(/day, [A-Z][a-z]+ \d+$/)
  await due('Book the room').press('Enter')
  await page.getByRole('button', { name: 'No due date' }).press('Enter')
  await due('Book the room').getByText('no due date').waitFor()
  await owner('Book the room').press('Enter')
  await page.getByRole('menuitemradio', { name: 'Priya Patel' }).press('Enter')
  await owner('Book the room').getByText('Priya Patel').waitFor()
})

it('keeps it when the conversation is read again', async () => {
  await page.getByRole('button', { name: /^Mon, Nov 2, 2026/ }).click()
  const dialog = page.getByRole('dialog', { name: 'When was this conversation?' })
  await dialog.getByLabel('Day and time').fill('2026-10-20T09:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await due('Send us the floor plan').getByText('due Wed, Oct 21').waitFor()
  await page.reload()
  await isRead()
  await owner('Send Priya the quote').getByText('Karin Vogel').waitFor()
  await due('Send Priya the quote').getByText('due Thu, Nov 12').waitFor()
  await owner('Book the room').getByText('Priya Patel').waitFor()
  await due('Book the room').getByText('no due date').waitFor()
  expect(await items().getByText('corrected by hand').count()).toBe(2)
})

it('works with a thumb', async () => {
  const tab = await onPhone(page)
  await tab.goto(page.url())
  for (const button of [owner('Send us the floor plan', tab), due('Send us the floor plan', tab)]) {
    const box = await button.boundingBox()
    // The browser gives places on a fraction of a pixel in binary.
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await due('Send us the floor plan', tab).tap()
  await settled(tab)
  const day = await tab.getByRole('button', { name: 'Friday, October 23' }).boundingBox()
  expect(Math.round(Math.min(day?.height ?? 0, day?.width ?? 0))).toBeGreaterThanOrEqual(44)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await tab.getByRole('button', { name: 'Friday, October 23' }).tap()
  await due('Send us the floor plan', tab).getByText('due Fri, Oct 23').waitFor()
  await owner('Send us the floor plan', tab).tap()
  await tab.getByRole('menuitemradio', { name: 'Our side' }).tap()
  await owner('Send us the floor plan', tab).getByText('Ours').waitFor()
  await tab.context().close()
})

it('keeps what a colleague puts right of the same item at the same moment', async () => {
  await page.reload()
  await isRead()
  const table = clientOf(host.url, session).from('recording_insights')
  const read = async () =>
    (
      await table
        .select('id, data')
        .eq('recording_id', recordingId())
        .match({ kind: 'action_item', text: 'Send us the floor plan' })
        .single()
        .throwOnError()
    ).data
  let changed = 0
  await page.route('**/rest/v1/recording_insights?*', async (route) => {
    // The colleague's change arrives between the reading of the item and the writing.
    if (route.request().method() === 'PATCH' && changed++ === 0) {
      const { id, data } = await read()
      const later = {
        ...z.record(z.string(), z.json()).parse(data),
        dueAt: '2026-11-20T17:00:00Z',
        corrected: ['due'],
      }
      await table.update({ data: later }).eq('id', id).throwOnError()
    }
    await route.continue()
  })
  await owner('Send us the floor plan').click()
  await page.getByRole('menuitemradio', { name: 'Karin Vogel' }).click()
  await owner('Send us the floor plan').getByText('Karin Vogel').waitFor()
  await due('Send us the floor plan').getByText('due Fri, Nov 20').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  expect(changed).toBe(2)
})

it('shows where a day was said that the promise itself does not name', async () => {
  const client = clientOf(host.url, session)
  const { data: recording } = await client
    .from('recordings')
    .insert({ title: 'A moved day', source: 'import', recorded_at: '2026-11-02T09:30:00Z' })
    .select('id')
    .single()
    .throwOnError()
  const lines: [start: number, speaker: string, text: string][] = [
    [0, 'Uwe Brandt', 'Hello Priya. I will send you the revised quotation by Thursday.'],
    [15, 'Priya Patel', 'Thank you.'],
    [75, 'Uwe Brandt', 'The quotation on Wednesday, then.'],
    [90, 'Priya Patel', 'Perfect.'],
  ]
  const segments = lines.map(([start, speaker, text]) => ({ start, end: start + 8, speaker, text }))
  await client.rpc('import_transcript', { recording: recording.id, segments }).throwOnError()
  await page.goto(`${host.url}/voice/${recording.id}`)
  await due('Send Priya the revised quotation').getByText('due Wed, Nov 4 (“on Wednesday”)').waitFor()
  await line('Send Priya the revised quotation')
    .getByRole('button', { name: 'Show “on Wednesday” from 1:15' })
    .click()
  await page.getByRole('button', { name: 'Show 1:15' }).waitFor()
  expect(await items().getByText('said at').count()).toBe(1)
  await due('Send Priya the revised quotation').click()
  await page.getByRole('button', { name: 'Friday, November 6' }).click()
  await due('Send Priya the revised quotation').getByText('due Fri, Nov 6').waitFor()
  await line('Send Priya the revised quotation').getByText('said at').waitFor({ state: 'detached' })
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
