import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ModelReply,
  type ModelRequest,
  startModelServer,
} from '../supabase/functions/_shared/engines/testing/model-server.ts'
import { clientOf } from './support/assistant.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** AI Optimize with a language model that answers well, badly, or not for free. */
let host: RunningHost
let page: Page
let model: Awaited<ReturnType<typeof startModelServer>>
let postId: string
let reply: (request: ModelRequest) => ModelReply = () => ({ kind: 'status', status: 500, body: '' })

const content = `<h2>What to write down</h2><p>${'Sales notes hold the budget, the date and who decides. '.repeat(8)}</p>`

beforeAll(async () => {
  model = await startModelServer((request) => reply(request))
  host = await startHost({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'scripted-1' })
  ;({ page } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
  page.on('dialog', (dialog) => void dialog.accept())
  const client = await clientOf(page, host.url)
  const published = { status: 'published', published_at: new Date(Date.now() - 86_400_000).toISOString() }
  await client
    .from('blog_posts')
    .insert({ title: 'What a lead score tells', slug: 'lead-score', content, ...published })
    .throwOnError()
  const { data } = await client
    .from('blog_posts')
    .insert({ title: 'How to keep sales notes honest', slug: 'honest-notes', content })
    .select('id')
    .single()
    .throwOnError()
  postId = data.id
})
afterAll(() => model?.close())

const part = (name: string) => page.getByRole('region', { name, exact: true })
const textOf = ({ messages }: ModelRequest): string =>
  messages.map(({ content: text }) => (typeof text === 'string' ? text : '')).join('\n')

async function open() {
  await page.goto(`${host.url}/blog/admin?edit=${postId}`)
  await page.getByRole('tab', { name: 'AI Optimize' }).click()
  await page.getByRole('heading', { name: 'SEO and AIO score' }).waitFor()
}

const toasts = (attributes: string) => page.locator(`[data-sonner-toast]${attributes}`)

/**
 * Presses, and waits for a notice that was not there before: once, also where the same stands there from the press before.
 * Earlier ones have come to rest: one that moves can slide under the pointer between its press and its release.
 */
async function expectToastAfter(name: string, words: string) {
  await page.evaluate(async () => {
    const earlier = [...document.querySelectorAll('[data-sonner-toast]')]
    for (const toast of earlier) toast.setAttribute('data-seen', '')
    await Promise.allSettled(
      earlier.flatMap((toast) => toast.getAnimations()).map(({ finished }) => finished),
    )
  })
  await page.getByRole('button', { name, exact: true }).click()
  await toasts(':not([data-seen])').filter({ hasText: words }).first().waitFor()
  await expect.poll(() => toasts('[data-removed=false]').filter({ hasText: words }).count()).toBe(1)
  await page.locator('button[aria-busy]').first().waitFor({ state: 'detached' })
}

/** Each button with its own words for a failure (docs/specified.md S8.7). */
const buttons: [name: string, failure: string][] = [
  ['Suggest tags', 'Failed to analyze content'],
  ['Suggest links', 'Failed to analyze content'],
  ['Classify intent', 'Failed to analyze content'],
  ['SEO analysis', 'Failed to analyze content'],
  ['Generate titles', 'Failed to generate titles'],
  ['Expand content', 'Failed to expand content'],
  ['Generate summary', 'Failed to generate summary'],
  ['Analyze voice', 'Analysis failed. Unable to analyze voice calibration'],
  ['Optimize', 'Optimization failed. Unable to optimize tone. Please try again.'],
  ['Try again', 'Failed to generate optimization suggestions'],
  ['Analyze the post', 'Analysis failed. Please try again.'],
  ['Generate knowledge graph', 'Failed to generate knowledge graph'],
]

describe.each([
  ['402', 'AI credits exhausted. Please add credits to continue.'],
  ['429', 'Rate limit exceeded. Please try again later.'],
])('a model that answers %s', (status, words) => {
  beforeAll(async () => {
    reply = () => ({ kind: 'status', status: Number(status), body: '{}' })
    await open()
    await part('AI optimization suggestions').getByRole('button', { name: 'Try again' }).waitFor()
  })

  it.each(buttons)('%s says so', async (name) => {
    await expectToastAfter(name, words)
  })
})

describe('a model that answers rubbish', () => {
  beforeAll(async () => {
    reply = () => ({ kind: 'page', body: '<html>Gateway</html>' })
    await open()
    await part('AI optimization suggestions').getByRole('button', { name: 'Try again' }).waitFor()
  })

  it.each(buttons)('%s: %s', async (name, failure) => {
    await expectToastAfter(name, failure)
  })
})

describe('a model that answers', () => {
  beforeEach(async () => {
    reply = () => ({ kind: 'status', status: 500, body: '{}' })
    await open()
  })

  it('is named beside what it made', async () => {
    reply = () => ({ kind: 'answer', text: '{"tags":["call notes","honesty"]}' })
    await page.getByRole('button', { name: 'Suggest tags' }).click()
    await page.getByRole('list', { name: 'Suggested tags' }).getByText('honesty').waitFor()
    await expect.poll(() => part('AI content assistant').getByText('By scripted-1').count()).toBe(1)
  })

  it('keeps the parts of the dashboard that came', async () => {
    reply = (request) =>
      textOf(request).includes('Name the sentiment')
        ? { kind: 'answer', text: '{"sentiment":"positive","tone":"friendly"}' }
        : { kind: 'status', status: 500, body: '{}' }
    await page.getByRole('button', { name: 'Analyze the post' }).click()
    const dashboard = part('AI SEO dashboard')
    await dashboard.getByText(/^Not analyzed: Entities, E-E-A-T, Search preview/).waitFor()
    await expect.poll(() => dashboard.getByText('friendly').count()).toBe(1)
  })

  it('cannot bring mark-up of its own into the text', async () => {
    reply = () => ({
      kind: 'answer',
      text: '## More\n\n<img src=x onerror="document.title=1"> and [a link](https://evil.example).',
    })
    await page.getByRole('button', { name: 'Expand content' }).click()
    await page.getByRole('button', { name: 'Append to the post' }).click()
    await page.getByRole('tab', { name: 'Write' }).click()
    await page.getByRole('heading', { name: 'More', exact: true }).waitFor()
    expect(await page.locator('a[href*="evil"], img[src="x"]').count()).toBe(0)
  })
})
