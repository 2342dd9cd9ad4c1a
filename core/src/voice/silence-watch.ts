/** Loudness (root mean square, 0 to 1) under which a microphone counts as dead: below a quiet room on any device. */
export const silenceLevel = 0.003
const alarmAfterMilliseconds = 5000

/**
 * Tells a dead microphone from a pause in the talk: true from 5 s without any sound until there is some again. Times in
 * milliseconds.
 */
export function createSilenceWatch() {
  let heardAt: number | null = null
  return {
    hear(level: number, now: number): boolean {
      if (heardAt === null || level >= silenceLevel) heardAt = now
      return now - heardAt >= alarmAfterMilliseconds
    },
    /** After a pause of the recording the five seconds begin anew. */
    reset(): void {
      heardAt = null
    },
  }
}
