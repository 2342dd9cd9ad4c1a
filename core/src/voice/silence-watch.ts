/** Loudness (root mean square, 0 to 1) under which a microphone counts as dead: below a quiet room on any device. */
export const silenceLevel = 0.003
const alarmAfterMilliseconds = 5000

/**
 * Distinguishes a dead microphone from a pause in speech: true from 5 s without any sound until there is some again.
 * Times in milliseconds.
 */
export function createSilenceWatch() {
  let heardAt: number | null = null
  return {
    hear(level: number, now: number): boolean {
      if (heardAt === null || level >= silenceLevel) heardAt = now
      return now - heardAt >= alarmAfterMilliseconds
    },
    /** Restarts the five seconds after a pause of the recording. */
    reset(): void {
      heardAt = null
    },
  }
}
