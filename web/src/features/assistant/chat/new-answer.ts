import type { ShownAnswer } from './chat-store.ts'

/** An answer that has only been asked for. */
export const newAnswer = (id: string): ShownAnswer => ({
  id,
  role: 'assistant',
  text: '',
  outcomes: [],
  marks: [],
  state: 'pending',
  engine: null,
  canRetry: false,
})
