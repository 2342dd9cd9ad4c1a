import { type Segment, type TranscriptWord, unknownSpeaker } from './transcript.ts'

/** The speech of one channel. Times in seconds from the start of the recording. */
export interface ChannelSpeech {
  channel: number
  utterances: { start: number; end: number; text: string; words: TranscriptWord[]; speaker: string | null }[]
}

const pauseSeconds = 0.7
const longestSeconds = 30

const joined = (words: readonly TranscriptWord[]): string => words.map((word) => word.text).join(' ')

/** Cuts words where the speaker pauses, or after half a minute. */
function cutAtPauses(words: readonly TranscriptWord[]): TranscriptWord[][] {
  const runs: TranscriptWord[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isSame =
      run &&
      last &&
      word.start - last.end <= pauseSeconds &&
      word.end - (run[0]?.start ?? 0) <= longestSeconds
    if (isSame) run.push(word)
    else runs.push([word])
  }
  return runs
}

/** An engine's own sentence is kept whole; only text that is its words alone may be cut without losing punctuation. */
function toRuns(utterance: ChannelSpeech['utterances'][number]) {
  const isBare = utterance.words.length > 0 && joined(utterance.words) === utterance.text
  if (!isBare) return [utterance]
  return cutAtPauses(utterance.words).map((words) => ({
    ...utterance,
    start: words[0]?.start ?? utterance.start,
    end: words.at(-1)?.end ?? utterance.end,
    text: joined(words),
    words,
  }))
}

/**
 * The segments of a recording, by start. With a channel a side, the channel is the speaker: "Speaker 1" left,
 * "Speaker 2" right; otherwise the engine's own speakers are numbered as they first speak. One channel may hold several voices: without
 * speakers of the engine's they are unknown.
 */
export function toSegments(channels: readonly ChannelSpeech[]): Segment[] {
  const isSplit = channels.length > 1
  const numbered = new Map<string, string>()
  const speakerOf = (channel: number, own: string | null): string => {
    if (isSplit) return `Speaker ${channel + 1}`
    if (own === null) return unknownSpeaker
    const label = numbered.get(own) ?? `Speaker ${numbered.size + 1}`
    numbered.set(own, label)
    return label
  }
  return channels
    .flatMap(({ channel, utterances }) => utterances.flatMap(toRuns).map((run) => ({ ...run, channel })))
    .toSorted((a, b) => a.start - b.start || a.channel - b.channel)
    .map(({ channel, start, end, text, words, speaker }) => ({
      start,
      end,
      speaker: speakerOf(channel, speaker),
      channel: isSplit ? channel : null,
      text,
      ...(words.length > 0 ? { words } : {}),
    }))
}
