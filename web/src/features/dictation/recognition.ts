/** The browser's own speech recognition, which may send the audio to its maker. */
interface Recognition extends EventTarget {
  continuous: boolean
  interimResults: boolean
  lang: string
  start(): void
  stop(): void
  abort(): void
}

interface RecognitionEvent extends Event {
  /** The first result that has changed. */
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

declare global {
  // Not in TypeScript's library: only some browsers have it.
  var SpeechRecognition: (new () => Recognition) | undefined
  var webkitSpeechRecognition: (new () => Recognition) | undefined
}

const constructorOf = () => globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition

/** Whether this browser turns speech into text by itself. */
export const canBrowserListen = (): boolean => constructorOf() !== undefined

/** One that goes on until it is stopped, in the browser's language, and tells words that may still change. Null: there is none. */
export function createRecognition(): Recognition | null {
  const Recogniser = constructorOf()
  if (!Recogniser) return null
  const recognition = new Recogniser()
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = navigator.language
  return recognition
}

export const isRecognitionEvent = (event: Event): event is RecognitionEvent =>
  'results' in event && 'resultIndex' in event
