import { readDraft } from '@parley/core/blog/draft'
import type { CDPSession, Page } from 'playwright-core'
import { clientOf } from '../e2e/support/assistant.ts'
import { launch } from '../e2e/support/browser.ts'
import { startHost } from '../e2e/support/host.ts'
import { finishOnboarding, signUp } from '../e2e/support/people.ts'
import { posts as samplePosts } from '../supabase/seed/posts/index.ts'

/** Main-thread time of a keystroke in a post of 5,000 words, beside a plain contenteditable with the same text. */
const wordCount = 5000
const bound = 16
const keys = 'the customer said that the offer came a week late and that nobody had called '
/** Milliseconds from key to key. */
const pace = 66
const roundCount = 3

const blank = { title: '', seoTitle: '', seoDescription: '', focusKeyword: '', keywords: [] }
const countWords = (content: string) => readDraft({ ...blank, content }).words.length
const blocks = samplePosts.flatMap((post) => post.content.split(/(?<=<\/(?:p|h2|h3|ul|ol)>)/))
let content = ''
for (let index = 0; countWords(content) < wordCount; index += 1)
  content += blocks[index % blocks.length] ?? ''

interface Measured {
  /** Milliseconds of the main thread's own processor time a key: what else runs on the machine doesn't count. */
  work: number
  /** Tasks that held the main thread for more than 50 ms of wall time. */
  longTasks: number
}

async function taskMilliseconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Types at 15 keys a second in the middle of the text; the work of a pause of the same length is taken off. */
async function measure(page: Page, cdp: CDPSession): Promise<Measured> {
  await page.evaluate(() => {
    Reflect.set(globalThis, 'longTasks', 0)
    new PerformanceObserver((list) => {
      const seen = Number(Reflect.get(globalThis, 'longTasks'))
      Reflect.set(globalThis, 'longTasks', seen + list.getEntries().length)
    }).observe({ type: 'longtask', buffered: false })
  })
  const before = await taskMilliseconds(cdp)
  await page.waitForTimeout(keys.length * pace)
  const from = await taskMilliseconds(cdp)
  await page.keyboard.type(keys, { delay: pace })
  const work = (await taskMilliseconds(cdp)) - from
  return {
    work: Math.max(0, work - (from - before)) / keys.length,
    longTasks: Number(await page.evaluate(() => Reflect.get(globalThis, 'longTasks'))),
  }
}

async function placeCursor(page: Page) {
  await page.evaluate(() => {
    const text = document.querySelector('[contenteditable="true"]')
    const paragraphs = [...(text?.querySelectorAll(':scope > p') ?? [])]
    const middle = paragraphs[Math.floor(paragraphs.length / 2)]
    if (!(text instanceof HTMLElement) || !middle) throw new Error('no text')
    text.focus()
    getSelection()?.collapse(middle, middle.childNodes.length)
    middle.scrollIntoView({ block: 'center' })
  })
}

function median(all: Measured[]): Measured {
  const sorted = all.toSorted((one, other) => one.work - other.work)
  return sorted[Math.floor(sorted.length / 2)] ?? { work: 0, longTasks: 0 }
}

const host = await startHost()
const browser = await launch()
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const person = await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@bench.example' })
  await finishOnboarding(host.url, person)
  const client = await clientOf(page, host.url)
  const { data } = await client
    .from('blog_posts')
    .insert({ title: 'A long post', slug: 'a-long-post', content, focus_keyword: 'lead score' })
    .select('id')
    .single()
    .throwOnError()
  const plain = await context.newPage()
  await plain.setContent(
    `<style>body{font:16px/27px sans-serif;max-width:700px;margin:auto}</style><div contenteditable="true">${content}</div>`,
  )
  await page.goto(`${host.url}/blog/admin?edit=${data.id}`)
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  const results: Record<'editor' | 'plain', Measured[]> = { editor: [], plain: [] }
  for (let round = 0; round < roundCount; round += 1) {
    for (const [name, each] of [
      ['plain', plain],
      ['editor', page],
    ] as const) {
      const cdp = await context.newCDPSession(each)
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
      await each.bringToFront()
      await placeCursor(each)
      results[name].push(await measure(each, cdp))
      await cdp.detach()
    }
  }
  const [editor, bare] = [median(results.editor), median(results.plain)]
  console.log(`${countWords(content)} words, ${(content.length / 1024).toFixed(0)} KB of HTML`)
  for (const [name, { work, longTasks }] of [
    ['plain contenteditable', bare],
    ['post editor', editor],
  ] as const)
    console.log(`${name.padEnd(22)} ${work.toFixed(1).padStart(5)} ms a key, ${longTasks} long tasks`)
  console.log(
    `${(editor.work / bare.work).toFixed(1)} times the plain one; bound ${bound} ms a key: ${(editor.work / bound).toFixed(2)} of it`,
  )
} finally {
  await browser.close()
  await host.stop()
}
