import { RealtimeClient as Client } from '@supabase/realtime-js/dist/module/index.js'
import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js'
import { environment } from './environment.ts'
import { supabase } from './supabase.ts'

type Status = `${Parameters<NonNullable<Parameters<RealtimeChannel['subscribe']>[0]>>[0]}`
export type OnStatus = (status: Status) => void
export type Configure = (channel: RealtimeChannel) => RealtimeChannel

async function open(): Promise<RealtimeClient> {
  const client = new Client(`${globalThis.location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: environment.publishableKey },
    accessToken: async () => {
      const { data } = await supabase.auth.getSession()
      return data.session?.access_token ?? environment.publishableKey
    },
  })
  // A channel joins with the token the client holds at that moment; without one it would join as a stranger.
  await client.setAuth()
  supabase.auth.onAuthStateChange((event) => {
    if (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN') void client.setAuth()
    if (event === 'SIGNED_OUT') void client.removeAllChannels()
  })
  return client
}

/** What `channel` takes for a topic that the signed-in person alone may join; on preview hosts, without anybody, a public one. */
async function ownTopic(name: string): Promise<Parameters<RealtimeClient['channel']>> {
  const { data } = await supabase.auth.getSession()
  const id = data.session?.user.id
  const { loadedAt } = environment
  const options = loadedAt === null ? {} : { postgres_changes_options: { wait: false, since: loadedAt } }
  return id === undefined
    ? [name, { config: options }]
    : [`user:${id}:${name}`, { config: { private: true, ...options } }]
}

/** Milliseconds in which the server has said whether anything happened: it says so in the message after the joining. */
const saysSoWithin = 5000

/**
 * Passes on what becomes of a channel. That it joined first is passed over where the server knows that its tables did not
 * change since this window was loaded: all that the window has read, it read later. A channel that joins again may come
 * after requests that failed as well.
 */
function unlessUnchanged(channel: RealtimeChannel, onStatus: OnStatus): OnStatus {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  channel.on('system', {}, ({ unchanged }: { unchanged?: unknown }) => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    if (unchanged !== true) onStatus('SUBSCRIBED')
  })
  return (status) => {
    clearTimeout(timer)
    timer = undefined
    if (status !== 'SUBSCRIBED' || !isFirst) return onStatus(status)
    isFirst = false
    timer = setTimeout(() => {
      timer = undefined
      onStatus(status)
    }, saysSoWithin)
  }
}

interface Asked {
  name: string
  configure: Configure
  onStatus: OnStatus
  isWanted: () => boolean
}

export interface Live {
  /** Answers how to leave. What is not wanted any more by the time that it could join doesn't. */
  join(asked: Asked): Promise<() => void>
}

/** The one connection of this window: its code, and its client with the person's token. */
export async function openLive(): Promise<Live> {
  const client = await open()
  return {
    async join({ name, configure, onStatus, isWanted }) {
      const topic = await ownTopic(name)
      if (!isWanted()) return () => {}
      const channel = configure(client.channel(...topic))
      channel.subscribe(unlessUnchanged(channel, onStatus))
      return () => void client.removeChannel(channel)
    },
  }
}
