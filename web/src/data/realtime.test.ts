import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Configure } from './live-channels.ts'
import { openLiveServer } from './testing/live-server.ts'
import { openPage, signIn, tokenOf } from './testing/page.ts'

let page: ReturnType<typeof openPage>
let server: ReturnType<typeof openLiveServer>
beforeEach(() => {
  vi.resetModules()
  page = openPage()
  server = openLiveServer()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.unstubAllGlobals())

const topic = 'realtime:user:ana:leads'
const leads = { event: '*', schema: 'public', table: 'leads' } as const

async function listen(name = 'leads') {
  const { subscribe } = await import('./realtime.ts')
  const statuses: string[] = []
  const heard: unknown[] = []
  const configure: Configure = (channel) =>
    channel.on('postgres_changes', leads, (change) => heard.push(change.new))
  const leave = subscribe(name, configure, (status) => void statuses.push(status))
  return { statuses, heard, leave }
}
const joins = (count: number) => vi.waitFor(() => expect(server.sentOf('phx_join')).toHaveLength(count))
const isIn = (...topics: string[]) => vi.waitFor(() => expect(server.topics()).toEqual(topics))
/** All that was said has been heard. */
const heardOut = () => vi.advanceTimersByTimeAsync(1)

describe('what others change', () => {
  it('is heard in a channel of the person’s own, joined with their token', async () => {
    await signIn('ana')
    const { heard } = await listen()
    await isIn(topic)
    await heardOut()
    server.change(topic, 'leads', { id: 'acme' })
    await vi.waitFor(() => expect(heard).toEqual([{ id: 'acme' }]))
    const [join] = server.sentOf('phx_join')
    expect(join?.payload).toMatchObject({
      access_token: tokenOf('ana'),
      config: { private: true, postgres_changes: [leads] },
    })
    expect(server.addresses).toEqual([
      expect.stringMatching(/^ws:\/\/parley\.test\/realtime\/v1\/websocket\?.*apikey=anon/),
    ])
  })

  it('comes through one connection, however many parts of a page listen', async () => {
    await signIn('ana')
    await Promise.all([listen('leads'), listen('tasks'), listen('notes')])
    await joins(3)
    expect(server.addresses).toHaveLength(1)
  })

  it('is heard in a public channel where nobody is signed in', async () => {
    await listen('preview')
    await isIn('realtime:preview')
    expect(server.sentOf('phx_join')[0]?.payload).toMatchObject({
      access_token: 'anon',
      config: { private: false },
    })
  })

  it('is not listened for in Safe Mode', async () => {
    page.session.setItem('parley.safe', '1')
    await signIn('ana')
    const { leave } = await listen()
    await vi.advanceTimersByTimeAsync(10_000)
    leave()
    expect([server.addresses, server.sent]).toEqual([[], []])
  })
})

describe('a page that joined', () => {
  it('reads its rows anew where something changed since it was loaded', async () => {
    vi.stubGlobal('__PARLEY__', { publishableKey: 'anon', loadedAt: '42' })
    await signIn('ana')
    const { statuses } = await listen()
    await vi.waitFor(() => expect(statuses).toEqual(['SUBSCRIBED']))
    expect(server.sentOf('phx_join')[0]?.payload).toMatchObject({
      config: { postgres_changes_options: { wait: false, since: '42' } },
    })
  })

  it('does not where nothing did, as the server says', async () => {
    server.answerUnchanged(true)
    await signIn('ana')
    const { statuses } = await listen()
    await isIn(topic)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(statuses).toEqual([])
  })

  it('reads them after five seconds where the server says nothing of it', async () => {
    server.answerUnchanged(null)
    await signIn('ana')
    const { statuses } = await listen()
    await joins(1)
    await vi.advanceTimersByTimeAsync(4500)
    expect(statuses).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(statuses).toEqual(['SUBSCRIBED'])
    server.say(topic, 'system', { unchanged: false })
    await heardOut()
    expect(statuses).toEqual(['SUBSCRIBED'])
  })

  it('reads them after each cut, though the server saw no change', async () => {
    server.answerUnchanged(true)
    await signIn('ana')
    const { statuses } = await listen()
    await isIn(topic)
    await heardOut()
    server.cut()
    await vi.waitFor(() => expect(statuses).toContain('SUBSCRIBED'))
    expect(statuses[0]).toBe('CHANNEL_ERROR')
    expect(statuses.filter((status) => status === 'SUBSCRIBED')).toHaveLength(1)
  })

  it('takes no cut for news: what was still to be said of the first joining is said no more', async () => {
    server.answerUnchanged(null)
    await signIn('ana')
    const { statuses } = await listen()
    await isIn(topic)
    await heardOut()
    server.refuse('no')
    server.cut()
    await vi.advanceTimersByTimeAsync(8000)
    expect(statuses).toContain('CHANNEL_ERROR')
    expect(statuses).not.toContain('SUBSCRIBED')
  })

  it('is told where it may not join', async () => {
    server.refuse('Unauthorized')
    await signIn('ana')
    const { statuses } = await listen()
    await vi.waitFor(() => expect(statuses).toContain('CHANNEL_ERROR'))
    expect(statuses).not.toContain('SUBSCRIBED')
  })
})

describe('a page that is left', () => {
  it('hears nothing more, and leaves the channel', async () => {
    await signIn('ana')
    const { leave, heard } = await listen()
    await isIn(topic)
    leave()
    await isIn()
    expect(server.sentOf('phx_leave')).toHaveLength(1)
    expect(heard).toEqual([])
  })

  it('before it could join never joins, and others do', async () => {
    await signIn('ana')
    const { leave } = await listen('first')
    leave()
    await listen('second')
    await isIn('realtime:user:ana:second')
    await heardOut()
    expect(server.sentOf('phx_join').map(({ topic }) => topic)).toEqual(['realtime:user:ana:second'])
  })

  it('by a person who signs out leaves every channel', async () => {
    await signIn('ana')
    await listen('leads')
    await listen('tasks')
    await joins(2)
    const { supabase } = await import('./supabase.ts')
    await supabase.auth.signOut({ scope: 'local' })
    await isIn()
    expect(server.sentOf('phx_leave')).toHaveLength(2)
  })
})

it('stays in its channels with a new token, once the session was renewed', async () => {
  await signIn('ana')
  await listen()
  await isIn(topic)
  await heardOut()
  const renewed = `${tokenOf('ana')}bmV3`
  const { supabase } = await import('./supabase.ts')
  await supabase.auth.setSession({ access_token: renewed, refresh_token: 'r2' })
  await vi.waitFor(() =>
    expect(server.sentOf('access_token').at(-1)).toMatchObject({ topic, payload: { access_token: renewed } }),
  )
})

it('says that nothing is heard where the connection can’t be begun, and begins one for whoever asks next', async () => {
  await signIn('ana')
  const WebSocket: unknown = Reflect.get(globalThis, 'WebSocket')
  vi.stubGlobal('WebSocket', undefined)
  const first = await listen('first')
  const left = await listen('left')
  left.leave()
  await vi.waitFor(() => expect(first.statuses).toEqual(['CHANNEL_ERROR']))
  expect(left.statuses).toEqual([])
  vi.stubGlobal('WebSocket', WebSocket)
  const second = await listen('second')
  await vi.waitFor(() => expect(second.statuses).toEqual(['SUBSCRIBED']))
})
