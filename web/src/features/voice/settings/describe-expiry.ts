import type { Expires } from './settings.ts'

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString()} ${number === 1 ? one : many}`

/** What a rule would take at the next full hour, in a sentence or two. */
export function describeExpiry(
  { recordings, seconds, held }: { recordings: number; seconds: number; held: number },
  expires: Expires,
): string {
  const what = expires === 'audio' ? 'Only the audio goes.' : 'They go with their transcripts, for good.'
  const hours = seconds / 3600
  const length =
    hours < 1
      ? count(Math.round(seconds / 60), 'minute', 'minutes')
      : count(Math.round(hours), 'hour', 'hours')
  const now =
    recordings === 0
      ? 'No recording is that old now.'
      : `${count(recordings, 'recording', 'recordings')}, ${length} in all, would go within the hour. ${what}`
  return held === 0 ? now : `${now} ${count(held, 'is held and stays', 'are held and stay')}.`
}
