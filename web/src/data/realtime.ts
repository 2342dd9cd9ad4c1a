import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js'
import { environment } from './environment.ts'
import { isSafeMode } from './modes.ts'
import { supabase } from './supabase.ts'

let opening: Promise<RealtimeClient> | undefined

async function open(): Promise<RealtimeClient> {
  const { RealtimeClient: Client } = await import('@supabase/realtime-js/dist/module/index.js')
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

/**
 * Opens a channel once the realtime code has loaded, and returns at once. In Safe Mode nothing is opened.
 * @param name topic of the channel; one subscriber each, so add what tells yours apart
 * @param configure adds the listeners: `(channel) => channel.on('postgres_changes', …)`; `subscribe` is called for you
 * @param onStatus called with SUBSCRIBED, CHANNEL_ERROR, TIMED_OUT and CLOSED; refetch on each SUBSCRIBED, also the first: it comes
 *   after the page has read its rows, and nobody tells what happened between
 * @returns unsubscribe
 */
export function subscribe(
  name: string,
  configure: (channel: RealtimeChannel) => RealtimeChannel,
  onStatus?: (status: `${Parameters<NonNullable<Parameters<RealtimeChannel['subscribe']>[0]>>[0]}`) => void,
): () => void {
  if (isSafeMode) return () => {}
  let isWanted = true
  let leave = () => {}
  opening ??= open()
  void opening
    .then((client) => {
      if (!isWanted) return
      const channel = configure(client.channel(name)).subscribe((status) => onStatus?.(status))
      leave = () => void client.removeChannel(channel)
    })
    .catch(() => {
      opening = undefined
      if (isWanted) onStatus?.('CHANNEL_ERROR')
    })
  return () => {
    isWanted = false
    leave()
  }
}
