import { useSyncExternalStore } from 'react'
import { canListen, type Listening, type ListenProblem, listen } from './listen.ts'

/** What the microphone button shows. */
export interface Talk {
  isListening: boolean
  words: string
  problem: ListenProblem | 'unsupported' | null
}

let talk: Talk = { isListening: false, words: '', problem: null }
let listening: Listening | null = null
let onSaid: ((words: string) => void) | null = null
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
export function takeSaid(listener: (words: string) => void): () => void {
  onSaid = listener
  return () => {
    if (onSaid === listener) onSaid = null
  }
}

/** Begins to listen, unless it does already. */
export function startTalking(): void {
  if (listening) return
  if (!canListen()) {
    set({ problem: 'unsupported' })
    return
  }
  isDiscarding = false
  set({ isListening: true, words: '', problem: null })
  listening = listen({
    onWords: (words) => set({ words }),
    onEnd: (words, problem) => {
      listening = null
      set({ isListening: false, words: '', problem })
      if (words.trim() !== '' && !isDiscarding) onSaid?.(words.trim())
    },
  })
}

export function stopTalking(how: 'send' | 'cancel'): void {
  if (!listening) return
  if (how === 'send') listening.stop()
  else {
    isDiscarding = true
    listening.cancel()
  }
}
