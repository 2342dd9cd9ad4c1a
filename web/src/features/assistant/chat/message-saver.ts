import { logError } from '~/data/error-log.ts'
import { contentOf, type ShownMessage } from './chat-store.ts'
import {
  createConversation,
  refreshConversations,
  renameConversation,
  saveMessage,
  titleFrom,
} from './conversations.ts'

const log = (error: unknown) => logError(error, 'assistant')

interface Person {
  userId: string
  companyId: string
}

/**
 * Keeps a conversation and its messages, one after the other so that their order is theirs. What cannot be saved is only
 * logged (docs/specified.md S8.3): one can chat all the same.
 */
export function createMessageSaver({ userId, companyId }: Person) {
  let conversation: Promise<string | null> | null = null
  let saving: Promise<unknown> = Promise.resolve()
  let hasTitle = false

  const saveTo = (target: Promise<string | null> | null) => (message: ShownMessage) => {
    const outcomes = message.role === 'assistant' ? message.outcomes : []
    const row = {
      id: message.id,
      role: message.role,
      content: contentOf(message),
      calls: outcomes.map(({ callId, name, parameters }) => ({
        id: callId,
        type: 'function' as const,
        function: { name, arguments: JSON.stringify(parameters) },
      })),
      outcomes,
      marks: message.role === 'assistant' ? message.marks : [],
    }
    saving = saving
      .then(async () => {
        const id = await target
        if (id == null) return
        await saveMessage(id, row)
        void refreshConversations()
      })
      .catch(log)
  }

  return {
    /** The conversation's id, created at the first call; null where that failed. */
    begin(): Promise<string | null> {
      conversation ??= createConversation(userId, companyId).catch((error: unknown) => {
        log(error)
        return null
      })
      return conversation
    },
    /** Names a new conversation by its first words. */
    async name(text: string): Promise<void> {
      if (hasTitle) return
      hasTitle = true
      const id = await conversation
      if (id == null) return
      await renameConversation(id, titleFrom(text)).then(refreshConversations, log)
    },
    /** Saves messages of the present conversation, also once another one was opened. */
    bindSave: () => saveTo(conversation),
    save: (message: ShownMessage): void => saveTo(conversation)(message),
    /** From now on a conversation of the history, or a new one. */
    use(id: string | null): void {
      conversation = id === null ? null : Promise.resolve(id)
      hasTitle = id !== null
    },
  }
}

export type MessageSaver = ReturnType<typeof createMessageSaver>
