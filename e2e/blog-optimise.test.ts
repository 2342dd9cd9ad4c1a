import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadSample } from '../server/src/testing/outcomes.ts'
import { type Client, clientOf } from './support/assistant.ts'
import { accessibilityProblems, phoneWidths } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** AI Optimize and the SEO Dashboard of the post editor with the engine that is built in. */
let host: RunningHost
let context: BrowserContext
let page: Page
let client: Client
let errors: string[]
let postId: string

const title = 'How small teams keep their sales notes honest'
const content = [
  '<h2>Why do sales notes go wrong?</h2>',
  '<p>Sales notes are often written hours after the call, when half of it is forgotten. Our team asked Maria Lopez of Acme Inc, who uses HubSpot in London.</p>',
  '<p>She did not utilize a template, in order to keep her lead score simple. It is not easy to leverage a large number of fields.</p>',
  '<h2>What does a good note hold?</h2>',
  '<p>A good note holds the budget, the date and the name of whoever decides. Sales notes without a date are worth little.</p>',
  '<p>Acme Inc works with Salesforce as well. HubSpot integrates with Slack, and Slack supports Zapier.</p>',
].join('')

async function open(tab: 'AI Optimize' | 'SEO Dashboard' | 'Write') {
  await page.getByRole('tab', { name: tab }).click()
}
const part = (name: string) => page.getByRole('region', { name, exact: true })
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const expectShown = (place: Locator) => place.waitFor()
const toast = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first()
async function expectToast(text: string) {
  await toast(text).waitFor()
}

