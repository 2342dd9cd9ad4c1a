import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { alsoSignedIn, signedOut, whileEmpty } from './support/addresses.ts'
import { accessibilityProblems, launch, watchErrors } from './support/browser.ts'
import { edgeProblems } from './support/edge-problems.ts'
import { finishProblems, smallTargets } from './support/finish-problems.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { finishOnboarding, signUp } from './support/people.ts'
import { cornerProblems, floatingPopovers, frameProblems, lateContent } from './support/phone-problems.ts'
import { fillSampleInstance, isDrawn, type SampleInstance } from './support/sample-instance.ts'
import { toastProblems } from './support/toast-problems.ts'

/** Read as a stranger's: its types would bring the whole app into this program. */
const table = new URL('../web/src/app/routes.ts', import.meta.url).href
const { routeEntries } = z
  .object({
    routeEntries: z.array(
      z.object({
        path: z.string(),
        access: z.string(),
        title: z.string(),
        menu: z.string().optional(),
        within: z.string().optional(),
        frame: z.string().optional(),
      }),
    ),
  })
  .parse(await import(/* @vite-ignore */ table))

/** The route of the table that an address opens: of several that fit, the one with the fewest parameters. */
function routeOf(address: string) {
  const { pathname } = new URL(address, 'http://parley.test')
  const parameters = (path: string) => path.split('$').length
  return routeEntries
    .filter(({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(pathname))
    .toSorted((a, b) => parameters(a.path) - parameters(b.path))[0]
}

/** The pages that the run asks for, by their paths in the table; all, where it names none. */
const pages = process.env['TEST_PAGES']?.split(' ')
const isAsked = (address: string) => pages?.includes(routeOf(address)?.path ?? '') ?? true

let host: RunningHost
let browser: Browser
let sample: SampleInstance
beforeAll(async () => {
  host = await startHost()
  browser = await launch()
  sample = await fillSampleInstance(host, browser)
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
})

const signedIn = () => [
  ...Object.values(sample.places),
  `${sample.places['automation']}&tab=history`,
  `${sample.places['blog-editor']}&tab=preview`,
  ...alsoSignedIn,
]

/** A screen with a mouse. */
const desk = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }
/** The smallest phone. */
const smallest = { width: 320, height: 800, deviceScaleFactor: 1, mobile: true }

/** A usual one. */
const usual = { ...smallest, width: 390, height: 844 }

/** The words of the header's menu that say where an address is; null where it is in none of its places. */
function menuOf(path: string): string | null {
  const first = `/${path.split('/')[1]}`
  const own = routeEntries.find((entry) => entry.path === first)
  const entry = routeEntries.find((each) => each.path === (own?.within ?? first))
  if (!entry?.menu) return null
  return entry.menu === 'more' ? 'More' : entry.title
}

/** The addresses that the page of a menu stands for, itself among them. */
function sectionOf(path: string): string[] {
  const own = routeEntries.find((entry) => entry.path === path)
  const head = own?.within ?? path
  const within = routeEntries.filter((entry) => entry.within === head && entry.access !== 'public')
  return within.length === 0 ? [] : [head, ...within.map((entry) => entry.path)]
}

/** Whether the signed-in frame stands around an address. */
function isFramed(address: string): boolean {
  const entry = routeOf(address)
  return entry !== undefined && entry.access !== 'public' && entry.frame !== 'plain'
}

/** What the signed-in frame promises of each of its pages on a screen; asked where the page is one. */
async function frameProblemsAtDesk(page: Page, address: string): Promise<string[]> {
  const path = routeOf(address)?.path ?? ''
  const isWide = /^\/(?:leads|accounts|contacts)$/.test(path)
  return [
    ...(await frameProblems(page, {
      menu: menuOf(path),
      isRecord: path.includes('$'),
      isWide,
      section: sectionOf(path),
    })),
    ...(await edgeProblems(page)),
    ...(await cornerProblems(page)),
    ...(await toastProblems(page)),
  ].map((problem) => `1440 px: ${problem}`)
}

/** The same on a usual phone. */
async function frameProblemsOnPhone({ page, become }: Turning): Promise<string[]> {
  await become(usual)
  await page.waitForFunction(() => document.documentElement.clientWidth === 390)
  await isDrawn(page, false)
  return [
    ...(await lateContent(page)),
    ...(await toastProblems(page)),
    ...(await floatingPopovers(page)),
  ].map((problem) => `390 px: ${problem}`)
}

/** A page that becomes a screen or a phone, layout and pointer, as when a tablet is turned. */
async function openTurning(context: BrowserContext) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const become = async (screen: typeof desk) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile })
    await session.send('Emulation.setDeviceMetricsOverride', screen)
  }
  return { page, errors: watchErrors(page), become }
}
type Turning = Awaited<ReturnType<typeof openTurning>>

