import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { panelOf } from './support/assistant.ts'
import { settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** Outside a conversation's own page: a time mark promises sound only where there is some. */
let host: Host
let page: Page
let ben: SignedUp

beforeAll(async () => {
  ;({
    host,
    page,
    session: ben,
  } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.marks.example',
  }))
})

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const say = (start: number, speaker: string, text: string) => ({ start, end: start + 5, speaker, text })

/** A conversation with somebody new, with a promise that is overdue and a task of it; its id. */
async function addConversation(customer: string, source: 'import' | 'upload'): Promise<string> {
  const client = clientOf(host.url, ben)
  const { data: own } = await client.from('companies').select('id').single().throwOnError()
  const { data: lead } = await client
    .from('leads')
    .insert({ name: customer, status: 'proposal', value: 1000 })
    .select('id')
    .single()
    .throwOnError()
  const { data: recording } = await client
    .from('recordings')
    .insert({
      title: `Call with ${customer}`,
      source,
      storage_path: source === 'upload' ? `${own.id}/${crypto.randomUUID()}/call.webm` : null,
      recorded_at: ago(6),
      lead_id: lead.id,
    })
    .select('id')
    .single()
    .throwOnError()
  await client
    .rpc('import_transcript', {
      recording: recording.id,
      segments: [
        say(0, 'Ben Carter', `Hi ${customer}, thanks for your time today. What do you think of it?`),
        say(6, customer, 'We really like the product so far, but the price is too high for us.'),
        say(12, 'Ben Carter', 'I will send you the contract tomorrow.'),
        say(18, customer, 'Great, thank you.'),
      ],
    })
    .throwOnError()
  const promise = () =>
    client
      .from('recording_insights')
      .select('id, start_seconds')
      .eq('recording_id', recording.id)
      .eq('kind', 'action_item')
      .throwOnError()
  await expect.poll(async () => (await promise()).data.length).toBe(1)
  for (const { start_seconds: second } of (await promise()).data)
    await client
      .from('tasks')
      .insert({
        title: 'Send the contract',
        due_at: ago(2),
        lead_id: lead.id,
        recording_id: recording.id,
        recording_seconds: second,
      })
      .throwOnError()
  return recording.id
}

/** Each place that leads to a second, and how it is reached; by its name. */
const places: Record<string, () => Promise<void>> = {
  dashboard: () => open('/dashboard'),
  tasks: () => open('/tasks'),
  'insight feed': () => open('/insight-feed'),
  advice: () => open('/ai-insights'),
  'behind a number': () => open('/insights?open=questions'),
  transcripts: () => open('/voice?q=contract'),
  search: async () => {
    await open('/dashboard')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('contract tomorrow')
  },
  'the assistant’s moments': () => ask('what objections did we hear?'),
  'the assistant’s evidence': () => ask('show my tasks'),
}

async function open(path: string) {
  await page.goto(`${host.url}${path}`)
  await page.locator('h1').first().waitFor()
}

async function ask(words: string) {
  await open('/leads')
  const assistant = panelOf(page)
  await assistant.open()
  await assistant.say(words)
}

/** What stands where one goes from here to a second of a conversation. */
async function marksOf(recording: string): Promise<{ text: string; hasTriangle: boolean }[]> {
  const way = `/voice/${recording}?t=`
  const marks = page.locator(`[href*="${way}"], [data-href*="${way}"]`)
  await marks.first().waitFor()
  await settled(page)
  return marks.evaluateAll((all) =>
    all.map((mark) => ({
      text: mark.textContent.replaceAll(/\s+/g, ' '),
      hasTriangle: mark.querySelector('svg') !== null,
    })),
  )
}

let silent: string
it('promises no sound of a conversation that was imported as text', async () => {
  silent = await addConversation('Ana Silva', 'import')
  for (const [name, go] of Object.entries(places)) {
    await go()
    for (const { text, hasTriangle } of await marksOf(silent)) {
      expect(text, name).toMatch(/Open .*\d+:\d\d/)
      expect(hasTriangle, name).toBe(false)
    }
    expect(await page.locator('body').innerText(), name).not.toMatch(/\b(?:Plays?|Hear)\b|[▸▶]/)
  }
})

it('plays one that was recorded, beside it', async () => {
  const sounding = await addConversation('Bo Lind', 'upload')
  for (const [name, go] of Object.entries(places)) {
    await go()
    for (const { text, hasTriangle } of await marksOf(sounding)) {
      expect(text, name).toMatch(/Play .*\d+:\d\d/)
      expect(hasTriangle, name).toBe(true)
    }
    expect(
      (await marksOf(silent)).some(({ hasTriangle }) => hasTriangle),
      name,
    ).toBe(false)
  }
})
