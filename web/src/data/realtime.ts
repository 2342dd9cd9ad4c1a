import type { Configure, Live, OnStatus } from './live-channels.ts'
import { isSafeMode } from './modes.ts'
import { whenIdle } from './when-idle.ts'

let opening: Promise<Live> | undefined

const loadLive = whenIdle(() => import('./live-channels.ts'))
const open = async () => (await loadLive()).openLive()

/**
 * Opens a channel once the realtime code has loaded, and returns at once. In Safe Mode nothing is opened.
 * @param name topic of the channel, private to the person; one subscriber each, so add what tells yours apart
 * @param configure adds the listeners: `(channel) => channel.on('postgres_changes', …)`; `subscribe` is called for you
 * @param onStatus called with SUBSCRIBED, CHANNEL_ERROR, TIMED_OUT and CLOSED; refetch on each SUBSCRIBED, also the first: it comes
 *   after the page has read its rows, and only where something may have happened between
 * @returns unsubscribe
 */
export function subscribe(name: string, configure: Configure, onStatus: OnStatus = () => {}): () => void {
  if (isSafeMode) return () => {}
  let isWanted = true
  let leave = () => {}
  opening ??= open()
  void opening
    .then(async (live) => {
      leave = await live.join({ name, configure, onStatus, isWanted: () => isWanted })
    })
    .catch(() => {
      opening = undefined
      if (isWanted) onStatus('CHANNEL_ERROR')
    })
  return () => {
    isWanted = false
    leave()
  }
}
