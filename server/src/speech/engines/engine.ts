import type { TranscriptWord } from '@parley/core/voice/transcript'

/**
 * An utterance as an engine returns it. Times in seconds from the start of the piece. Its text is empty where a voice was
 * heard and no word understood.
 */
export interface Utterance {
  start: number
  end: number
  text: string
  words: TranscriptWord[]
  /** Set where the engine itself distinguishes speakers. */
  speaker: string | null
}

export interface SpeechEngine {
  name: string
  label: string
  /** The host that receives the audio; null where it stays on this machine. */
  destination: string | null
  /** A draft is redone once a better engine is available. */
  isDraft: boolean
  /** The longest piece it takes, in seconds. */
  longestPiece: number
  isAvailable(): boolean
  /** One piece: 16 kHz mono WAV. */
  recognise(path: string, language: string | null, signal: AbortSignal): Promise<Utterance[]>
}
