import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { launch, phone, watchErrors } from './browser.ts'
import type { Host, RunningHost } from './host.ts'
import { finishOnboarding, type NewPerson, type SignedUp, signUp } from './people.ts'
import { sharedHost } from './shared-hosts.ts'

interface Place {
  host: Host
  browser: Browser
}

interface Journey extends Place {
  page: Page
  session: SignedUp
  /** What the page threw so far. */
  errors: string[]
}

interface Setting {
  /** The journey's own, which ends with it; without one, that of all journeys that need no environment and no admin. */
  host?: RunningHost
  launch?: Parameters<typeof launch>[0]
}

const endings: (() => Promise<void>)[] = []
// Registered by the import, so that it also ends what a `beforeAll` had begun before it failed.
afterAll(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** Where a journey takes place, before anybody is there; ends with the file. */
export async function openPlace(setting: Setting = {}): Promise<Place> {
  const own = setting.host
  if (own) endings.push(() => own.stop())
  const host = own ?? (await sharedHost())
  const browser = await launch(setting.launch)
  endings.push(() => browser.close())
  return { host, browser }
}

/**
 * Somebody through the onboarding, in a company of their own, before the first page; ends with the file. On a shared host the
 * address tells them from other journeys' people; its first label names the company: `northwind.filters.example`.
 */
export async function beginJourney(
  person: NewPerson,
  { context, ...setting }: Setting & { context?: BrowserContextOptions } = {},
): Promise<Journey> {
  const { host, browser } = await openPlace(setting)
  const desk = { viewport: { width: 1440, height: 900 }, ...context }
  const page = await (await browser.newContext(desk)).newPage()
  const errors = watchErrors(page)
  const session = await signUp(page, host.url, person)
  await finishOnboarding(host.url, session)
  return { host, browser, page, session, errors }
}

/** The same person on a phone; its context is the caller's to close. */
export async function onPhone(page: Page, width = 390): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      ...phone,
      viewport: { width, height: 844 },
      storageState: await page.context().storageState(),
    })
  if (!context) throw new Error('a context of no browser')
  return context.newPage()
}