beforeAll(async () => {
  host = await startHost()
  ;({ page, errors } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
  context = page.context()
  // Leaving with unsaved words asks; here they may go.
  page.on('dialog', (dialog) => void dialog.accept())
  client = await clientOf(page, host.url)
  await client
    .from('blog_posts')
    .insert({
      title: 'What a lead score can tell you',
      slug: 'what-a-lead-score-can-tell-you',
      content: `<p>${'A lead score adds up what is known of a customer. '.repeat(12)}</p>`,
      excerpt: 'How a lead score is made of sales notes.',
      focus_keyword: 'lead score',
      status: 'published',
      published_at: new Date(Date.now() - 86_400_000).toISOString(),
    })
    .throwOnError()
})
beforeEach(async () => {
  const { data } = await client
    .from('blog_posts')
    .insert({ title, slug: `sales-notes-${crypto.randomUUID()}`, content, focus_keyword: 'sales notes' })
    .select('id')
    .single()
    .throwOnError()
  postId = data.id
  await page.goto(`${host.url}/blog/admin?edit=${postId}`)
  await open('AI Optimize')
  await page.getByRole('heading', { name: 'SEO and AIO score' }).waitFor()
})

describe('the search fields', () => {
  it('counts a meta title, and the audit follows while one types', async () => {
    const audit = part('Pre-publish audit')
    await audit.getByText('Meta title of 0 characters (50 to 70)').waitFor()
    await field('Meta title').fill('How small sales teams keep the notes of their calls honest')
    await part('SEO optimization').getByText('58 / 70').waitFor()
    await part('SEO optimization').getByText('Good ·').waitFor()
    await audit.getByText('Meta title of 58 characters (50 to 70)').waitFor({ state: 'attached' })
    await expect.poll(() => audit.getByText('Meta title of 0 characters (50 to 70)').count()).toBe(0)
  })

  it('takes no more characters than a field may have', async () => {
    const description = field('Meta description')
    await description.click()
    await page.keyboard.insertText('word '.repeat(40))
    expect((await description.inputValue()).length).toBe(160)
  })

  it('adds a keyword by Enter once, and removes it', async () => {
    const chosen = page.getByRole('list', { name: 'Keywords of the post' })
    const box = field('Keywords')
    for (const word of ['call notes', 'Call Notes', 'CRM']) {
      await box.fill(word)
      await box.press('Enter')
    }
    await expect.poll(() => chosen.getByRole('listitem').allTextContents()).toEqual(['call notes', 'CRM'])
    await press('Remove call notes')
    await expect.poll(() => chosen.getByRole('listitem').allTextContents()).toEqual(['CRM'])
  })

  it('says how dense the focus keyword is', async () => {
    const search = part('SEO optimization')
    await search.getByText(/Good: 2(\.\d)?%|Too frequent: \d(\.\d)?%/).waitFor()
    await field('Focus keyword').fill('never written')
    await expectShown(search.getByText('Too rare: 0%'))
  })

  it('refuses a canonical address that is no address', async () => {
    await field('Canonical URL').fill('example')
    await page.getByText(/Enter a whole address/).waitFor()
    await field('Canonical URL').fill('https://example.com/post')
    await expect.poll(() => page.getByText(/Enter a whole address/).count()).toBe(0)
  })
})

describe('the content assistant', () => {
  it('suggests tags that become keywords', async () => {
    await press('Suggest tags')
    await expectToast('Tags suggested!')
    const offered = page.getByRole('list', { name: 'Suggested tags' }).getByRole('button')
    const word = await offered.first().textContent()
    await offered.first().click()
    await page.getByRole('button', { name: `Remove ${word}` }).waitFor()
    expect(await offered.first().isDisabled()).toBe(true)
  })

  it('inserts a link where its words stand', async () => {
    await press('Suggest links')
    await press('Insert link: lead score')
    await page.getByRole('button', { name: 'Inserted: lead score' }).waitFor()
    await open('Write')
    await expectShown(page.locator('a[href="/blog/what-a-lead-score-can-tell-you"]').first())
  })

  it('tells the intent and analyses, and its meta description is applied within its limit', async () => {
    await press('Classify intent')
    await part('AI content assistant').getByText('informational.').waitFor()
    await press('SEO analysis')
    await expectToast('SEO analysis complete!')
    await press('Use as meta description')
    await expectToast('Suggestion applied')
    const { length } = await field('Meta description').inputValue()
    expect(length).toBeGreaterThanOrEqual(100)
    expect(length).toBeLessThanOrEqual(160)
  })
})

describe('the AI assistant', () => {
  it('offers titles, and the chosen one is the title', async () => {
    await press('Generate titles')
    const use = page.getByRole('button', { name: /^Use as the title: / })
    await use.nth(1).waitFor()
    const name = await use.nth(1).getAttribute('aria-label')
    await use.nth(1).click()
    const chosen = name?.replace('Use as the title: ', '') ?? ''
    await page.getByRole('button', { name: `In use: ${chosen}` }).waitFor()
    await open('Write')
    expect(await field('Title').inputValue()).toBe(chosen)
  })

  it('shows an expansion without what stands there already, and appends it', async () => {
    await press('Expand content')
    const assistant = part('AI assistant')
    await assistant.getByText('Key takeaways').waitFor()
    expect(await assistant.getByText('She did not utilize a template').count()).toBe(0)
    await press('Append to the post')
    await open('Write')
    await page.getByRole('heading', { name: 'Key takeaways' }).waitFor()
  })

  it('makes a summary the excerpt', async () => {
    await press('Generate summary')
    await press('Use as excerpt')
    await expectToast('Suggestion applied')
    await open('Write')
    await expect.poll(() => field('Excerpt').inputValue()).not.toBe('')
  })

  it('copies, and says so, or that it failed', async () => {
    await press('Generate summary')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await press('Copy the summary')
    await expectToast('Copied to clipboard')
    await page.getByRole('button', { name: 'Copied the summary' }).waitFor()
    await page.getByRole('button', { name: 'Copy the summary' }).waitFor()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'))
    })
    await press('Copy the summary')
    await expectToast('Failed to copy')
  })
})

describe('voice and tone', () => {
  it('calibrates the voice, and keeps it with the post', async () => {
    const voice = part('Voice calibration')
    await press('Analyze voice')
    await voice.getByText('Voice match').waitFor()
    await voice.getByText(/past 30 days/).waitFor()
    await page.reload()
    await open('AI Optimize')
    await voice.getByText('Perplexity').waitFor()
    await expectShown(voice.getByText(/Analyzed on/))
  })

  it('analyses the tone by itself, and applies a rewrite after showing each word', async () => {
    const tone = part('Tone optimizer')
    await tone
      .getByText(/Excellent|Good|Fair|Needs Work/)
      .first()
      .waitFor()
    await tone.getByRole('button', { name: 'Optimize', exact: true }).click()
    const preview = page.getByRole('dialog', { name: 'Optimized tone' })
    await preview.locator('del').filter({ hasText: 'utilize' }).waitFor()
    await preview.locator('ins').filter({ hasText: 'use' }).first().waitFor()
    await preview.getByRole('button', { name: 'Apply' }).click()
    await expectToast('Suggestion applied')
    await open('Write')
    await page.getByText('use a template').waitFor()
  })

  it('takes another tone than the detected one', async () => {
    await page.getByRole('combobox', { name: 'Tone' }).selectOption('academic')
    await expectShown(part('AI assistant').getByText('Tone: academic'))
  })
})

