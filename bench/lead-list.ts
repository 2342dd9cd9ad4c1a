import type { Page } from 'playwright-core'
import { launch, settled } from '../e2e/support/browser.ts'
import { startHost } from '../e2e/support/host.ts'
import { finishOnboarding, signUp } from '../e2e/support/people.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { fillCustomers, fillLeads, narrowTo } from './support/many-leads.ts'

/**
 * A company of 100,000 leads, as many accounts and as many people: how long each kind of request takes, and how long the page is busy after a press (INP, at
 * 4× CPU throttle) while it is sorted, searched, walked by keys and scrolled.
 */
const leads = 100_000
const bounds = { request: 100, interaction: 200 }
const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0

const tables = ['leads', 'accounts', 'contacts'] as const
type Table = (typeof tables)[number]

/** What each list asks for. */
const columns: Record<Table, string> = {
  leads: 'id,name,company,email,status,value,score,last_activity_at',
  accounts: 'id,name,website,domain,phone,owner_id,last_activity_at',
  contacts: 'id,name,title,email,phone,last_activity_at,account_id,account_name',
}

/** What both lists of customers ask for, as their pages send it. */
const ofCustomers = {
  'first page, counted': 'order=name.asc,id.asc&limit=100&count',
  'a page in the middle': 'order=name.asc,id.asc&offset=MIDDLE&limit=100',
  'sorted by activity': 'order=last_activity_at.desc.nullslast,id.asc&limit=100&count',
  'the end, by activity': 'order=last_activity_at.asc.nullsfirst,id.desc&limit=100',
  'two words':
    'search_words=like.%25firm%25&search_words=like.%25377a%25&order=name.asc,id.asc&limit=100&count',
  'a phone number': 'search_words=like.%2530137712%25&order=name.asc,id.asc&limit=100&count',
  'words that few hold': 'search_words=like.%25a1b2c%25&order=name.asc,id.asc&limit=100&count',
  'words that all hold': 'search_words=like.%25firm%25&order=name.asc,id.asc&limit=100&count',
  'two letters': 'search_words=like.%25fi%25&order=name.asc,id.asc&limit=100&count',
}

/** The lists' requests, as the pages send them. */
const requests: Record<Table, Record<string, string>> = {
  accounts: {
    ...ofCustomers,
    'sorted by owner': 'order=owner_name.asc.nullslast,id.asc&limit=100&count',
  },
  contacts: {
    ...ofCustomers,
    'sorted by account': 'order=account_name.asc.nullslast,id.asc&limit=100&count',
    'a role': 'search_words=like.%25buyer%25&order=name.asc,id.asc&limit=100&count',
  },
  leads: {
    'first page, counted': 'order=last_activity_at.desc,id.asc&limit=100&count',
    'a page in the middle': 'order=last_activity_at.desc,id.asc&offset=MIDDLE&limit=100',
    'sorted by name': 'order=name.asc,id.asc&limit=100&count',
    'the middle, by name': 'order=name.asc,id.asc&offset=MIDDLE&limit=100',
    'the last page, by name': 'order=name.desc,id.desc&limit=100',
    'sorted by value': 'order=value.desc.nullslast,id.asc&limit=100&count',
    'sorted by score': 'order=score.desc,id.asc&limit=100&count',
    'one stage': 'status=eq.qualified&order=last_activity_at.desc,id.asc&limit=100&count',
    'a number of theirs': 'custom->seats=gte.490&order=last_activity_at.desc,id.asc&limit=100&count',
    'a choice of theirs':
      'custom->>plan=in.("Gold","Silver")&order=last_activity_at.desc,id.asc&limit=100&count',
    'a day of theirs':
      'custom->>renewal=gte.2026-03-01&custom->>renewal=lte.2026-03-31&order=last_activity_at.desc,id.asc&limit=100&count',
    'a text of theirs':
      'custom->>notes=ilike.%25fair 77%25&custom_words=ilike.%25fair 77%25&order=last_activity_at.desc,id.asc&limit=100&count',
    'words in a column': 'company=ilike.%25FIRM 377%25&order=last_activity_at.desc,id.asc&limit=100&count',
    'words that few hold':
      'or=(name.ilike."%2537%251234%",company.ilike."%2537%251234%")&order=last_activity_at.desc&limit=100&count',
    'words that many hold':
      'or=(name.ilike."%25firm%25",company.ilike."%25firm%25",email.ilike."%25firm%25",custom_words.ilike."%25firm%25")&order=last_activity_at.desc&limit=100&count',
  },
}

/**
 * Times each request of a list as its page sends it, and the counts of those that ask for one, which follow a full page.
 * @param seen how many rows the person sees, so that a page in the middle is one of theirs
 */
async function measureRequests(
  table: Table,
  seen: number,
  url: string,
  key: string,
  token: string,
): Promise<void> {
  const print = (name: string, times: readonly number[]) => {
    const p95 = percentile(times, 0.95)
    console.log(
      `${name.padEnd(22)} median ${percentile(times, 0.5).toFixed(0).padStart(4)} ms, p95 ${p95.toFixed(0).padStart(4)} ms (${(p95 / bounds.request).toFixed(2)} of ${bounds.request} ms)`,
    )
  }
  const headers = { apikey: key, Authorization: `Bearer ${token}` }
  const measure = async (query: string, init: RequestInit): Promise<number[]> => {
    const times: number[] = []
    for (let round = 0; round < 40; round++) {
      const started = performance.now()
      const answer = await fetch(`${url}/rest/v1/${table}?${query}`, init)
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
      times.push(performance.now() - started)
    }
    return times
  }
  const pages: number[] = []
  const counts: number[] = []
  for (const [name, query] of Object.entries(requests[table])) {
    const asked = query.replace('&count', '').replace('MIDDLE', String(seen / 2))
    const times = await measure(`select=${columns[table]}&${asked}`, { headers })
    print(name, times)
    pages.push(...times)
    if (asked === query || !query.endsWith('&count')) continue
    const narrowed = asked.replace(/&?order=.*$/, '')
    const counted = { ...headers, Prefer: 'count=exact' }
    counts.push(...(await measure(`select=id&${narrowed}`, { method: 'HEAD', headers: counted })))
  }
  print('all of them', pages)
  print('counts after a page', counts)
}

