import { type createChatStore, emptyChat, type ShownMessage } from './chat-store.ts'
import { type KeptMessage, readMessages } from './conversations.ts'
import type { createMessageSaver } from './message-saver.ts'
import { newAnswer } from './new-answer.ts'

interface Ports {
  store: ReturnType<typeof createChatStore>
  saver: ReturnType<typeof createMessageSaver>
  /** Ends what is under way in the present conversation. */
  leave: () => void
}

const toShown = ({ id, role, text, outcomes, marks }: KeptMessage): ShownMessage =>
  role === 'user' ? { id, role, text } : { ...newAnswer(id), text, outcomes, marks, state: 'done' }

/** Opens conversations that were kept, and what was said in them before. */
export function createHistoryActions({ store, saver, leave }: Ports) {
  let opening: symbol | null = null

  /** Shows a conversation of the history. Rejects where it cannot be read; then the present one stays. */
  async function open(id: string): Promise<void> {
    const mine = Symbol(id)
    opening = mine
    store.set({ isOpening: true })
    try {
      const { messages, earlier } = await readMessages(id)
      // Another one was chosen meanwhile, or a new one begun.
      if (opening !== mine || !store.read().isOpening) return
      leave()
      saver.use(id)
      store.set({
        ...emptyChat,
        engine: store.read().engine,
        conversationId: id,
        messages: messages.map(toShown),
        earlier,
      })
    } finally {
      if (opening === mine) store.set({ isOpening: false })
    }
  }

  /** Shows what was said before the first message. Rejects where it cannot be read. */
  async function showEarlier(): Promise<void> {
    const { conversationId, earlier, isReadingEarlier } = store.read()
    if (conversationId === null || earlier === null || isReadingEarlier) return
    store.set({ isReadingEarlier: true })
    try {
      const read = await readMessages(conversationId, earlier)
      const now = store.read()
      // Another conversation was opened meanwhile.
      if (now.earlier !== earlier) return
      store.set({ messages: [...read.messages.map(toShown), ...now.messages], earlier: read.earlier })
    } finally {
      if (store.read().conversationId === conversationId) store.set({ isReadingEarlier: false })
    }
  }

  return { open, showEarlier }
}
