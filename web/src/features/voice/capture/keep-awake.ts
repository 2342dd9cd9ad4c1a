/** Keeps the screen on; taken again when the page comes back into view, since hiding it lets go. */
export function keepAwake(): { release: () => void } {
  let lock: WakeLockSentinel | undefined
  let isWanted = true
  const take = async () => {
    if (!isWanted || document.visibilityState !== 'visible') return
    // A low battery may refuse it: recording goes on all the same.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (!isWanted) await lock?.release()
  }
  const again = () => void take()
  document.addEventListener('visibilitychange', again)
  void take()
  return {
    release() {
      isWanted = false
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    },
  }
}
