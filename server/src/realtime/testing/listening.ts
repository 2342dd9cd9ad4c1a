import type { RealtimeChannel } from '@supabase/supabase-js'

/** Collects what arrives and lets a test wait for the next that fits. */
export function inbox<T>() {
  const items: T[] = []
  const waiting: (() => void)[] = []
  return {
    items,
    push(item: T) {
      items.push(item)
      for (const wake of waiting.splice(0)) wake()
    },
    async next(fits: (item: T) => boolean): Promise<T> {
      for (;;) {
        const found = items.find(fits)
        if (found) return found
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

/** @throws what the server says against the join */
export const subscribed = (channel: RealtimeChannel) =>
  new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') reject(error ?? new Error(status))
    })
  })
