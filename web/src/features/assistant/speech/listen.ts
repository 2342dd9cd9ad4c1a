/** Whether this browser turns speech into text. */
export const canListen = (): boolean =>
  (globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition) !== undefined

export type ListenProblem = 'denied' | 'no-service' | 'failed'

const problems: Record<string, ListenProblem> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'language-not-supported': 'no-service',
  network: 'no-service',
}

interface RecognitionEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}
const isResult = (event: Event): event is RecognitionEvent => 'results' in event

export interface Listening {
  /** Ends it; the words follow in `onEnd`. */
  stop: () => void
  /** Ends it without words. */
  cancel: () => void
}

interface Listeners {
  /** All words so far, also those that may still change. */
  onWords: (words: string) => void
  /** All words, once; empty where nothing was understood. */
  onEnd: (words: string, problem: ListenProblem | null) => void
}

/**
 * Listens with the browser's own speech recognition, which may send the audio to its maker. It goes on through pauses
 * until it is stopped. Null where the browser has none.
 */
export function listen({ onWords, onEnd }: Listeners): Listening | null {
  const Recogniser = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition
  if (!Recogniser) return null
  const recognition = new Recogniser()
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = navigator.language
  let before = ''
  let words = ''
  let isWanted = true
  let hasEnded = false
  let problem: ListenProblem | null = null
  const end = (said: string) => {
    if (hasEnded) return
    hasEnded = true
    onEnd(said, problem)
  }
  recognition.addEventListener('result', (event) => {
    if (!isResult(event)) return
    words = [before, ...Array.from(event.results, (result) => result[0]?.transcript.trim() ?? '')]
      .filter(Boolean)
      .join(' ')
    onWords(words)
  })
  recognition.addEventListener('error', (event) => {
    const reason = 'error' in event ? String(event.error) : ''
    if (reason === 'no-speech' || reason === 'aborted') return
    problem = problems[reason] ?? 'failed'
    isWanted = false
  })
  recognition.addEventListener('end', () => {
    if (!isWanted) return end(words)
    // It ends by itself after a pause; while one still holds the button it goes on.
    before = words
    recognition.start()
  })
  recognition.start()
  return {
    stop: () => {
      isWanted = false
      recognition.stop()
    },
    cancel: () => {
      isWanted = false
      end('')
      recognition.abort()
    },
  }
}
