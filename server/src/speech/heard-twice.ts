import { undetermined } from '@parley/core/voice/language'
import { wordErrorRate } from '@parley/core/voice/word-error-rate'
import type { SpeechEngine, Utterance } from './engines/engine.ts'
import { hastenWav } from './sound/sound.ts'

/** A piece of a recording as a recogniser heard it. */
export interface HeardPiece {
  /** 16 kHz mono WAV. */
  path: string
  utterances: readonly Utterance[]
}

/** With less voice, in seconds, nothing can be told. */
const leastVoice = 4
/** Of a long recording, those with the most voice: half a minute to a minute each. */
const mostPieces = 3
/**
 * Measured with Moonshine on twenty seconds each: English in eight voices and of people reading differs by 0 to 25 % of its
 * words, German, French, Spanish, Italian, Dutch, Polish, Portuguese and Swedish by 70 % and more.
 */
const mostDifferent = 0.5

const voiceOf = ({ utterances }: HeardPiece): number =>
  utterances.reduce((sum, { start, end }) => sum + end - start, 0)

const textOf = (utterances: readonly Utterance[]): string =>
  utterances.flatMap(({ text }) => text || []).join(' ')

/**
 * The language of what a recogniser of English heard: "en", or undetermined where it is not sure of its words. It hears the
 * same once more at a slightly other tempo: what it knows it writes again, what it does not know becomes something else.
 */
export async function languageHeard(
  engine: SpeechEngine,
  pieces: readonly HeardPiece[],
  signal: AbortSignal,
): Promise<string> {
  const sample = pieces.toSorted((one, other) => voiceOf(other) - voiceOf(one)).slice(0, mostPieces)
  if (sample.reduce((sum, piece) => sum + voiceOf(piece), 0) < leastVoice) return 'en'
  const first = sample.map(({ utterances }) => textOf(utterances)).join(' ')
  if (first.trim() === '') return undetermined
  const again: string[] = []
  for (const { path } of sample) {
    const changed = path.replace(/\.wav$/, '-again.wav')
    await hastenWav(path, changed, signal)
    again.push(textOf(await engine.recognise(changed, 'en', signal)))
  }
  return wordErrorRate(first, again.join(' ')) > mostDifferent ? undetermined : 'en'
}
