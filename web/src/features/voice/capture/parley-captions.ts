import { type AudioSpan, createAudioSplitter } from '@parley/core/voice/audio-splitter'
import { disableParley, NotOffered, recordUtterance, type Utterance } from '~/features/dictation/index.ts'
import type { CaptionListeners, Captions } from './captions.ts'

/** Milliseconds between two looks at a sentence that is still being said, at least. */
const previewPause = 1500
/** So many sentences may wait for the engine; with more, the oldest are left out, so that captions stay of this moment. */
const patience = 3

interface PendingSentence {
  utterance: Utterance
  stretch: AudioSpan
  speaker: string | undefined
}

/**
 * Captions by this Parley's own speech engine: each side of the sound is cut at its pauses, and sentence after sentence
 * is asked for. One that gets no answer is left out, and the next one tried.
 * @param sides the sounds to listen to; with more than one, each is a speaker of its own, named by its channel
 */
export function startParleyCaptions(
  sides: readonly MediaStream[],
  { now, onInterim, onCaption, onEnd }: CaptionListeners,
): Captions {
  const waiting: PendingSentence[] = []
  let current: Utterance | null = null
  let isOver = false

  async function answer(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { utterance, stretch, speaker } = next
      current = utterance
      const text = await utterance.words().catch((error: unknown) => {
        if (!(error instanceof NotOffered)) return ''
        disableParley()
        end()
        onEnd()
        return ''
      })
      current = null
      if (isOver) return
      const { from, to } = stretch
      if (text === '') onInterim('')
      else onCaption({ start: from, end: to, text, ...(speaker ? { speaker } : {}) })
    }
  }

  function add(sentence: PendingSentence): void {
    waiting.push(sentence)
    if (waiting.length > patience) waiting.shift()?.utterance.cancel()
    if (!current) void answer()
  }

  const listeners = sides.map((stream, side) => {
    const speaker = sides.length > 1 ? `Speaker ${side + 1}` : undefined
    const stretches = createAudioSplitter()
    const begin = () =>
      recordUtterance(stream, {
        pause: previewPause,
        isWorthwhile: () => !isOver && !current && stretches.hasSpeech(),
        onWords: (words) => !isOver && onInterim(words),
      })
    let utterance = begin()
    return {
      hear(loudness: number): void {
        const stretch = stretches.push(loudness, now())
        if (!stretch) return
        const ended = utterance
        // Begun before the last one ends: nothing is lost in between.
        utterance = begin()
        if (!stretch.hasSpeech) return ended.cancel()
        ended.stop()
        add({ utterance: ended, stretch, speaker })
      },
      stop: () => utterance.cancel(),
    }
  })

  function end(): void {
    isOver = true
    for (const listener of listeners) listener.stop()
    for (const { utterance } of waiting.splice(0)) utterance.cancel()
    current?.cancel()
  }

  return {
    hear(loudness) {
      if (isOver) return
      for (const [side, listener] of listeners.entries())
        listener.hear(sides.length > 1 ? (loudness[side] ?? 0) : Math.max(0, ...loudness))
    },
    stop: end,
  }
}
