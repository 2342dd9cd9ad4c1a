import { FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import type { Listeners, Listening, ListenProblem } from './ear.ts'

/** How often the recorder hands over what it has, in milliseconds. */
const slice = 300
/** The shortest pause between two previews, in milliseconds; a longer sound, which takes longer to hear, pauses longer. */
const shortestPause = 700
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
const answer = z.object({ text: z.string() })
const deniedNames = new Set(['NotAllowedError', 'SecurityError', 'NotFoundError', 'OverconstrainedError'])

/** Whether this browser lets a page record: only over HTTPS or on this machine. */
export const canRecord = (): boolean =>
  globalThis.navigator?.mediaDevices !== undefined && globalThis.MediaRecorder !== undefined

class NoService extends Error {}
/** The address has no dictation at all, as on a hosted project whose worker runs elsewhere. */
class NotOffered extends NoService {}

async function ask(sound: Blob, signal: AbortSignal): Promise<string> {
  const { data, error } = await supabase.functions.invoke<unknown>('dictate', { body: sound, signal })
  if (error instanceof FunctionsHttpError && error.context?.status === 404) throw new NotOffered()
  const heard = z.safeParse(answer, data)
  if (error || !heard.success) throw new NoService()
  return heard.data.text
}

const toProblem = (error: unknown): ListenProblem => {
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
  const chunks: Blob[] = []
  let shown = ''

  async function preview(type: string): Promise<void> {
    const words = await ask(new Blob(chunks, { type }), stopped.signal).catch(() => null)
    if (words === null || stopped.signal.aborted) return
    shown = words
    onWords(words)
  }

  async function record(stream: MediaStream): Promise<Blob> {
    const type = types.find((each) => MediaRecorder.isTypeSupported(each))
    const recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type })
    let nextPreview = 0
    recorder.addEventListener('dataavailable', ({ data, timeStamp }) => {
      if (data.size > 0) chunks.push(data)
      if (timeStamp < nextPreview || chunks.length === 0 || stopped.signal.aborted) return
      nextPreview = Number.POSITIVE_INFINITY
      void preview(recorder.mimeType).finally(() => {
        const now = performance.now()
        nextPreview = now + Math.max(shortestPause, now - timeStamp)
      })
    })
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
    stopped.signal.addEventListener('abort', () => recorder.state !== 'inactive' && recorder.stop(), {
      once: true,
    })
    if (!stopped.signal.aborted) {
      recorder.start(slice)
      await ended
    }
    return new Blob(chunks, { type: recorder.mimeType })
  }

  async function hear(): Promise<void> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      let sound: Blob
      try {
        sound = await record(stream)
      } finally {
        for (const track of stream.getTracks()) track.stop()
      }
      const words = sound.size > 0 && !cancelled.signal.aborted ? await ask(sound, cancelled.signal) : ''
      onEnd(cancelled.signal.aborted ? '' : words, null)
    } catch (error) {
      if (cancelled.signal.aborted) onEnd('', null)
      else onEnd(shown, toProblem(error))
    }
  }
  void hear()

  return {
    stop: () => stopped.abort(),
    cancel: () => {
      cancelled.abort()
      stopped.abort()
    },
  }
}
