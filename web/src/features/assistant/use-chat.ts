import { useSyncExternalStore } from 'react'
import { toast } from '~/ui/toast.ts'
import { type Chat, createChat } from './chat/chat.ts'
import type { ChatState } from './chat/chat-store.ts'

let held: { key: string; chat: Chat } | null = null

/** Away from the text box, which the panel has at the bottom. */
const notify = (words: string) => toast.error(words, { position: 'top-center' })

/** The chat of a person in their company; it outlives the panel, and nobody else ever sees it. */
export function chatOf(userId: string, companyId: string): Chat {
  const key = `${userId} ${companyId}`
  if (held?.key !== key) {
    held?.chat.leave()
    held = { key, chat: createChat({ userId, companyId }, notify) }
  }
  return held.chat
}

export const useChatState = (chat: Chat): ChatState => useSyncExternalStore(chat.subscribe, chat.read)
