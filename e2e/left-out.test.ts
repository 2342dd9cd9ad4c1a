import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startModelServer } from '../supabase/functions/_shared/engines/testing/model-server.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** A language model that quotes truly and states falsely: what it says of a conversation is measured by what was said. */
let host: RunningHost
let page: Page
let session: SignedUp
let errors: string[]
let model: Awaited<ReturnType<typeof startModelServer>>

const lines: [speaker: string, text: string][] = [
  ['Ben Carter', 'Hi Ana, the list price for 120 seats makes $51,840 a year.'],
  ['Ana Silva', 'We have $38,000 for this line.'],
  ['Ben Carter', 'I will send you the draft by Tuesday.'],
]
const answer = {
  title: 'Ana Silva: 120 seats',
  summary: 'Ana has $38,000. She signs on Friday.',
  actionItems: [
    {
      text: 'Send Ana the draft',
      owner: 'us',
      assigneeName: 'Greg Stone',
      dueText: 'by Tuesday',
      priority: 'normal',
      quote: 'I will send you the draft by Tuesday',
      line: 2,
    },
  ],
  questions: [],
  objections: [],
  keyMoments: [],
  topics: [],
  competitors: [],
  budget: { value: '$500,000', quote: 'We have $38,000 for this line', line: 1 },
  decisionMaker: { value: 'Renee Castellano', quote: 'Renee decides', line: 1 },
  timeline: null,
  lead: { name: 'Ana Silva', company: null, quote: 'We have $38,000 for this line', line: 1 },
  followUpEmail: { subject: 'The draft', body: 'Hi Ana,\n\nyou get a 20% discount.\n\nBen' },
}

beforeAll(async () => {
  model = await startModelServer(() => ({ kind: 'answer', text: JSON.stringify(answer) }))
  host = await startHost({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'inventive-1' })
  ;({ page, session, errors } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.example' },
    { host },
  ))
})
afterAll(() => model?.close())

it('shows what holds, and on request what was left out and why', async () => {
  const client = clientOf(host.url, session)
  const { data: recording } = await client
    .from('recordings')
    // Not today: the page names the day of the conversation, and none of the model's may be there.
    .insert({ title: 'Call with Ana', source: 'import', recorded_at: '2026-11-23T10:00:00Z' })
    .select('id')
    .single()
    .throwOnError()
  const segments = lines.map(([speaker, text], index) => ({
    start: index * 6,
    end: index * 6 + 5,
    speaker,
    text,
  }))
  await client.rpc('import_transcript', { recording: recording.id, segments }).throwOnError()
  await page.goto(`${host.url}/voice/${recording.id}`)
  await page.getByText('5 statements left out').waitFor()
  await page.getByText('Send Ana the draft').first().waitFor()
  const said = await page.locator('main').innerText()
  expect(said).not.toMatch(/500,000|Castellano|Greg|Friday|20%/)
  const closed = page.getByText('5 statements left out')
  await closed.click()
  const left = page.locator('details[open]')
  await left.getByText('The number “$500,000” does not occur in the words it quotes.').waitFor()
  await left.getByText('The words it quotes were not said.').waitFor()
  await left.getByText('The name “Greg” does not occur in this conversation, nor “Stone”.').waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('reads well on a phone too', async () => {
  const tab = await onPhone(page)
  await tab.goto(page.url())
  await tab.getByText('5 statements left out').tap()
  await tab.getByText('The words it quotes were not said.').waitFor()
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await tab.context().close()
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
