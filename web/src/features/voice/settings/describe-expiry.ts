import { countOf } from '~/data/formats.ts'
import type { Expires } from './settings.ts'

/** What a rule would take at the next full hour, in a sentence or two. */
export function describeExpiry(
  { recordings, seconds, held }: { recordings: number; seconds: number; held: number },
  expires: Expires,
): string {
  const what =
    expires === 'audio' ? 'Only the audio goes.' : 'They are deleted for good, with their transcripts.'
  const hours = seconds / 3600
  const length = hours < 1 ? countOf(Math.round(seconds / 60), 'minute') : countOf(Math.round(hours), 'hour')
  const now =
    recordings === 0
      ? 'No recordings are that old yet.'
      : `${countOf(recordings, 'recording')}, ${length} in all, would be deleted within the hour. ${what}`
  return held === 0 ? now : `${now} ${countOf(held, 'is held and stays', 'are held and stay')}.`
}
