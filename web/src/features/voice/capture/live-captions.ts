import type { Caption } from '../keep/local-recording.ts'

interface Recognition extends EventTarget {
  continuous: boolean
  interimResults: boolean
  lang: string
  start(): void
  stop(): void
  abort(): void
}

interface RecognitionEvent extends Event {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

declare global {
  // Not in TypeScript's library: only some browsers have it.
  var SpeechRecognition: (new () => Recognition) | undefined
  var webkitSpeechRecognition: (new () => Recognition) | undefined
}

const constructorOf = () => globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition
export const hasLiveCaptions = () => constructorOf() !== undefined

const isResult = (event: Event): event is RecognitionEvent => 'results' in event && 'resultIndex' in event

interface Listeners {
  /** Seconds of the recording, now. */
  now: () => number
  onInterim: (text: string) => void
  onCaption: (caption: Caption) => void
  /** It stopped for good: no permission or no service. */
  onEnd: () => void
}

/** The browser's own captions. They stop by themselves after a pause, and are begun again until `stop`. */
export function startLiveCaptions({ now, onInterim, onCaption, onEnd }: Listeners): { stop: () => void } {
  const Recogniser = constructorOf()
  if (!Recogniser) return { stop: () => undefined }
  const recognition = new Recogniser()
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = navigator.language
  let isWanted = true
  let startedAt: number | null = null
  recognition.addEventListener('result', (event) => {
    if (!isResult(event)) return
    const start = startedAt ?? now()
    startedAt = start
    let interim = ''
    for (const result of Array.from(event.results).slice(event.resultIndex)) {
      const text = result[0]?.transcript.trim() ?? ''
      if (!result.isFinal) interim = `${interim} ${text}`
      else if (text !== '') {
        onCaption({ start, end: Math.max(start, now()), text })
        startedAt = null
      }
    }
    onInterim(interim.trim())
  })
  recognition.addEventListener('error', (event) => {
    const reason = 'error' in event ? event.error : ''
    if (reason === 'no-speech' || reason === 'aborted') return
    isWanted = false
    onEnd()
  })
  recognition.addEventListener('end', () => {
    if (isWanted) recognition.start()
  })
  recognition.start()
  return {
    stop() {
      isWanted = false
      recognition.abort()
    },
  }
}
