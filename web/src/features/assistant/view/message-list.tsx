import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import type { Chat } from '../chat/chat.ts'
import type { ChatState } from '../chat/chat-store.ts'
import type { Vertical } from '../quick-prompts.ts'
import { AnswerBubble } from './answer-bubble.tsx'
import { QuickPrompts } from './quick-prompts.tsx'
import { useFollow } from './use-follow.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const sayUnread = (error: unknown) =>
  toast.error('Earlier messages could not be loaded', {
    description: describeError(error),
    position: 'top-center',
  })

/** The conversation, newest last. It follows what comes in unless one has scrolled up to read. */
export function MessageList({ chat, state, vertical }: { chat: Chat; state: ChatState; vertical: Vertical }) {
  const { messages } = state
  const follow = useFollow(messages)
  const keep = useKeptFocus()
  return (
    <div
      role="log"
      aria-label="Conversation"
      aria-busy={state.isOpening || undefined}
      // It has to be scrolled by keyboard as well.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...follow}
      {...keep}
      className="above-toasts min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain p-4 [overflow-anchor:none] outline-offset-[-2px]"
    >
      {messages.length === 0 && <Welcome chat={chat} vertical={vertical} isBlocked={state.isPending} />}
      {state.earlier && (
        <div className="flex justify-center">
          <Button
            size="small"
            isBusy={state.isReadingEarlier}
            onClick={() => void chat.showEarlier().catch(sayUnread)}
          >
            Show earlier
          </Button>
        </div>
      )}
      {messages.map((message) =>
        message.role === 'user' ? (
          <div key={message.id} data-question="" className="flex justify-end">
            <p className="max-w-[85%] rounded-xl rounded-br-sm bg-accent-soft px-3 py-2 break-words whitespace-pre-wrap">
              <span className="sr-only">You: </span>
              {message.text}
            </p>
          </div>
        ) : (
          <AnswerBubble key={message.id} chat={chat} message={message} />
        ),
      )}
    </div>
  )
}

function Welcome({ chat, vertical, isBlocked }: { chat: Chat; vertical: Vertical; isBlocked: boolean }) {
  return (
    <div className="flex min-h-full flex-col justify-end">
      <p className="text-lg font-semibold">What do you want to get done?</p>
      <p className="mt-1 text-sm text-muted">
        Ask about leads, tasks and conversations, or say what to change: “move Acme to negotiation and remind
        me Thursday”.
      </p>
      <div className="mt-4">
        <QuickPrompts chat={chat} vertical={vertical} isBlocked={isBlocked} />
      </div>
    </div>
  )
}
