import { type RealtimeChannel, RealtimeClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inbox, subscribed } from '../realtime/testing/listening.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** No company hears another's broadcasts or sees who is there, whatever topic it asks for. */
let host: TestHost
let speaker: Person
let stranger: Person
let ownTopics: string[]
const sockets: RealtimeClient[] = []
beforeAll(async () => {
  host = await startTestHost()
  speaker = await host.person('speaker')
  stranger = await host.person('stranger')
  ownTopics = [
    `company:${speaker.companyId}`,
    `company:${speaker.companyId}:deals`,
    `user:${speaker.id}`,
    `user:${speaker.id}:inbox`,
  ]
})
afterAll(async () => {
  await Promise.all(sockets.map((socket) => socket.disconnect()))
  await host.close()
})

const publicTopics = ['room', 'company', 'ünïcode ✓', '%', 'a'.repeat(200)]
const foreignTopics = ['room', 'company', 'company:', 'user:', 'x:y', "company:' or true --"]

/** Joins with everything there is to hear, on a connection of its own, and tells the server's word against it. */
async function listen(person: Person | null, topic: string, isPrivate: boolean) {
  const heard = inbox<string>()
  const client = new RealtimeClient(`${host.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: host.publishableKey },
  })
  sockets.push(client)
  await client.setAuth(person ? await tokenOf(person) : host.publishableKey)
  const channel = client.channel(topic, {
    config: {
      private: isPrivate,
      broadcast: { self: true, ack: true },
      presence: { key: 'me', enabled: true },
    },
  })
  channel
    .on('broadcast', { event: '*' }, ({ payload }) => heard.push(`said ${JSON.stringify(payload)}`))
    .on('presence', { event: 'join' }, ({ newPresences }) =>
      heard.push(`seen ${JSON.stringify(newPresences)}`),
    )
    .on('presence', { event: 'sync' }, () => heard.push(`state ${JSON.stringify(channel.presenceState())}`))
  const refusal = await subscribed(channel).then(
    () => null,
    (error: unknown) => String(error),
  )
  return { channel, heard, refusal, isPrivate, topic }
}

const say = (channel: RealtimeChannel, text: string) =>
  channel.send({ type: 'broadcast', event: 'word', payload: { text } })

const overHttp = (topic: string, isPrivate: boolean, apikey: string, token: string) =>
  fetch(`${host.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messages: [{ topic, event: 'word', payload: { text: 'the secret, over HTTP' }, private: isPrivate }],
    }),
  })

async function tokenOf({ client }: Person): Promise<string> {
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? ''
}

it('lets each hear their own company alone', async () => {
  const everyTopic = [
    ...publicTopics.map((topic) => ({ topic, isPrivate: false })),
    ...ownTopics.flatMap((topic) => [
      { topic, isPrivate: true },
      { topic, isPrivate: false },
    ]),
  ]
  const others: Awaited<ReturnType<typeof listen>>[] = []
  for (const { topic, isPrivate } of everyTopic)
    for (const person of [stranger, null]) others.push(await listen(person, topic, isPrivate))
  for (const { refusal, isPrivate, topic } of others)
    expect(refusal === null, `${topic} ${isPrivate}: ${refusal}`).toBe(!isPrivate)

  const token = await tokenOf(speaker)
  for (const { topic, isPrivate } of everyTopic) {
    const own = await listen(speaker, topic, isPrivate)
    expect(own.refusal, topic).toBeNull()
    expect(await own.channel.track({ who: 'the secret person' })).toBe('ok')
    expect(await say(own.channel, 'the secret word')).toBe('ok')
    expect((await overHttp(topic, isPrivate, host.publishableKey, token)).status).toBe(202)
    await host.database.transaction(
      { role: 'authenticated', claims: { sub: speaker.id, role: 'authenticated', aal: 'aal1' } },
      (as) => as`select realtime.send('{"text": "the secret row"}', 'word', ${topic}, ${isPrivate})`,
    )
    await own.heard.next((each) => each.includes('the secret person'))
    await own.heard.next((each) => each.includes('the secret word'))
    await own.heard.next((each) => each.includes('over HTTP'))
    // Public rows need a policy for their topic as well: whoever may not write there is not told either.
    if (ownTopics.includes(topic)) await own.heard.next((each) => each.includes('the secret row'))
  }
  // What each says on their own comes after all of that.
  for (const { channel, heard, refusal } of others) {
    if (refusal !== null) continue
    await say(channel, 'last')
    await heard.next((each) => each.includes('last'))
    expect(heard.items.join(' ')).not.toContain('secret')
  }
})

it.each(foreignTopics)('lets nobody join the private topic %s, which no policy names', async (topic) => {
  const joined = await listen(speaker, topic, true)
  expect(joined.refusal).toContain(`You do not have permissions to read from this Channel topic: ${topic}`)
})

it('says nothing for those who may not speak, over HTTP too', async () => {
  const topic = `company:${speaker.companyId}`
  const own = await listen(speaker, topic, true)
  const before = own.heard.items.length
  for (const token of [await tokenOf(stranger), host.publishableKey])
    expect((await overHttp(topic, true, host.publishableKey, token)).status).toBe(202)
  expect((await overHttp(topic, true, 'wrong', 'wrong')).status).toBe(401)
  await say(own.channel, 'mine')
  await own.heard.next((each) => each.includes('mine'))
  expect(own.heard.items.slice(before).join(' ')).not.toContain('secret')
})

it('reaches every company with what the service role says in public', async () => {
  const listeners = [
    await listen(speaker, 'notices', false),
    await listen(stranger, 'notices', false),
    await listen(null, 'notices', false),
  ]
  expect((await overHttp('notices', false, host.secretKey, host.secretKey)).status).toBe(202)
  for (const { heard } of listeners) await heard.next((each) => each.includes('over HTTP'))
})

it('ends what a removed member hears at once', async () => {
  const { data } = await speaker.client
    .from('company_invitations')
    .insert({ email: null })
    .select('token')
    .single()
    .throwOnError()
  const member = await host.person('member', { invitation: data.token })
  const joined = [
    await listen(member, `company:${speaker.companyId}:members`, true),
    await listen(member, 'team', false),
  ]
  expect(joined.map(({ refusal }) => refusal)).toEqual([null, null])
  const removal = await speaker.client.rpc('remove_member', { member: member.id })
  expect(removal.error).toBeNull()
  // One ends and may not join again, the other goes on among a company of their own.
  const [deals, room] = joined
  await expect.poll(() => deals?.channel.state).not.toBe('joined')
  await expect
    .poll(() => room?.heard.items.filter((each) => each.startsWith('state')).length)
    .toBeGreaterThan(1)
  for (const [topic, isPrivate] of [
    ['team', false],
    [`company:${speaker.companyId}:members`, true],
  ] as const) {
    const old = await listen(speaker, topic, isPrivate)
    await say(old.channel, 'the secret word')
    await old.heard.next((each) => each.includes('the secret word'))
  }
  if (room) await say(room.channel, 'last')
  await room?.heard.next((each) => each.includes('last'))
  for (const { heard } of joined) expect(heard.items.join(' ')).not.toContain('secret')
})
