import { FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'

/** How often the recorder hands over what it has, in milliseconds. */
const slice = 300
const answer = z.object({ text: z.string() })

const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']

/** The form in which this browser records speech; undefined where it has none that the server knows. */
export const recordedType = (): string | undefined =>
  types.find((type) => MediaRecorder.isTypeSupported(type))

/** Whether this browser lets a page record: only over HTTPS or on this machine. */
export const canRecord = (): boolean =>
  globalThis.navigator?.mediaDevices !== undefined && globalThis.MediaRecorder !== undefined

/** The speech engine did not answer. */
export class NoService extends Error {}
/** The address has no dictation at all, as on a hosted project whose worker runs elsewhere. */
export class NotOffered extends NoService {}

async function ask(sound: Blob, signal: AbortSignal): Promise<string> {
  const { data, error } = await supabase.functions.invoke<unknown>('dictate', { body: sound, signal })
  if (error instanceof FunctionsHttpError && error.context?.status === 404) throw new NotOffered()
  const parsed = z.safeParse(answer, data)
  if (error || !parsed.success) throw new NoService()
  return parsed.data.text
}

interface Previews {
  /** All words so far, which may still change. */
  onWords: (words: string) => void
  /** The shortest pause between two previews, in milliseconds; a longer sound, which takes longer to hear, pauses longer. */
  pause: number
  /** Whether the sound so far is worth asking for. */
  isWorthwhile?: () => boolean
}

export interface Utterance {
  /** Ends the recording. */
  stop: () => void
  /** Ends it without words. */
  cancel: () => void
  /** Resolves when it is recorded: it was stopped, or the sound has ended. @throws what the browser says */
  recorded: () => Promise<void>
  /** Asks for its words, once it is recorded; empty when cancelled. @throws NoService, NotOffered */
  words: () => Promise<string>
}

/** Records what is said and has this Parley's speech engine write it: again and again meanwhile, and whole at the end. */
export function recordUtterance(stream: MediaStream, { onWords, pause, isWorthwhile }: Previews): Utterance {
  const cancelled = new AbortController()
  const stopped = new AbortController()
  const chunks: Blob[] = []

  async function preview(type: string): Promise<void> {
    const words = await ask(new Blob(chunks, { type }), stopped.signal).catch(() => null)
    if (words !== null && !stopped.signal.aborted) onWords(words)
  }

  async function record(): Promise<Blob> {
    const type = recordedType()
    const recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type })
    let nextPreview = 0
    recorder.addEventListener('dataavailable', ({ data, timeStamp }) => {
      if (data.size > 0) chunks.push(data)
      if (timeStamp < nextPreview || chunks.length === 0 || stopped.signal.aborted) return
      if (isWorthwhile && !isWorthwhile()) return
      nextPreview = Number.POSITIVE_INFINITY
      void preview(recorder.mimeType).finally(() => {
        const now = performance.now()
        nextPreview = now + Math.max(pause, now - timeStamp)
      })
    })
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
    const stop = () => recorder.state !== 'inactive' && recorder.stop()
    stopped.signal.addEventListener('abort', stop, { once: true })
    recorder.start(slice)
    await ended
    return new Blob(chunks, { type: recorder.mimeType })
  }

  const sound = record()
  // Told to whoever asks.
  sound.catch(() => undefined)
  return {
    stop: () => stopped.abort(),
    cancel() {
      cancelled.abort()
      stopped.abort()
    },
    recorded: () => sound.then(() => undefined),
    async words() {
      const whole = await sound
      return whole.size > 0 && !cancelled.signal.aborted ? ask(whole, cancelled.signal) : ''
    },
  }
}
