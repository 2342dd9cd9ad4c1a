import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Answered, askedAgain, recordRequests } from './requests.ts'

export interface Network {
  name: string
  /** What Chromium is told: milliseconds of a round trip, bytes a second each way. Null for none of it. */
  conditions: { latency: number; downloadThroughput: number; uploadThroughput: number } | null
}

export interface Visit {
  /** Seconds from the address to the first row. */
  usable: number
  /** Seconds until it stands anew, where it was first shown as an earlier visit left it. */
  anew: number
  /** Asked for and answered until then. */
  before: Answered[]
  /** What the page asked for more than once until it was at rest. */
  twice: Map<string, number>
}

/** Milliseconds in which the live connection has joined and what follows it was asked for. */
const rest = 4000

interface Options {
  address: string
  state: Awaited<ReturnType<BrowserContext['storageState']>>
  network: Network
  isUsable: (page: Page) => Promise<void>
}

/** Opens a page in a browser that holds a session and nothing else, on a processor a fourth as quick. */
export async function visit(
  browser: Browser,
  { address, state, network, isUsable }: Options,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: state,
    ignoreHTTPSErrors: true,
  })
  try {
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    const recorded = await recordRequests(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    if (network.conditions)
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network.conditions })
    const started = performance.now()
    await tab.goto(address, { waitUntil: 'commit' })
    await isUsable(tab)
    const usable = (performance.now() - started) / 1000
    await tab.locator('[data-page-snapshot]').waitFor({ state: 'detached' })
    await isUsable(tab)
    const anew = (performance.now() - started) / 1000
    const before = recorded.asked()
    await wait(rest)
    return { usable, anew, before, twice: askedAgain(recorded.asked()) }
  } finally {
    await context.close()
  }
}
