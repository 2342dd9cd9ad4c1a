import { useSyncExternalStore } from 'react'
import { type Listening, type ListenProblem, listen, type Recogniser } from '~/features/dictation/index.ts'

/** What the microphone button shows. */
export interface Talk {
  /** `finishing`: the button was let go, the last words are awaited. */
  state: 'idle' | 'listening' | 'finishing'
  recogniser: Recogniser | null
  words: string
  problem: ListenProblem | null
}

/** `isWhole`: nothing that was said is missing, so the words can be acted on. */
type TranscriptListener = (words: string, isWhole: boolean) => void

let talk: Talk = { state: 'idle', recogniser: null, words: '', problem: null }
let listening: Listening | null = null
let transcriptListener: TranscriptListener | null = null
let isDiscarding = false
const listeners = new Set<() => void>()

function set(part: Partial<Talk>): void {
  talk = { ...talk, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTalk = (): Talk => useSyncExternalStore(subscribe, () => talk)

/** Who gets the words that were said; the panel, while it is open. Returns the way back. */
export function onTranscript(listener: TranscriptListener): () => void {
  transcriptListener = listener
  return () => {
    if (transcriptListener === listener) transcriptListener = null
  }
}

/** Begins to listen, unless it does already. */
export function startTalking(): void {
  if (listening) return
  isDiscarding = false
  set({ state: 'listening', recogniser: null, words: '', problem: null })
  listening = listen({
    onBegin: (recogniser) => set({ recogniser }),
    onWords: (words) => set({ words }),
    onEnd: (words, problem) => {
      listening = null
      set({ state: 'idle', recogniser: null, words: '', problem })
      if (words.trim() !== '' && !isDiscarding) transcriptListener?.(words.trim(), problem === null)
    },
  })
}

export function stopTalking(how: 'send' | 'cancel'): void {
  if (!listening) return
  if (how === 'send') {
    set({ state: 'finishing' })
    listening.stop()
  } else {
    isDiscarding = true
    listening.cancel()
  }
}
