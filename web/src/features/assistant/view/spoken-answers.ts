import type { ChatStore, ShownAnswer } from '../chat/chat-store.ts'

/**
 * Calls back with each answer once it is whole, however soon that is; not with those that were there before or are opened from the
 * history. @returns what ends it
 */
export function onAnswered(
  { read, subscribe }: Pick<ChatStore, 'read' | 'subscribe'>,
  onAnswer: (answer: ShownAnswer) => void,
): () => void {
  let pending: string | null = null
  const look = () => {
    const last = read().messages.at(-1)
    if (last?.role !== 'assistant') return
    if (last.state === 'pending') pending = last.id
    else if (pending === last.id) {
      pending = null
      if (last.state === 'done') onAnswer(last)
    }
  }
  look()
  return subscribe(look)
}