type Event = [interaction: number, milliseconds: number]

/** Milliseconds from a press to the next frame, for each press since the last call, as the browser itself measures them. */
async function interactions(page: Page): Promise<number[]> {
  const events = await page.evaluate(() => {
    const taken: Event[] = Reflect.get(globalThis, 'pressed').splice(0)
    return taken
  })
  const worst = new Map<number, number>()
  for (const [id, milliseconds] of events) worst.set(id, Math.max(milliseconds, worst.get(id) ?? 0))
  return [...worst.values()]
}

/** The worst interaction, one left out in each fifty (https://web.dev/articles/inp). */
const inpOf = (all: number[]) => all.toSorted((one, other) => other - one)[Math.floor(all.length / 50)] ?? 0

async function measurePage(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const pressed: Event[] = []
    Reflect.set(globalThis, 'pressed', pressed)
    const observed = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId') > 0)
          pressed.push([Reflect.get(entry, 'interactionId'), entry.duration])
    }).observe(observed)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${url}/leads`)
  await page
    .getByText(`${leads.toLocaleString('en-US')} leads`, { exact: true })
    .first()
    .waitFor()
  const rest = async () => {
    await settled(page)
    await page.waitForLoadState('networkidle')
  }
  const steps: Record<string, () => Promise<void>> = {
    sort: async () => {
      for (const column of ['Name', 'Value', 'Score', 'Status', 'Name']) {
        await page.getByRole('columnheader', { name: column }).getByRole('button').click()
        await rest()
      }
    },
    type: async () => {
      await page.getByRole('searchbox', { name: 'Search leads' }).click()
      await page.keyboard.type('firm 37', { delay: 90 })
      await page.waitForURL(/q=firm/)
      await rest()
      for (let count = 0; count < 7; count++) await page.keyboard.press('Backspace', { delay: 30 })
      await page.waitForURL((address) => !address.searchParams.has('q'))
      await rest()
    },
    'walk by keys': async () => {
      await page.getByRole('heading', { name: 'Leads' }).click()
      for (let count = 0; count < 25; count++) await page.keyboard.press('j', { delay: 40 })
      for (let count = 0; count < 5; count++) {
        await page.keyboard.press('x')
        await page.keyboard.press('j')
      }
      await rest()
    },
    'select by mouse': async () => {
      for (const index of [4, 5, 6, 7]) await page.locator('tbody input[type=checkbox]').nth(index).click()
      await rest()
    },
  }
  const all: number[] = []
  for (const [name, step] of Object.entries(steps)) {
    await interactions(page)
    await step()
    const taken = await interactions(page)
    all.push(...taken)
    const worst = Math.max(16, ...taken)
    console.log(
      `${name.padEnd(22)} ${String(taken.length).padStart(3)} presses over 16 ms, worst ${worst} ms (${(worst / bounds.interaction).toFixed(2)} of ${bounds.interaction} ms)`,
    )
  }
  const inp = inpOf(all)
  console.log(
    `${'INP of the visit'.padEnd(22)} ${String(all.length).padStart(3)} presses over 16 ms, ${inp} ms (${(inp / bounds.interaction).toFixed(2)} of ${bounds.interaction} ms)`,
  )
  const frames = await scrollThrough(page)
  console.log(
    `${'scroll to the end'.padEnd(22)} ${frames.length} frames, p95 ${percentile(frames, 0.95).toFixed(0)} ms, worst ${Math.max(...frames).toFixed(0)} ms`,
  )
}

/** Turns the wheel, then jumps to the end; milliseconds of each frame meanwhile. */
async function scrollThrough(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Reflect.set(globalThis, 'frameTimes', frames)
    let before = performance.now()
    const next = () => {
      const now = performance.now()
      frames.push(now - before)
      before = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.move(600, 500)
  for (let count = 0; count < 60; count++) await page.mouse.wheel(0, 400)
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight))
  await page.locator(`tr[aria-rowindex="${leads + 1}"] a`).waitFor()
  return page.evaluate(() => Reflect.get(globalThis, 'frameTimes'))
}

await withScratchDatabase(async (database) => {
  const host = await startHost({ DATABASE_URL: database.url })
  const browser = await launch()
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    const person = await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@bench.example' })
    await finishOnboarding(host.url, person)
    await fillLeads(database.sql, 'ben@bench.example', leads)
    await fillCustomers(database.sql, 'ben@bench.example', leads)
    if (!process.argv.includes('--member')) {
      for (const table of tables) {
        console.log(`${table}:`)
        await measureRequests(table, leads, host.url, person.publishableKey, person.accessToken)
      }
      await measurePage(page, host.url)
    }
    await page.close()
    await narrowTo(database.sql, 'ben@bench.example')
    for (const table of tables) {
      console.log(`${table}, of a member who sees their own and the team's:`)
      await measureRequests(table, leads / 5, host.url, person.publishableKey, person.accessToken)
    }
  } finally {
    await browser.close()
    await host.stop()
  }
})