describe('the scores', () => {
  it('remembers what was dismissed, and brings it back', async () => {
    const scores = part('SEO and AIO score')
    await scores.getByText('Takeaways', { exact: true }).waitFor()
    await press('Dismiss: Takeaways')
    await scores.getByText('Takeaways', { exact: true }).waitFor({ state: 'detached' })
    await page.reload()
    await open('AI Optimize')
    await scores.getByRole('button', { name: 'Show 1 dismissed' }).click()
    await expectShown(scores.getByText('Takeaways', { exact: true }))
  })

  it('calls the AIO score a heuristic, and puts all findings in order', async () => {
    await part('SEO and AIO score')
      .getByText(/A heuristic/)
      .waitFor()
    const all = part('Comprehensive SEO analysis')
    await all.getByText('Do first').waitFor()
    await expectShown(all.getByText('Write a meta title of 50 to 70 characters.'))
  })
})

describe('evidence', () => {
  it('is shown in the text at a press, however far below', async () => {
    const filler = '<p>This has to be scrolled past before anything else comes.</p>'.repeat(60)
    await client
      .from('blog_posts')
      .update({ content: `${content}${filler}<ul><li>A point far below</li></ul>` })
      .eq('id', postId)
      .throwOnError()
    await page.goto(`${host.url}/blog/admin?edit=${postId}&tab=optimise`)
    // What stands above has its place before anything below is pressed.
    await part('Tone optimizer').getByText('By the built-in engine').waitFor()
    await part('SEO and AIO score')
      .getByText(/\d passed/)
      .last()
      .click()
    await page
      .getByRole('button', { name: /^Show in the text: .*A point far below/ })
      .first()
      .click()
    const point = page.getByRole('textbox', { name: 'Content' }).getByText('A point far below')
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('A point far below')
    await expect
      .poll(async () => {
        const box = await point.boundingBox()
        return box !== null && box.y > 0 && box.y < 900
      })
      .toBe(true)
  })
})

