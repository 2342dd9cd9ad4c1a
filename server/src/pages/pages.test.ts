import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'

// These need the web build, which npm start and npm test create first.
let host: TestHost
let second: TestHost
let admin: Person

beforeAll(async () => {
  host = await startTestHost({ RATE_LIMITS: 'true' })
  second = await startSecondHost(host)
})
afterAll(async () => {
  await second?.close()
  await host?.close()
})

const get = (at: TestHost, path: string, init: RequestInit = {}) =>
  fetch(`${at.url}${path}`, { redirect: 'manual', ...init })
const stampOf = async (at: TestHost) =>
  /name="stamp" value="([^"]+)"/.exec(await (await get(at, '/contact')).text())?.[1]
const send = (fields: Record<string, string>) =>
  get(host, '/contact', { method: 'POST', body: new URLSearchParams(fields) })

const message = { name: 'Eva', email: 'eva@southwind.example', message: 'Call us.' }
/** A form that was made long enough ago to be sent. */
async function sendable(): Promise<Record<string, string>> {
  const stamp = (await stampOf(host)) ?? ''
  await expect
    .poll(async () =>
      (await (await send({ ...message, stamp, website: '' })).text()).includes('faster than anyone'),
    )
    .toBe(false)
  return { ...message, stamp }
}

describe('the contact form', () => {
  it('says so while nobody could read a message', async () => {
    const answer = await send(await sendable())
    expect(answer.status).toBe(503)
    const text = await answer.text()
    expect(text).toContain('Nobody is set up to read messages here yet.')
    expect(text).toContain('Call us.')
  })

  it('refuses programs, gives back what was written, and tells of each field', async () => {
    admin = await host.person('ada')
    const empty = await send({ stamp: '' })
    expect(empty.status).toBe(422)
    const text = await empty.text()
    for (const words of [
      'Please tell us your name.',
      'Please give an email address',
      'Please write a message.',
    ])
      expect(text).toContain(words)
    expect(await (await send({ ...message, stamp: 'forged.seal' })).text()).toContain('check your message')
    expect(await (await send({ ...message, website: 'x', stamp: '' })).text()).toContain('hidden field')
    const long = await send({ ...message, message: 'a'.repeat(5001) })
    expect(await long.text()).toContain('This is 1 characters too long.')
    expect((await get(host, '/contact', { method: 'POST', body: 'a'.repeat(70_000) })).status).toBe(413)
    expect((await admin.client.from('leads').select('id').throwOnError()).data).toEqual([])
  })

  it('makes one lead of one sender, and counts what one address sends', async () => {
    const form = await sendable()
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await send(form)).status)
    expect(statuses.filter((status) => status === 303).length).toBeGreaterThan(0)
    expect(statuses.at(-1)).toBe(429)
    const { data: leads } = await admin.client.from('leads').select('email, source').throwOnError()
    expect(leads).toEqual([{ email: message.email, source: 'Contact form' }])
  })

  it('begins another sale with whose earlier ones are decided', async () => {
    const write = () => host.database.sql`
      select private.receive_contact_message(${message.name}, ${message.email}, '', 'We are back.')`
    const read = async () =>
      (
        await admin.client
          .from('leads')
          .select('status, contact_id, lead_activities(kind)')
          .order('created_at')
          .throwOnError()
      ).data
    await admin.client.from('leads').update({ status: 'won' }).eq('email', message.email).throwOnError()
    await write()
    await write()
    const leads = await read()
    expect(leads).toMatchObject([{ status: 'won' }, { status: 'new', contact_id: leads[0]?.contact_id }])
    expect(leads[1]?.lead_activities.filter(({ kind }) => kind === 'note')).toHaveLength(2)
  })
})

it('a change made through one process shows in the other', async () => {
  const read = async (at: TestHost) => (await get(at, '/blog/shared')).text()
  await admin.client
    .from('blog_posts')
    .insert({
      title: 'First title',
      slug: 'shared',
      content: '<p>x</p>',
      status: 'published',
      published_at: new Date(0).toISOString(),
    })
    .throwOnError()
  await expect.poll(() => read(second)).toContain('First title')
  await admin.client.from('blog_posts').update({ title: 'Second title' }).eq('slug', 'shared').throwOnError()
  await expect.poll(() => read(second)).toContain('Second title')
  await expect.poll(() => read(host)).toContain('Second title')
})

it('answers 404 where nothing is, to programs without a page', async () => {
  const html = { headers: { Accept: 'text/html,*/*;q=0.8' } }
  const [page, program] = [await get(host, '/no/such/page', html), await get(host, '/no/such/page')]
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('<div id="root"></div>')
  expect([program.status, await program.text()]).toEqual([404, 'Not found'])
  for (const name of ['openid-configuration', 'oauth-protected-resource/none', 'none']) {
    const answer = await get(host, `/.well-known/${name}`, html)
    expect([answer.status, await answer.json()], name).toEqual([404, { error: 'not_found' }])
  }
  for (const path of ['/calendar', '/calendar/none', '/calendar/0f3a.ics', '/calendar/a/b'])
    expect((await get(host, path, html)).status, path).toBe(404)
  for (const path of ['/auth', '/dashboard', '/leads/3f0c', '/voice/3f0c', '/admin/metrics', '/test-minimal'])
    expect((await get(host, path)).status, path).toBe(200)
})

it('tells the browser to stay with https where that is the address, and which hosts pages may ask', async () => {
  const secure = await startSecondHost(host, {
    PUBLIC_URL: 'https://crm.example.com',
    IMAGE_HOSTS: 'https://img.example.com, https://*.cdn.example.com',
  })
  for (const path of ['/', '/leads', '/auth']) {
    const [here, there] = [await get(host, path), await get(secure, path)]
    expect(here.headers.has('strict-transport-security'), path).toBe(false)
    expect(there.headers.get('strict-transport-security'), path).toBe('max-age=31536000')
    expect(here.headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(here.headers.get('content-security-policy'), path).toContain("connect-src 'self';")
    expect(here.headers.get('content-security-policy'), path).toContain("img-src 'self' data: blob:;")
    expect(there.headers.get('content-security-policy'), path).toContain(
      "img-src 'self' data: blob: https://img.example.com https://*.cdn.example.com;",
    )
  }
  await secure.close()
})

it('answers HEAD, keeps the policy of scripts, and the app’s own addresses under /blog', async () => {
  const head = await get(host, '/blog/shared', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-security-policy')).toContain("script-src 'self';")
  for (const path of ['/blog/admin', '/blog/posts', '/blog/calendar', '/blog/analytics', '/blog/categories'])
    expect(await (await get(host, path)).text(), path).toContain('<div id="root"></div>')
})
