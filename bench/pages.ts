import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@parley/core/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Page } from 'playwright-core'
import { launch } from '../e2e/support/browser.ts'
import { startHost } from '../e2e/support/host.ts'
import { signUp } from '../e2e/support/people.ts'

/** First paint and usable time of the pages a salesperson opens first, with 500 leads, at 4× CPU throttle. */
const leads = 500
const roundCount = 5
const pages = [
  {
    path: '/dashboard',
    boundSeconds: 2.5,
    isUsable: (page: Page) => page.getByRole('heading', { name: /pipeline/i }).waitFor(),
  },
  {
    path: '/leads',
    boundSeconds: 1.5,
    isUsable: (page: Page) => page.locator('tbody a[href^="/leads/"]').first().waitFor(),
  },
]

/** Waits for the jobs of the new leads, since the worker would slow down the measured pages. */
async function untilIdle(admin: SupabaseClient<Database>): Promise<void> {
  for (let idle = 0; idle < 4; await wait(500)) {
    const { data } = await admin.rpc('admin_queue').throwOnError()
    idle = data.every(({ running, oldest_due_at }) => running === 0 && oldest_due_at === null) ? idle + 1 : 0
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const host = await startHost()
const browser = await launch()
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const person = await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@bench.example' })
  const client = createClient<Database>(host.url, person.publishableKey, {
    global: { headers: { Authorization: `Bearer ${person.accessToken}` } },
  })
  const rows = Array.from({ length: leads }, (_, index) => ({
    name: `Lead ${index}`,
    company: `Company ${index % 50}`,
    value: index * 100,
  }))
  const { error } = await client.from('leads').insert(rows)
  if (error) throw error
  await untilIdle(client)

  for (const { path, boundSeconds, isUsable } of pages) {
    const paints: number[] = []
    const usable: number[] = []
    let kibibytes = 0
    for (let round = 0; round < roundCount; round++) {
      const fresh = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        storageState: await context.storageState(),
      })
      const tab = await fresh.newPage()
      const session = await fresh.newCDPSession(tab)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const started = performance.now()
      await tab.goto(`${host.url}${path}`, { waitUntil: 'commit' })
      await isUsable(tab)
      usable.push((performance.now() - started) / 1000)
      const measured = await tab.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        bytes: performance
          .getEntriesByType('resource')
          .reduce(
            (sum, entry) =>
              sum +
              (entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
                ? entry.encodedBodySize
                : 0),
            0,
          ),
      }))
      paints.push(measured.paint / 1000)
      kibibytes = measured.bytes / 1024
      await fresh.close()
    }
    const time = median(usable)
    console.log(
      `${path.padEnd(12)} first paint ${median(paints).toFixed(2)} s, usable ${time.toFixed(2)} s (${(time / boundSeconds).toFixed(2)} of ${boundSeconds} s), JavaScript ${kibibytes.toFixed(0)} KiB (brotli)`,
    )
  }
} finally {
  await browser.close()
  await host.stop()
}
