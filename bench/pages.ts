import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@parley/core/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Page } from 'playwright-core'
import { launch } from '../e2e/support/browser.ts'
import { startHost } from '../e2e/support/host.ts'
import { signUp } from '../e2e/support/people.ts'
import { startHttp2Proxy } from './support/pages/http2-proxy.ts'
import type { Answered } from './support/pages/requests.ts'
import { type Network, visit } from './support/pages/visit.ts'

/**
 * When the pages a salesperson opens first are usable, with 500 leads, at 4× CPU throttle and with nothing cached: seconds until
 * the first row stands there and can be opened, as it was at the last visit, and until it stands anew and all else works, too;
 * requests and bytes until then, and what was asked for more than once. `ROUNDS`, `PAGES` (paths with commas between) and
 * `NETWORK` (a part of its name) narrow a run; with `HTTP2=1` a proxy stands before the host that speaks HTTP/2 with the browser.
 */
const leads = 500
const roundCount = Number(process.env['ROUNDS'] ?? 5)
const mostRequests = 12
const pages = [
  {
    path: '/leads',
    boundSeconds: 1.2,
    isUsable: (page: Page) => page.locator('tbody a[href^="/leads/"]').first().waitFor(),
  },
  {
    path: '/accounts',
    boundSeconds: 1.2,
    isUsable: (page: Page) => page.locator('tbody a[href^="/accounts/"]').first().waitFor(),
  },
  {
    path: '/tasks',
    boundSeconds: 1.2,
    isUsable: (page: Page) => page.getByText('Call about item 0').first().waitFor(),
  },
  {
    path: '/voice',
    boundSeconds: 1.2,
    isUsable: (page: Page) => page.locator('a[href^="/voice/"]').first().waitFor(),
  },
  {
    path: '/dashboard',
    boundSeconds: 1.5,
    isUsable: (page: Page) => page.getByRole('heading', { name: /pipeline/i }).waitFor(),
  },
]

const networks: Network[] = [
  { name: 'this machine', conditions: null },
  // What Lighthouse calls slow 4G.
  {
    name: 'slow 4G',
    conditions: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  },
]

/** Waits for the jobs of the new leads, since the worker would slow down the measured pages. */
async function untilIdle(admin: SupabaseClient<Database>): Promise<void> {
  for (let idle = 0; idle < 4; await wait(500)) {
    const { data } = await admin.rpc('admin_queue').throwOnError()
    idle = data.every(({ running, oldest_due_at }) => running === 0 && oldest_due_at === null) ? idle + 1 : 0
  }
}

async function fill(client: SupabaseClient<Database>): Promise<void> {
  await client
    .from('leads')
    .insert(
      Array.from({ length: leads }, (_, index) => ({
        name: `Lead ${index}`,
        company: `Company ${index % 50}`,
        value: index * 100,
      })),
    )
    .throwOnError()
  await client
    .from('tasks')
    .insert(
      Array.from({ length: 40 }, (_, index) => ({
        title: `Call about item ${index}`,
        due_at: new Date(Date.now() + index * 3_600_000).toISOString(),
      })),
    )
    .throwOnError()
  for (let index = 0; index < 30; index += 1)
    await client
      .from('recordings')
      .insert({ title: `Call ${index}` })
      .throwOnError()
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kib = (answers: readonly Answered[]) =>
  (answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(0)

const host = await startHost()
const proxy = process.env['HTTP2'] ? await startHttp2Proxy(host.port) : null
const url = proxy?.url ?? host.url
// The proxy's certificate is nobody's.
if (proxy) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
const browser = await launch({ keepsSnapshots: true })
try {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const person = await signUp(await context.newPage(), url, {
    name: 'Ben Carter',
    email: 'ben@bench.example',
  })
  const client = createClient<Database>(host.url, person.publishableKey, {
    global: { headers: { Authorization: `Bearer ${person.accessToken}` } },
  })
  await fill(client)
  await untilIdle(client)

  const chosen = process.env['PAGES']?.split(',')
  // Whoever works here was here before: the browser knows what each page asks for first and how it looked.
  const before = await context.newPage()
  for (const { path, isUsable } of pages) {
    await before.goto(`${url}${path}`)
    await isUsable(before)
    await before.waitForFunction(
      (address) =>
        localStorage.getItem('parley.first-reads')?.includes(`"${address}"`) &&
        localStorage.getItem(`parley.page-snapshot:${address}`) !== null,
      path,
    )
  }
  await before.close()
  const state = await context.storageState()
  for (const network of networks.filter(({ name }) => name.includes(process.env['NETWORK'] ?? ''))) {
    console.log(
      `\n${network.name.padEnd(13)} usable (bound)         anew      requests (of them API, scripts)   KiB (API, scripts)   asked again`,
    )
    for (const { path, boundSeconds, isUsable } of pages.filter(
      (page) => chosen?.includes(page.path) ?? true,
    )) {
      const visits = []
      for (let round = 0; round < roundCount; round += 1)
        visits.push(await visit(browser, { address: `${url}${path}`, state, network, isUsable }))
      const middle = visits.toSorted((a, b) => a.usable - b.usable)[Math.floor(visits.length / 2)]
      if (!middle) continue
      const { before, twice, usable } = middle
      const api = before.filter(({ isApi }) => isApi)
      const scripts = before.filter(({ isScript }) => isScript)
      console.log(
        [
          path.padEnd(13),
          `${usable.toFixed(2)} s (${(usable / boundSeconds).toFixed(2)} of ${boundSeconds})`,
          `${median(visits.map(({ anew }) => anew)).toFixed(2)} s`,
          `${String(before.length).padStart(4)} of ${mostRequests} (${api.length}, ${scripts.length})`.padEnd(
            32,
          ),
          `${kib(before)} (${kib(api)}, ${kib(scripts)})`.padEnd(20),
          twice.size === 0 ? 'nothing' : `${twice.size}`,
        ].join('  '),
      )
      for (const [name, count] of twice) console.log(`${''.padEnd(13)}   ${count} × ${name.slice(0, 160)}`)
      if (process.env['EACH'])
        for (const { name, bytes } of before) console.log(`   ${bytes}\t${name.slice(0, 140)}`)
    }
  }
} finally {
  await browser.close()
  proxy?.close()
  await host.stop()
}
