/** One word of a segment. Times in seconds from the recording's start, confidence from 0 to 1. */
export interface TranscriptWord {
  text: string
  start: number
  end: number
  confidence?: number
}

/** What one speaker said without a break. Times in seconds; `channel` counts from 0 where each side has its own. */
export interface Segment {
  start: number
  end: number
  /** "Speaker 1", a name, or {@link unknownSpeaker}. */
  speaker: string
  channel: number | null
  text: string
  words?: TranscriptWord[]
}

/** `engine` names what made it ("import" for pasted text); a draft is to be redone by a better engine. */
export interface Transcript {
  segments: Segment[]
  language: string | null
  engine: string
  isDraft: boolean
}

export type TranscriptFormat = 'vtt' | 'srt' | 'text'

/** `hasTimes` is false where the text held no times and they are estimated. */
export interface ParsedTranscript {
  ok: true
  transcript: Transcript
  format: TranscriptFormat
  hasTimes: boolean
}

export interface TranscriptFailure {
  ok: false
  reason: 'empty' | 'binary' | 'not-a-transcript'
  message: string
}

export type TranscriptParse = ParsedTranscript | TranscriptFailure

/** Label for words of which nobody knows who said them; they may be several people's. */
export const unknownSpeaker = 'Unknown speaker'
