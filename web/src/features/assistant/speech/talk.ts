import { useSyncExternalStore } from 'react'
import { type Ear, type Listening, type ListenProblem, listen } from '~/features/dictation/index.ts'

/** What the microphone button shows. */
export interface Talk {
  /** `finishing`: the button was let go, the last words are awaited. */
  state: 'idle' | 'listening' | 'finishing'
  ear: Ear | null
  words: string
  problem: ListenProblem | null
}

/** `isWhole`: nothing that was said is missing, so the words can be acted on. */
type SaidListener = (words: string, isWhole: boolean) => void

let talk: Talk = { state: 'idle', ear: null, words: '', problem: null }
let listening: Listening | null = null
let onSaid: SaidListener | null = null
let isDiscarding = false
const listeners = new Set<() => void>()

function set(part: Partial<Talk>): void {
  talk = { ...talk, ...part }
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTalk = (): Talk => useSyncExternalStore(subscribe, () => talk)

/** Who gets the words that were said; the panel, while it is open. Returns the way back. */
export function takeSaid(listener: SaidListener): () => void {
  onSaid = listener
  return () => {
    if (onSaid === listener) onSaid = null
  }
}

/** Begins to listen, unless it does already. */
export function startTalking(): void {
  if (listening) return
  isDiscarding = false
  set({ state: 'listening', ear: null, words: '', problem: null })
  listening = listen({
    onBegin: (ear) => set({ ear }),
    onWords: (words) => set({ words }),
    onEnd: (words, problem) => {
      listening = null
      set({ state: 'idle', ear: null, words: '', problem })
      if (words.trim() !== '' && !isDiscarding) onSaid?.(words.trim(), problem === null)
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
