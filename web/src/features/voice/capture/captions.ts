import type { Caption } from '../upload-queue/local-recording.ts'

export interface CaptionListeners {
  /** Seconds of the recording, now. */
  now: () => number
  /** What is being said and may still change; empty where nothing is. */
  onInterim: (text: string) => void
  onCaption: (caption: Caption) => void
  /** It stopped for good: no permission or no service. */
  onEnd: () => void
}

/** Somebody who writes along while a recording runs. */
export interface Captions {
  /** Tells it some ten times a second how loud each side is, 0 to 1. */
  hear: (loudness: readonly number[]) => void
  stop: () => void
}
