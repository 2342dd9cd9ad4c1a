import type { Listeners, Listening, ListenProblem } from './recogniser.ts'
import { NoService, NotOffered, recordUtterance } from './utterance.ts'

/** Milliseconds between two previews, at least. */
const previewPause = 700
const deniedNames = new Set(['NotAllowedError', 'SecurityError', 'NotFoundError', 'OverconstrainedError'])

function toProblem(error: unknown): ListenProblem {
  if (error instanceof NotOffered) return 'not-offered'
  if (error instanceof NoService) return 'no-service'
  return error instanceof DOMException && deniedNames.has(error.name) ? 'denied' : 'failed'
}

/**
 * Listens with this Parley's own speech engine: what was said so far is asked for again and again while one talks, and
 * once more, whole, at the end. Where that last answer fails, the words that were shown are what remains.
 */
export function listenWithParley({ onWords, onEnd }: Listeners): Listening {
  const cancelled = new AbortController()
  const stopped = new AbortController()
  let shown = ''

  async function record(stream: MediaStream): Promise<() => Promise<string>> {
    const utterance = recordUtterance(stream, {
      pause: previewPause,
      onWords(words) {
        shown = words
        onWords(words)
      },
    })
    stopped.signal.addEventListener('abort', utterance.stop, { once: true })
    cancelled.signal.addEventListener('abort', utterance.cancel, { once: true })
    await utterance.recorded()
    return utterance.words
  }

  async function recognise(): Promise<string> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    let words: () => Promise<string>
    try {
      if (stopped.signal.aborted) return ''
      words = await record(stream)
    } finally {
      for (const track of stream.getTracks()) track.stop()
    }
    return words()
  }
  recognise().then(
    (words) => onEnd(cancelled.signal.aborted ? '' : words, null),
    (error: unknown) => (cancelled.signal.aborted ? onEnd('', null) : onEnd(shown, toProblem(error))),
  )

  return {
    stop: () => stopped.abort(),
    cancel: () => {
      cancelled.abort()
      stopped.abort()
    },
  }
}
