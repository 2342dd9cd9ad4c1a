import type { Listeners, Listening, ListenProblem } from './recogniser.ts'
import { createRecognition, isRecognitionEvent } from './recognition.ts'

const problems: Record<string, ListenProblem> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'language-not-supported': 'no-service',
  network: 'no-service',
}

/**
 * Listens with the browser's own speech recognition, which may send the audio to its maker. It goes on through pauses
 * until it is stopped. Null where the browser has none.
 */
export function listenInBrowser({ onWords, onEnd }: Listeners): Listening | null {
  const recognition = createRecognition()
  if (!recognition) return null
  let before = ''
  let words = ''
  let isWanted = true
  let hasEnded = false
  let problem: ListenProblem | null = null
  const end = (transcript: string) => {
    if (hasEnded) return
    hasEnded = true
    onEnd(transcript, problem)
  }
  recognition.addEventListener('result', (event) => {
    if (!isRecognitionEvent(event)) return
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
