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

async function open(tab: Page, query = '') {
  await tab.goto(`${host.url}/insights${query}`)
  await tab.getByRole('heading', { name: 'By person' }).waitFor()
  await settled(tab)
}
/** The number under a name, and what its drawer says it is made of. */
async function openNumber(name: RegExp) {
  const link = page.getByRole('link', { name }).first()
  const text = await link.innerText()
  await link.click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  return { value: text.split(':').at(-1)?.trim(), lines: page.getByRole('dialog').getByRole('listitem') }
}
async function close() {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

beforeAll(async () => {
  ;({
    host,
    page,
    session: ben,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.insights.example' }))
})

it('teaches what it is for while there is no conversation', async () => {
  await page.goto(`${host.url}/insights`)
  await page.getByRole('heading', { name: 'No conversations in the last 30 days' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${host.url}/dashboard`)
  await page.getByRole('button', { name: 'Load the sample company' }).click()
  await page.getByText('You are looking at sample data').waitFor()
})

it('opens each number into recordings that add up to it', async () => {
  await open(page)
  const conversations = await openNumber(/^Conversations:/)
  expect(await conversations.lines.count()).toBe(Number(conversations.value))
  await close()
  const price = await openNumber(/^Price:/)
  expect(await price.lines.count()).toBe(Number(price.value))
  expect(await price.lines.first().locator('blockquote').innerText()).toMatch(/\w/)
  await close()
  const topic = await openNumber(/^Pricing:/)
  expect(await topic.lines.count()).toBe(Number(topic.value))
  await close()
})

it('answers sums that are those of the parts, for every figure, key and owner', async () => {
  const client = clientOf(host.url, ben)
  const period = { from_day: '2020-01-01', to_day: '2021-12-31' }
  const [from, to] = [new Date(Date.now() - 300 * 86_400_000), new Date(Date.now() + 86_400_000)]
  const days = { from_day: from.toISOString().slice(0, 10), to_day: to.toISOString().slice(0, 10) }
  const read = async (name: 'insight_figures', asked: typeof period) => {
    const { data } = await client.rpc(name, asked).throwOnError()
    const answer: {
      now: {
        measure: string
        key: string
        owner: string
        value: number
        weight: number
        recordings: number
      }[]
    } = JSON.parse(JSON.stringify(data))
    return answer.now
  }
  expect(await read('insight_figures', period)).toEqual([])
  const sums = await read('insight_figures', days)
  expect(sums.length).toBeGreaterThan(20)
  for (const { measure, key, owner, value, weight, recordings } of sums) {
    const { data } = await client
      .rpc('insight_evidence', { ...days, measure, key, only_owner: owner })
      .throwOnError()
    const behind: {
      value: number
      weight: number
      recordings: number
      parts: { recording_id: string; value: number; weight: number }[]
    } = JSON.parse(JSON.stringify(data))
    expect(behind).toMatchObject({ value, weight, recordings })
    expect(behind.parts.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(value, 3)
    expect(behind.parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(weight, 3)
    expect(new Set(behind.parts.map((part) => part.recording_id)).size).toBe(recordings)
  }
})

it('counts the words of a tracker as they stand, and shows each place in its recording', async () => {
  await open(page)
  await page.getByRole('button', { name: 'New tracker' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Give it a name').waitFor()
  await dialog.getByLabel('Name').fill('Money')
  await dialog.getByLabel('Words or phrases').fill('budget, p.ice')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () =>
      Number((await page.getByRole('link', { name: /^Tracker Money:/ }).innerText()).split(':').at(-1)),
    )
    .toBeGreaterThan(0)
  const { data } = await clientOf(host.url, ben).from('transcript_segments').select('text').limit(1000)
  const spoken = (data ?? []).flatMap(({ text }) => text.match(/(?<![\p{L}\d])budget(?![\p{L}\d])/giu) ?? [])
  const { value, lines } = await openNumber(/^Tracker Money:/)
  expect(Number(value)).toBe(spoken.length)
  const quote = await lines.first().innerText()
  expect(quote).toMatch(/budget/i)
  const place = lines.first().getByRole('link', { name: /^Open/ })
  expect(await place.getAttribute('href')).toMatch(/^\/voice\/[0-9a-f-]{36}\?t=\d/)
  await close()
})

it('changes and deletes a tracker, and puts it back', async () => {
  await page.getByRole('button', { name: 'Change tracker Money' }).click()
  await page.getByRole('dialog').getByLabel('Words or phrases').fill('nobody says (this) [ever]*')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () =>
      Number((await page.getByRole('link', { name: /^Tracker Money:/ }).innerText()).split(':').at(-1)),
    )
    .toBe(0)
  await page.getByRole('button', { name: 'Change tracker Money' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: /^Tracker Money:/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: /^Tracker Money:/ }).waitFor()
})

it('refuses words without characters', async () => {
  const { error } = await clientOf(host.url, ben)
    .from('insight_trackers')
    .insert({ name: 'Nothing', words: ['budget', ' '] })
  expect(error?.code).toBe('23514')
})

it('shows another company nothing', async () => {
  const client = await createAccount(host.url, 'Eva Stone', 'eva@elsewhere.insights.example')
  const today = new Date().toISOString().slice(0, 10)
  const { data } = await client
    .rpc('insight_figures', { from_day: '2026-01-01', to_day: today })
    .throwOnError()
  expect(data).toEqual({ now: [], before: [], days: [] })
  expect((await client.from('insight_trackers').select('id').throwOnError()).data).toEqual([])
})

it('keeps period, person and the opened number in the address', async () => {
  await open(page)
  await page.getByText('90 days', { exact: true }).click()
  await page.waitForURL(/days=90/)
  await page.getByLabel('Whose conversations').selectOption({ label: 'Ben Carter' })
  await page.waitForURL(/owner=/)
  await settled(page)
  await openNumber(/^Talk ratio:/)
  await page.reload()
  await page.getByRole('dialog').getByRole('heading', { name: 'Talk ratio' }).waitFor()
  await page
    .getByRole('dialog')
    .getByText(/of .* spoken, from \d+ recordings/)
    .waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await close()
})

it('throws nothing on any page', () => {
  expect(errors).toEqual([])
})