describe('schema markup', () => {
  it('adds, moves by keyboard, edits and removes questions', async () => {
    await press('Schema markup')
    const faq = page.getByRole('list', { name: 'FAQ items' })
    await press('Add question')
    await field('Question').fill('Why?')
    await field('Answer').press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter both question and answer').waitFor()
    await field('Answer').pressSequentially('Because.')
    expect(await field('Answer').inputValue()).toBe('Because.')
    await page.locator('form').getByRole('button', { name: 'Add question' }).click()
    await field('Question').fill('When?')
    await field('Answer').fill('Now.')
    await page.locator('form').getByRole('button', { name: 'Add question' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Move up: When?' }).press('Enter')
    await expect.poll(() => faq.getByRole('listitem').first().textContent()).toContain('When?')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move down: When?')
    await page.getByText('Show what machines read').click()
    await page.getByText('"FAQPage"').waitFor()
    await press('Remove: Why?')
    await expect.poll(() => faq.getByRole('listitem').count()).toBe(1)
  })

  it('suggests questions that the post asks', async () => {
    await press('Schema markup')
    await press('Add 2 questions from the post')
    await expectShown(page.getByRole('list', { name: 'FAQ items' }).getByText('Why do sales notes go wrong?'))
  })
})

describe('suggestions, dashboard and graph', () => {
  it('loads suggestions by itself, and applies one', async () => {
    const suggestions = part('AI optimization suggestions')
    await suggestions.getByRole('button', { name: 'Apply the meta description' }).click()
    await expectToast('Suggestion applied')
    await expect
      .poll(async () => (await field('Meta description').inputValue()).length)
      .toBeGreaterThanOrEqual(100)
  })

  it('keeps the dashboard and the graph when one goes to the other tab', async () => {
    await press('Analyze the post')
    await expectToast('AI optimization analysis complete!')
    await press('Generate knowledge graph')
    await page.getByRole('list', { name: 'Types' }).waitFor()
    await open('SEO Dashboard')
    const dashboard = part('AI SEO dashboard')
    for (const name of ['E-E-A-T', 'Readability', 'Search preview', 'Summaries', 'Entities', 'Topics'])
      await dashboard.getByRole('heading', { name, exact: true }).waitFor()
    const nodes = page.getByRole('region', { name: 'Nodes and relations' })
    const acme = nodes.getByRole('button', { name: /Acme Inc/ })
    await acme.press('Enter')
    await expect.poll(() => acme.getAttribute('aria-pressed')).toBe('true')
    for (const name of ['Zoom in', 'Zoom out', 'Show all']) await press(name)
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

describe('the post among the others', () => {
  it('tells of links that lead nowhere and a keyword that is taken, and template text waits for its author', async () => {
    const other = { title: 'Another post on notes', slug: 'another-post-on-notes', content: '<p>x</p>' }
    await client
      .from('blog_posts')
      .insert({ ...other, focus_keyword: 'call memo' })
      .throwOnError()
    await client
      .from('blog_posts')
      .update({
        content: `${content}<p>See <a href="/blog/gone">this</a> and [an example from your own work].</p>`,
        focus_keyword: 'call memos',
      })
      .eq('id', postId)
      .throwOnError()
    await page.reload()
    await open('AI Optimize')
    const list = part('Comprehensive SEO analysis')
    await list.getByText('Fix the link to /blog/gone: there is no post there.').waitFor()
    await list.getByText(/“Another post on notes” already targets it/).waitFor()
    await list.getByText('Fill in or delete “[an example from your own work]”.').waitFor()
    await press('Publish')
    await expectToast('Fill in or delete “[an example from your own work]” first.')
    const { data } = await client.from('blog_posts').select('status').eq('id', postId).single().throwOnError()
    expect(data.status).toBe('draft')
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

describe('for everybody', () => {
  it('stays within a phone with everything open, and passes axe there too', async () => {
    await press('Suggest tags')
    await press('SEO analysis')
    await press('Expand content')
    await expectToast('SEO analysis complete!')
    await page.getByRole('button', { name: 'Append to the post' }).waitFor()
    await press('Schema markup')
    await press('Add 2 questions from the post')
    await page.setViewportSize({ width: 390, height: 844 })
    const sections = page.getByRole('tabpanel').locator('section > div > h2 > button')
    const open = sections.and(page.locator('[aria-expanded=true]'))
    // What was opened stays so; nothing else but the first part does.
    await expect.poll(() => open.allTextContents()).toEqual(['AI content assistant', 'Schema markup'])
    const parts = page.getByRole('navigation', { name: 'Parts of this tab' })
    await parts.getByRole('button', { name: 'Go to' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Audit' }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Pre-publish audit')
    await part('Pre-publish audit')
      .getByText(/checks passed\.$/)
      .waitFor()
    const closed = sections.and(page.locator('[aria-expanded=false]'))
    while ((await closed.count()) > 0) await closed.first().click()
    for (const width of phoneWidths) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await accessibilityProblems(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(errors).toEqual([])
  })
})

it('offers what customers asked in recorded conversations, without who asked', async () => {
  await loadSample(client)
  await page.reload()
  await press('Schema markup')
  const asked = part('Asked in your conversations, without who asked')
  const answer = asked.getByRole('button', { name: /^Answer: / }).first()
  await answer.waitFor()
  const question = ((await answer.getAttribute('aria-label')) ?? '').replace('Answer: ', '')
  expect(await accessibilityProblems(page)).toEqual([])
  await answer.click()
  expect(await field('Question').inputValue()).toBe(question)
  await field('Answer').fill('Because each of them answers faster.')
  await press('Add question')
  await page.getByRole('list', { name: 'FAQ items' }).getByText(question).waitFor()
  await expect.poll(() => asked.getByText(question).count()).toBe(0)
})
