import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { lastOutputs } from './host-outputs.ts'

/** Lines of a page's outline; what a person looks for first stands in the first hundred. */
const outlineLines = 150

/** In the page: keeps what was pressed, what got the focus and what opened or closed over the page, the last forty. */
function keepEvents(): void {
  const events: string[] = []
  Object.defineProperty(globalThis, 'lastEvents', { value: events })
  const keep = (what: string, target: unknown) => {
    const words =
      target instanceof Element
        ? `${target.tagName.toLowerCase()} ${target.getAttribute('role') ?? ''} ${(target.getAttribute('aria-label') ?? target.textContent ?? '').slice(0, 30)}`
        : ''
    events.push(`${Math.round(performance.now())} ms ${what} ${words}`)
    if (events.length > 40) events.shift()
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'focusin'])
    document.addEventListener(
      type,
      (event) => keep(event instanceof KeyboardEvent ? `${type} ${event.key}` : type, event.target),
      true,
    )
  for (const type of ['blur', 'focus'])
    window.addEventListener(type, ({ target }) => target === window && keep(`window ${type}`, null))
  const overlays = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) keep('opened', node)
      for (const node of removedNodes) keep('closed', node)
    }
  })
  document.addEventListener('DOMContentLoaded', () => overlays.observe(document.body, { childList: true }))
}

/** The pages that are open in any browser of this file, with what each printed and could not load. */
const open = new Map<Page, string[]>()

export function watchPage(page: Page): void {
  const lines: string[] = []
  open.set(page, lines)
  void page.addInitScript(keepEvents).catch(() => {})
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`))
  page.on('requestfailed', (request) => lines.push(`no answer: ${request.method()} ${request.url()}`))
  page.on('close', () => open.delete(page))
}

async function describe(page: Page, lines: readonly string[]): Promise<string> {
  const focused = await page.evaluate(() => {
    const element = document.activeElement
    return element ? element.outerHTML.slice(0, 200) : 'nothing'
  })
  const events: string[] = await page.evaluate(() => Reflect.get(globalThis, 'lastEvents') ?? [])
  const outline = await page.locator('body').ariaSnapshot({ timeout: 60_000 })
  return [
    `── ${page.url()}`,
    `focus: ${focused}`,
    ...lines.slice(-20),
    ...events,
    ...outline.split('\n').slice(0, outlineLines),
  ].join('\n')
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`)
  appendFileSync(join(tmpdir(), 'failed-pages.txt'), `${text}\n`)
}

// A test that fails far away, once in twenty runs, is understood only by what its pages showed. Pictures and benchmarks open
// the same browser without a test.
if (process.env['VITEST'] !== undefined)
  beforeEach(({ onTestFailed }) =>
    onTestFailed(async () => {
      tell(await lastOutputs().catch(String))
      for (const [page, lines] of open)
        tell(await describe(page, lines).catch((error: unknown) => `── ${page.url()}: ${String(error)}`))
    }),
  )
