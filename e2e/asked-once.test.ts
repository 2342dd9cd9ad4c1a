import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { clientOf } from './support/colleague.ts'
import { type Host, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let session: SignedUp
beforeAll(async () => {
  ;({ host, page, session } = await beginJourney(
    { name: 'Ada Once', email: 'ada@northwind.once.example' },
    // Its own: what other companies write counts as a change of the table.
    { host: await startHost() },
  ))
  const client = clientOf(host.url, session)
  await client.from('leads').insert({ name: 'Iris Ahrens' }).throwOnError()
  await client.from('tasks').insert({ title: 'Call Iris' }).throwOnError()
  await client.from('recordings').insert({ title: 'Talk with Iris' }).throwOnError()
})

/** Notes each question to the data API; `joined` settles when the server has spoken of every channel that was joined. */
function follow(tab: Page) {
  const asked: string[] = []
  const topics = new Set<string>()
  const told: unknown[] = []
  tab.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/rest/v1/'))
      asked.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
  })
  tab.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = String(payload)
      if (frame.includes('"phx_join"')) topics.add(/user:[^"]+/.exec(frame)?.[0] ?? frame)
    })
    socket.on('framereceived', ({ payload }) => {
      const said = /"unchanged":(true|false)/.exec(String(payload))?.[1]
      if (said !== undefined) told.push(said)
    })
  })
  return {
    asked,
    told,
    joined: () =>
      expect.poll(() => told.length > 0 && told.length === topics.size, { timeout: 60_000 }).toBe(true),
  }
}

const pages = {
  '/leads': 'Iris Ahrens',
  '/tasks': 'Call Iris',
  '/voice': 'Talk with Iris',
}

const isRepeated = (question: string, index: number, asked: readonly string[]) =>
  asked.indexOf(question) !== index

/** Opens a page and lets the time pass in which it gathers changes. */
async function openAtRest(tab: Page, path: keyof typeof pages) {
  await tab.clock.install()
  const followed = follow(tab)
  await tab.goto(`${host.url}${path}`)
  await tab.getByText(pages[path]).first().waitFor()
  await followed.joined()
  await tab.clock.fastForward(10_000)
  await tab.waitForLoadState('networkidle')
  return followed
}

it.each(['/leads', '/tasks', '/voice'] as const)(
  '%s asks for nothing twice when nothing changed',
  async (path) => {
    let repeated: string[] = []
    // What the new rows set off may change them once more: a visit at rest is the first that hears of no change.
    await expect
      .poll(
        async () => {
          const tab = await page.context().newPage()
          const { asked, told } = await openAtRest(tab, path)
          repeated = asked.filter(isRepeated)
          await tab.close()
          return asked.length > 0 && told.every((unchanged) => unchanged === 'true')
        },
        { timeout: 100_000 },
      )
      .toBe(true)
    expect(repeated).toEqual([])
  },
)

it('asks again where nobody knows whether something changed', async () => {
  const tab = await page.context().newPage()
  await tab.route('**/config.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/"loadedAt":"[^"]+",?/, '') })
  })
  const { asked } = await openAtRest(tab, '/leads')
  expect(asked.filter(isRepeated)).toContainEqual(expect.stringContaining('/rest/v1/leads?'))
  await tab.close()
})

it('asks again where something changed between the first read and the joining', async () => {
  const tab = await page.context().newPage()
  const held = Promise.withResolvers<void>()
  await tab.routeWebSocket(/realtime\/v1/, async (socket) => {
    await held.promise
    socket.connectToServer()
  })
  await tab.goto(`${host.url}/leads`)
  await tab.getByText('Iris Ahrens').first().waitFor()
  await clientOf(host.url, session).from('leads').insert({ name: 'Jonas Berg' }).throwOnError()
  held.resolve()
  await expect.poll(() => tab.getByText('Jonas Berg').count(), { timeout: 60_000 }).toBeGreaterThan(0)
  await tab.close()
})

it('asks at the next visit before its code is there, and takes those answers', async () => {
  const tab = await page.context().newPage()
  const noted = () => tab.evaluate(() => localStorage.getItem('parley.first-reads') ?? '')
  await tab.goto(`${host.url}/leads`)
  await expect.poll(noted, { timeout: 60_000 }).toContain('"/leads"')
  const held = Promise.withResolvers<void>()
  await tab.route('**/assets/index-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const { asked } = follow(tab)
  await tab.reload({ waitUntil: 'commit' })
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('GET /rest/v1/leads?'))
  held.resolve()
  await tab.getByText('Iris Ahrens').first().waitFor()
  expect(asked.filter(isRepeated)).toEqual([])
  await tab.close()
})
