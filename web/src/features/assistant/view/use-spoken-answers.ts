import { useEffect, useRef } from 'react'
import type { ShownMessage } from '../chat/chat-store.ts'
import { isReadingAloud, readAloud, stopReading } from '../speech/read-aloud.ts'
import { noteLines } from './mark-notes.tsx'

/** Speaks an answer once it is whole, where that was asked for; those of before are not spoken. */
export function useSpokenAnswers(messages: readonly ShownMessage[]): void {
  const pending = useRef<string | null>(null)
  const last = messages.at(-1)
  useEffect(() => {
    if (last?.role !== 'assistant') return
    if (last.state === 'pending') pending.current = last.id
    else if (pending.current === last.id) {
      pending.current = null
      if (last.state === 'done' && isReadingAloud())
        readAloud(
          [last.text, ...noteLines(last.marks), ...last.outcomes.map(({ message }) => message)]
            .filter(Boolean)
            .join('\n'),
        )
    }
  }, [last])
  useEffect(() => stopReading, [])
}