async function problemsNow(page: Page, width: string): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const sideways = wide > 0 ? [`scrolls sideways by ${wide} px`] : []
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  return [
    ...(await accessibilityProblems(page)),
    ...sideways,
    ...(await finishProblems(page)),
    ...(isTouch ? await smallTargets(page) : []),
  ].map((problem) => `${width}: ${problem}`)
}

async function problemsAt(address: string, { page, errors, become }: Turning): Promise<string[]> {
  await become(desk)
  await page.goto(`${host.url}${address}`)
  await isDrawn(page, routeOf(address)?.access !== 'auth')
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true
  })
  const framed = isFramed(address)
  // A page that turns is laid out anew: all that a screen is asked comes first.
  const atDesk = await problemsNow(page, '1440 px')
  if (framed) atDesk.push(...(await frameProblemsAtDesk(page, address)))
  await become(smallest)
  // Not the inner width: a phone shows more at once of a page that is too wide.
  await page.waitForFunction(
    () => document.documentElement.clientWidth === 320 && matchMedia('(pointer: coarse)').matches,
  )
  await isDrawn(page, false)
  const onPhone = await problemsNow(page, '320 px')
  const isElsewhere = new URL(page.url()).pathname !== new URL(address, host.url).pathname
  if (framed) onPhone.push(...(await frameProblemsOnPhone({ page, errors, become })))
  return [...atDesk, ...onPhone, ...errors.splice(0), ...(isElsewhere ? [`led to ${page.url()}`] : [])]
}

/**
 * What is wrong on each of these pages, by address. Two pages lead to all of them, since a page waits as long as it
 * works: a new one each time would compile the app and axe anew.
 */
async function problemsOn(addresses: string[], storageState?: SampleInstance['storageState']) {
  const context = await browser.newContext({ storageState, viewport: null })
  await context.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
  const found: Record<string, string[]> = {}
  const waiting = addresses.filter(isAsked)
  const visit = async () => {
    const turning = await openTurning(context)
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const problems = await problemsAt(address, turning).catch((error: unknown) => [String(error)])
      if (problems.length > 0) found[address] = problems
    }
  }
  await Promise.all([visit(), visit()])
  await context.close()
  return found
}

it('every page is visited', () => {
  const visited = new Set(
    [...signedIn(), ...signedOut, '/onboarding', '/connect'].map((address) => routeOf(address)?.path),
  )
  const missed = routeEntries.map(({ path }) => path).filter((path) => !visited.has(path))
  // It opens only while a company is being erased, where the journey of the account looks at it.
  expect(missed).toEqual(['/erasing'])
})

describe('at 1440 and 320 px nothing is wrong by axe, and nothing scrolls sideways', () => {
  it('for who is signed in', async () => {
    expect(await problemsOn(signedIn(), sample.storageState)).toEqual({})
  })

  it('for visitors', async () => {
    expect(await problemsOn(signedOut)).toEqual({})
  })

  it('for who is new, and has nothing yet', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const ada = await signUp(page, host.url, { name: 'Ada Stone', email: 'ada@stone.example' })
    const storageState = await context.storageState()
    await context.close()
    expect(await problemsOn(['/onboarding', '/connect'], storageState)).toEqual({})
    await finishOnboarding(host.url, ada)
    expect(await problemsOn(whileEmpty, storageState)).toEqual({})
  })
})
