import { useEffect } from 'react'
import type { ChatStore } from '../chat/chat-store.ts'
import { isReadingAloud, readAloud, stopReading } from '../speech/read-aloud.ts'
import { noteLines } from './mark-notes.tsx'
import { onAnswered } from './spoken-answers.ts'

/** Speaks an answer once it is whole, where that was asked for; those of before are not spoken. */
export function useSpokenAnswers(chat: Pick<ChatStore, 'read' | 'subscribe'>): void {
  useEffect(
    () =>
      onAnswered(chat, ({ text, marks, outcomes }) => {
        if (!isReadingAloud()) return
        readAloud(
          [text, ...noteLines(marks), ...outcomes.map(({ message }) => message)].filter(Boolean).join('\n'),
        )
      }),
    [chat],
  )
  useEffect(() => stopReading, [])
}
