import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'

/** Lines of a page's outline; what a person looks for first stands in the first hundred. */
const outlineLines = 150

/** The pages that are open in any browser of this file, with what each printed and could not load. */
const open = new Map<Page, string[]>()

export function watchPage(page: Page): void {
  const lines: string[] = []
  open.set(page, lines)
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
  const outline = await page.locator('body').ariaSnapshot({ timeout: 5_000 })
  return [
    `── ${page.url()}`,
    `focus: ${focused}`,
    ...lines.slice(-20),
    ...outline.split('\n').slice(0, outlineLines),
  ].join('\n')
}

// A test that fails far away, once in twenty runs, is understood only by what its pages showed.
beforeEach(({ onTestFailed }) =>
  onTestFailed(async () => {
    for (const [page, lines] of open) {
      const told = await describe(page, lines).catch((error: unknown) => `── ${page.url()}: ${String(error)}`)
      process.stderr.write(`${told}\n`)
      appendFileSync(join(tmpdir(), 'failed-pages.txt'), `${told}\n`)
    }
  }),
)
