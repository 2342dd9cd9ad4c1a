/** Milliseconds. A context that starts at all does so at once. */
const patience = 3000

/** A running context; null where the browser never starts one, as Firefox on a machine that cannot play sound. */
export async function startAudioContext(): Promise<AudioContext | null> {
  const context = new AudioContext({ latencyHint: 'balanced' })
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, patience, false)
  const isRunning = await Promise.race([context.resume().then(() => true), late])
  clearTimeout(timer)
  if (isRunning) return context
  void context.close()
  return null
}
