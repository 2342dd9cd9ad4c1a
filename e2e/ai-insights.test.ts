import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSample } from '../server/src/testing/outcomes.ts'
import {
  type ModelReply,
  startModelServer,
} from '../supabase/functions/_shared/engines/testing/model-server.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf, createAccount } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: RunningHost
let page: Page
let ben: SignedUp
let errors: string[]
let model: Awaited<ReturnType<typeof startModelServer>>
let reply: () => ModelReply = () => ({ kind: 'status', status: 500, body: '' })

async function open(tab: Page, query = '') {
  await tab.goto(`${host.url}/ai-insights${query}`)
  await tab.getByRole('heading', { name: 'Coaching', exact: true }).waitFor()
  await settled(tab)
}
const panel = (name: string) => page.getByRole('region', { name, exact: true })
const lines = (name: string) => panel(name).getByRole('button', { name: /^Dismiss/ })
const money = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

beforeAll(async () => {
  model = await startModelServer(() => reply())
  host = await startHost()
  ;({
    page,
    session: ben,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
})
afterAll(() => model?.close())

it('teaches what it is for while there is nothing to advise on', async () => {
  await page.goto(`${host.url}/ai-insights`)
  await page.getByRole('heading', { name: 'No advice yet' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('says what was promised and not done, and opens the second', async () => {
  const client = clientOf(host.url, ben)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const { data: lead } = await client
    .from('leads')
    .insert({ name: 'Ana Silva', company: 'Acme', status: 'proposal', value: 1000 })
    .select('id')
    .single()
    .throwOnError()
  const { data: recording } = await client
    .from('recordings')
    .insert({ title: 'Call with Ana', source: 'import', recorded_at: ago(6), lead_id: lead.id })
    .select('id')
    .single()
    .throwOnError()
  const say = (start: number, speaker: string, text: string) => ({ start, end: start + 5, speaker, text })
  await client
    .rpc('import_transcript', {
      recording: recording.id,
      segments: [
        say(0, 'Ben Carter', 'Hi Ana, thanks for your time today.'),
        say(6, 'Ana Silva', 'Hello Ben. We really like the product so far.'),
        say(12, 'Ben Carter', 'I will send you the contract tomorrow.'),
        say(18, 'Ana Silva', 'Great, thank you.'),
      ],
    })
    .throwOnError()
  await expect
    .poll(async () => {
      const { data } = await client
        .from('recording_insights')
        .select('id, data')
        .eq('recording_id', recording.id)
        .eq('kind', 'action_item')
      return data?.length
    })
    .toBe(1)
  await open(page)
  const line = panel('At risk').getByRole('listitem').filter({ hasText: 'Ana Silva' }).first()
  await line.getByText(/^We promised .*contract.*overdue\.$/).waitFor()
  const proof = line.getByRole('link', { name: /^Open/ })
  expect(await proof.getAttribute('href')).toBe(`/voice/${recording.id}?t=12`)
  await line.getByRole('button', { name: 'Create task: Ana Silva' }).click()
  await line.getByRole('link', { name: 'Open task: Ana Silva' }).waitFor()
  const tasks = async () =>
    (await client.from('tasks').select('recording_id, recording_seconds, lead_id').throwOnError()).data
  expect(await tasks()).toEqual([{ recording_id: recording.id, recording_seconds: 12, lead_id: lead.id }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await line.getByRole('button', { name: 'Create task: Ana Silva' }).waitFor()
  expect(await tasks()).toEqual([])
})

it('takes a line away for two weeks, for the whole company, and brings it back', async () => {
  const before = Date.now()
  await page.getByRole('button', { name: 'Dismiss Ana Silva for two weeks' }).first().click()
  // No heading with nothing under it.
  await page.getByText(/No deals show signs of trouble\./).waitFor()
  expect(await panel('At risk').count()).toBe(0)
  const { data } = await clientOf(host.url, ben)
    .from('advice_dismissals')
    .select('dismissed_until')
    .single()
    .throwOnError()
  const days = (Date.parse(data.dismissed_until) - before) / 86_400_000
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThan(14.1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await panel('At risk').getByRole('link', { name: 'Ana Silva' }).waitFor()
})

it('is one calm sentence while nothing is to be done', async () => {
  const client = clientOf(host.url, ben)
  const { data: lead } = await client.from('leads').select('id').single().throwOnError()
  const subjects = ['risk', 'next', 'hot'].map((kind) => `${kind} ${lead.id}`)
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await client
    .from('advice_dismissals')
    .insert(subjects.map((subject) => ({ subject, lead_id: lead.id, dismissed_until: until })))
    .throwOnError()
  await open(page)
  await page.getByRole('heading', { name: 'Nothing needs you now' }).waitFor()
  expect(await Promise.all(['At risk', 'Do next', 'Hot'].map((name) => panel(name).count()))).toEqual([
    0, 0, 0,
  ])
  expect(await accessibilityProblems(page)).toEqual([])
  await client.from('advice_dismissals').delete().in('subject', subjects).throwOnError()
  await open(page)
  await panel('At risk').getByRole('link', { name: 'Ana Silva' }).waitFor()
})

it('moves a lead that was spoken with, and takes the move back', async () => {
  const client = clientOf(host.url, ben)
  const { data: lead } = await client
    .from('leads')
    .insert({ name: 'Bo Berg', status: 'new' })
    .select('id')
    .single()
    .throwOnError()
  const { data: recording } = await client
    .from('recordings')
    .insert({ title: 'First call', source: 'import', lead_id: lead.id })
    .select('id')
    .single()
    .throwOnError()
  const said = { start: 0, end: 4, speaker: 'Bo Berg', text: 'It is nice weather here.' }
  await client.rpc('import_transcript', { recording: recording.id, segments: [said] }).throwOnError()
  const move = panel('Do next').getByRole('button', { name: 'Move to Contacted: Bo Berg' })
  await move.waitFor()
  await move.click()
  await page.getByText('Bo Berg moved to Contacted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await move.waitFor()
  const { data } = await client.from('leads').select('status').eq('id', lead.id).single().throwOnError()
  expect(data.status).toBe('new')
})

it('forecasts sums that add up, says what it assumes, and never adds currencies up', async () => {
  await page.goto(`${host.url}/dashboard`)
  await loadSample(clientOf(host.url, ben))
  await clientOf(host.url, ben)
    .from('leads')
    .insert({ name: 'Eva Horn', status: 'negotiation', value: 900, currency: 'EUR' })
    .throwOnError()
  await open(page)
  for (const currency of ['USD', 'EUR']) {
    const table = page.getByRole('region', { name: `Forecast by stage in ${currency}` })
    const rows = await table.getByRole('row').allInnerTexts()
    const sums = rows.slice(1).map((row) => row.split(/\t|\n/).map((cell) => cell.trim()))
    const total = sums.at(-1) ?? []
    for (const column of [1, 2]) {
      const parts = sums.slice(0, -1).reduce((sum, row) => sum + money(row[column] ?? ''), 0)
      expect(parts).toBe(money(total[column] ?? ''))
    }
  }
  await page.getByText('What this assumes').click()
  await page.getByText(/^Proposal: \d+% are won/).waitFor()
  await page.getByText('Currencies are never added up.').waitFor()
  expect(await lines('Hot').count()).toBeGreaterThan(0)
})

it('coaches with figures that open what they are made of, and the seconds to hear', async () => {
  await open(page, '?days=90')
  const card = page.getByRole('region', { name: 'Coaching of Ben Carter' })
  await card.getByText('33% to 53%').waitFor()
  expect(await card.getByRole('link', { name: /^Open/ }).count()).toBeGreaterThan(1)
  await card.getByRole('link', { name: /^Talk ratio of Ben Carter/ }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Talk ratio' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('keeps period and person in the address, also when both are chosen at once', async () => {
  await open(page)
  const period = page.getByRole('radio', { name: '90 days' })
  const whose = page.getByLabel('Whose deals and conversations')
  await whose.evaluate(
    (select: HTMLSelectElement, radio) => {
      if (radio instanceof HTMLElement) radio.click()
      select.value = [...select.options].find(({ text }) => text === 'Former members')?.value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    await period.elementHandle(),
  )
  await page.waitForURL(/days=90/)
  await page.getByRole('heading', { name: 'This person has no open deals or conversations' }).waitFor()
  expect(new URL(page.url()).searchParams.get('owner')).toMatch(/^0{8}-/)
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await panel('At risk').waitFor()
  expect(new URL(page.url()).search).toBe('?days=90')
})

it('shows only those sentences of a model that cite their proof', async () => {
  await open(page)
  expect(await page.getByRole('button', { name: 'Write it in words' }).count()).toBe(0)
  await host.restart('SIGTERM', {
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: 'key',
    LLM_MODEL: 'scripted-1',
  })
  await open(page)
  await page.getByText('Built-in engine and scripted-1').waitFor()
  reply = () => ({
    kind: 'answer',
    text: JSON.stringify({
      sentences: [
        { text: 'Keep the promise to this customer first.', evidence: ['e1'] },
        { text: 'They will surely sign next week.', evidence: ['e999'] },
      ],
    }),
  })
  await page.getByRole('button', { name: 'Write it in words' }).click()
  await panel('In words').getByText('Keep the promise to this customer first.', { exact: true }).waitFor()
  expect(await panel('In words').getByText('surely sign').count()).toBe(0)
  await panel('In words').getByText('Sentences without proof left out: 1.').waitFor()
  reply = () => ({ kind: 'status', status: 402, body: '{}' })
  await page.getByRole('button', { name: 'Write it again' }).click()
  await panel('In words').getByText('AI credits exhausted. Please add credits to continue.').waitFor()
})

it('shows another company nothing of it', async () => {
  const client = await createAccount(host.url, 'Eva Stone', 'eva@elsewhere.example')
  expect((await client.rpc('deal_facts').throwOnError()).data).toEqual({
    stages: [],
    pipeline: [],
    open: 0,
    leads: [],
  })
  const today = new Date().toISOString().slice(0, 10)
  const { data } = await client
    .rpc('coaching_facts', { from_day: '2026-01-01', to_day: today })
    .throwOnError()
  expect(data).toEqual({ sums: [], moments: [] })
  expect((await client.from('advice_dismissals').select('id').throwOnError()).data).toEqual([])
})

it('throws nothing on any page', () => {
  expect(errors).toEqual([])
})
