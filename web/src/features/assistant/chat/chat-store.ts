import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import type { MessagePlace } from './conversations.ts'
import { sorryWords } from './failure.ts'
import { composeReply, type Outcome } from './outcome.ts'

/** `stopped`: by the person; `failed`: the words say sorry below what had come. */
type AnswerState = 'pending' | 'done' | 'stopped' | 'failed'

export type ShownMessage =
  | { id: string; role: 'user'; text: string }
  | {
      id: string
      role: 'assistant'
      text: string
      outcomes: readonly Outcome[]
      /** Sentences of the text that are not borne out. */
      marks: readonly Mark[]
      state: AnswerState
      engine: string | null
      /** It ended in this window, so it can be taken up again. */
      canRetry: boolean
    }
export type ShownAnswer = Extract<ShownMessage, { role: 'assistant' }>

export interface ChatState {
  conversationId: string | null
  messages: readonly ShownMessage[]
  isPending: boolean
  isStopping: boolean
  /** Reading a conversation of the history. */
  isOpening: boolean
  /** Where what is shown begins, when there is more before it. */
  earlier: MessagePlace | null
  isReadingEarlier: boolean
  /** What answered last: `local` or a model's name. */
  engine: string | null
}

export const emptyChat: ChatState = {
  conversationId: null,
  messages: [],
  isPending: false,
  isStopping: false,
  isOpening: false,
  earlier: null,
  isReadingEarlier: false,
  engine: null,
}

/** A message as it is stored and told to the model. */
export function contentOf(message: ShownMessage): string {
  if (message.role === 'user') return message.text
  const { text, state, outcomes } = message
  return composeReply(state === 'failed' ? [text, sorryWords].filter(Boolean).join('\n\n') : text, outcomes)
}

/** What is shown of a chat, and how it changes. */
export function createChatStore() {
  let state = emptyChat
  const listeners = new Set<() => void>()
  const set = (part: Partial<ChatState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes an answer; nothing where it is not shown any more. */
    edit: (id: string, part: Partial<ShownAnswer>): void =>
      set({
        messages: state.messages.map((each) =>
          each.id === id && each.role === 'assistant' ? { ...each, ...part } : each,
        ),
      }),
    answerOf: (id: string): ShownAnswer | undefined =>
      state.messages.find((each): each is ShownAnswer => each.id === id && each.role === 'assistant'),
  }
}

export type ChatStore = ReturnType<typeof createChatStore>
