import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { clientOf } from './support/colleague.ts'
import { type Host, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** What a page may ask for until its first row is drawn: document, scripts, styles, font and data. */
const most = 12

/** What is drawn once each page is of use, and its words where more is drawn before. */
const pages = [
  { path: '/leads', row: 'tbody a[href^="/leads/"]', words: 'Iris Ahrens' },
  { path: '/accounts', row: 'tbody a[href^="/accounts/"]', words: 'Alder AG' },
  { path: '/contacts', row: 'tbody a[href^="/contacts/"]', words: 'Jonas Berg' },
  { path: '/tasks', row: 'li[data-row]', words: 'Call Iris' },
  { path: '/voice', row: 'a[href^="/voice/"]', words: 'Talk with Iris' },
  { path: '/dashboard', row: 'h2', words: 'Open pipeline' },
]

declare global {
  /** When the first row was drawn, in the page's own time. */
  var __DRAWN__: number | undefined
}

let host: Host
let page: Page
let session: SignedUp
beforeAll(async () => {
  ;({ host, page, session } = await beginJourney(
    { name: 'Ada First', email: 'ada@northwind.first.example' },
    { host: await startHost() },
  ))
  const client = clientOf(host.url, session)
  await client.from('leads').insert({ name: 'Iris Ahrens', company: 'Northwind' }).throwOnError()
  await client.from('accounts').insert({ name: 'Alder AG' }).throwOnError()
  await client.from('contacts').insert({ name: 'Jonas Berg' }).throwOnError()
  await client.from('tasks').insert({ title: 'Call Iris' }).throwOnError()
  await client.from('recordings').insert({ title: 'Talk with Iris' }).throwOnError()
})

/** Notes when the first element with these words is drawn. */
function watchFor({ row, words }: { row: string; words: string }): void {
  const observer = new MutationObserver(() => {
    const isDrawn = [...document.querySelectorAll(row)].some(({ textContent }) => textContent.includes(words))
    if (!isDrawn) return
    observer.disconnect()
    globalThis.__DRAWN__ = performance.now()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** What the page in sight asked for before its first row was drawn. */
const askedBefore = () => [
  location.pathname,
  ...new Set(
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (globalThis.__DRAWN__ ?? 0))
      .map(({ name }) => name.slice(location.origin.length)),
  ),
]

it.each(pages)('$path asks for little before its first row', async ({ path, ...row }) => {
  const visit = async () => {
    const tab = await page.context().newPage()
    await tab.addInitScript(watchFor, row)
    await tab.goto(`${host.url}${path}`)
    await tab.waitForFunction(() => globalThis.__DRAWN__ !== undefined)
    await tab.waitForFunction(
      (address) => localStorage.getItem('parley.first-reads')?.includes(`"${address}"`),
      path,
    )
    // What is on its way is listed only when it has come.
    await tab.waitForLoadState('networkidle')
    const asked = await tab.evaluate(askedBefore)
    await tab.close()
    return asked
  }
  // The first visit notes what the second asks for at once.
  for (const asked of [await visit(), await visit()])
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
})
