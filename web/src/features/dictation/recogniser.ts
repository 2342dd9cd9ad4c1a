/** Why nothing, or not all, was understood. */
export type ListenProblem = 'insecure' | 'unsupported' | 'denied' | 'not-offered' | 'no-service' | 'failed'

/** Who turns the sound into words: this Parley or the speech server it uses (`destination`), else the browser. */
export type Recogniser = { by: 'parley'; destination: string | null } | { by: 'browser' }

export interface Listening {
  /** Ends it; the words follow in `onEnd`. */
  stop: () => void
  /** Ends it without words. */
  cancel: () => void
}

export interface Listeners {
  /** All words so far, also those that may still change. */
  onWords: (words: string) => void
  /** All words, once; empty where nothing was understood. */
  onEnd: (words: string, problem: ListenProblem | null) => void
}

/** Where the sound of what somebody says goes, in words. */
export function describeDestination(recogniser: Recogniser): string {
  if (recogniser.by === 'browser') return 'Your browser’s speech service may send the audio to its maker.'
  return recogniser.destination === null
    ? 'The sound stays on this Parley and is not kept.'
    : `The sound goes to ${recogniser.destination} and is not kept here.`
}
