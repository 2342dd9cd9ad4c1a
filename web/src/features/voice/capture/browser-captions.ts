import { createRecognition, isRecognitionEvent } from '~/features/dictation/index.ts'
import type { CaptionListeners, Captions } from './captions.ts'

/**
 * The browser's own captions, of the microphone alone. They stop by themselves after a pause, and are begun again until
 * `stop`. Null where the browser has none.
 */
export function startBrowserCaptions({
  now,
  onInterim,
  onCaption,
  onEnd,
}: CaptionListeners): Captions | null {
  const recognition = createRecognition()
  if (!recognition) return null
  let isWanted = true
  let startedAt: number | null = null
  recognition.addEventListener('result', (event) => {
    if (!isRecognitionEvent(event)) return
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
    // It listens to the microphone by itself.
    hear: () => undefined,
    stop() {
      isWanted = false
      recognition.abort()
    },
  }
}
