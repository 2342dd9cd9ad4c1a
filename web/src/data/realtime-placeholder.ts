/**
 * Stands where supabase-js expects its realtime client (alias in vite.config.ts), which saves 16 KiB on the first
 * load. Subscriptions go through `subscribe` in ./realtime.ts, which loads the real one.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve()
  }

  channel(): never {
    throw new Error('Use subscribe() from ~/data/realtime.ts')
  }

  getChannels(): [] {
    return []
  }
}
