import { countWords } from '@parley/core/text/words'
import type { Segment, Transcript } from '@parley/core/voice/transcript'
import type { SampleConversation } from '../../seed/types.ts'

const wordsPerSecond = 2.6
const shortestTurn = 0.8
const pauses = [0.4, 0.7, 0.3, 1.1, 0.5]

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000

/**
 * A written dialogue as a transcript: each turn lasts as long as its words take to say, with short pauses between.
 * Throws where a line names no speaker.
 */
export function toTranscript(conversation: SampleConversation, seller: string): Transcript {
  const speakers = new Map([
    ['Us', seller],
    ['Them', conversation.customer],
  ])
  const me = seller.split(' ')[0] ?? seller
  let clock = 0.6
  const segments = conversation.text
    .trim()
    .split('\n')
    .map((line, index): Segment => {
      const [, side = '', written = ''] = /^(\w+): (.+)$/.exec(line) ?? []
      const speaker = speakers.get(side)
      if (speaker === undefined) throw new Error(`A line of the sample names no speaker: ${line}`)
      const text = written.replaceAll('{me}', me)
      const start = clock
      const end = start + Math.max(shortestTurn, countWords(text) / wordsPerSecond)
      clock = end + (pauses[index % pauses.length] ?? 0.5)
      return { start: toMilliseconds(start), end: toMilliseconds(end), speaker, channel: null, text }
    })
  return { segments, language: 'en', engine: 'import', isDraft: false }
}
