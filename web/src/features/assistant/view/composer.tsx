import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '~/ui/icon-button.tsx'
import { controlClasses } from '~/ui/input.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Chat } from '../chat/chat.ts'
import type { ChatState } from '../chat/chat-store.ts'
import { longestMessage } from '../chat/fit-request.ts'
import { onTranscript, useTalk } from '../speech/talk.ts'
import { MicrophoneButton, TalkNotice } from './microphone.tsx'
import { useIsOnline } from './use-is-online.ts'

/** Text box, microphone, and Send or Stop. Enter sends, Shift and Enter begins a line. */
export function Composer({ chat, state }: { chat: Chat; state: ChatState }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(chat.draft.read)
  const isOnline = useIsOnline()
  const talk = useTalk()
  const isTalking = talk.state !== 'idle'
  const canSend = text.trim() !== '' && !state.isPending && !state.isOpening && isOnline
  const type = (next: string) => {
    setText(next)
    chat.draft.keep(next)
  }
  const send = (words: string) => {
    if (!isOnline || !chat.send(words)) return false
    type('')
    return true
  }
  const hear = useEffectEvent((words: string, isWhole: boolean) => {
    // What was typed before stays in front; what is cut off or cannot be sent now waits in the box.
    const all = [text.trim(), words].filter(Boolean).join(' ')
    if (!isWhole || !send(all)) type(all)
  })
  useEffect(() => onTranscript((words, isWhole) => hear(words, isWhole)), [])
  useEffect(() => {
    // A finger would get a keyboard over half the answer.
    if (!globalThis.matchMedia('(pointer: coarse)').matches) box.current?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) send(text)
  }
  return (
    <div className="p-3">
      {!isOnline && (
        <output className="mb-2 block text-sm text-muted">
          You are offline. What you type stays here; send it once you are connected again.
        </output>
      )}
      <TalkNotice talk={talk} />
      <div className="flex items-end gap-1.5">
        <textarea
          ref={box}
          aria-label="Message"
          placeholder={isTalking ? 'Listening…' : 'Ask, or say what to do'}
          value={isTalking ? [text.trim(), talk.words].filter(Boolean).join(' ') : text}
          readOnly={isTalking}
          rows={1}
          maxLength={longestMessage}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className={joinClasses(
            controlClasses,
            'field-sizing-content max-h-36 min-h-8 resize-none px-2.5 py-1 pointer-coarse:min-h-11 pointer-coarse:py-2',
          )}
        />
        <MicrophoneButton state={talk.state} />
        {state.isPending ? (
          <IconButton
            label={state.isStopping ? 'Stopping' : 'Stop'}
            disabled={state.isStopping}
            icon={<Square aria-hidden="true" className="fill-current" />}
            className="border"
            onClick={() => {
              chat.stop()
              box.current?.focus()
            }}
          />
        ) : (
          <IconButton
            label="Send"
            disabled={!canSend}
            icon={<ArrowUp aria-hidden="true" />}
            tone="accent"
            onClick={() => {
              send(text)
              box.current?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}
