import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useUserId } from '~/data/session.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import type { Chat } from './chat/chat.ts'
import { readVertical, type Vertical } from './quick-prompts.ts'
import { chatOf, useChatState } from './use-chat.ts'
import { FollowContext } from './view/app-link.tsx'
import { Composer } from './view/composer.tsx'
import { History } from './view/history.tsx'
import { MessageList } from './view/message-list.tsx'
import { PanelHeader } from './view/panel-header.tsx'
import { QuickPrompts } from './view/quick-prompts.tsx'
import { useSpokenAnswers } from './view/use-spoken-answers.ts'

/** docs/specified.md S2.11, S4.4: the chat, 384 by 600 px, the whole screen on phones. */
export default function AssistantPanel({ onClose }: { onClose: () => void }) {
  const userId = useUserId()
  const profile = useProfile()
  const isPhone = useIsPhone()
  const panel = useRef<HTMLDivElement>(null)
  const [isInHistory, setInHistory] = useState(false)
  const company = profile.data?.companies
  const companyId = profile.data?.company_id
  const chat = companyId ? chatOf(userId, companyId) : null
  const vertical = readVertical([company?.vertical_configurations].flat()[0]?.vertical_type)

  const onKeyDown = (event: KeyboardEvent) => {
    // A window of the panel's own (a menu, a question) closes first.
    if (
      event.defaultPrevented ||
      !panel.current?.contains(event.target instanceof Node ? event.target : null)
    )
      return
    const isTyping =
      event.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (isInHistory) setInHistory(false)
      else onClose()
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (isPlain && !isTyping && event.key.toLowerCase() === 'z' && chat?.undoLast()) event.preventDefault()
  }

  return (
    <FollowContext value={isPhone ? onClose : stay}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        // Not modal on large screens, and the page's own shortcuts look for the role.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="dialog"
        tabIndex={-1}
        aria-label="Assistant"
        aria-modal={isPhone || undefined}
        onKeyDown={onKeyDown}
        data-toasts-beside
        className="rise fixed inset-0 z-40 flex flex-col bg-raised pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] sm:inset-auto sm:right-4 sm:bottom-4 sm:h-150 sm:max-h-[calc(100dvh-2rem)] sm:w-96 sm:overflow-hidden sm:rounded-xl sm:border sm:py-0 sm:shadow-float"
      >
        {chat ? (
          <Open
            chat={chat}
            userId={userId}
            vertical={vertical}
            isInHistory={isInHistory}
            onHistory={setInHistory}
            onClose={onClose}
          />
        ) : (
          <>
            <PanelHeader vertical={null} onClose={onClose} />
            <div className="flex-1 p-4">
              {profile.error && !profile.isFetching ? (
                <ErrorNotice title="The assistant could not start" onRetry={() => void profile.refetch()}>
                  {describeError(profile.error)}
                </ErrorNotice>
              ) : (
                <SkeletonRows count={4} label="Opening the assistant" />
              )}
            </div>
          </>
        )}
      </div>
    </FollowContext>
  )
}

const stay = () => undefined

interface OpenProps {
  chat: Chat
  userId: string
  vertical: Vertical
  isInHistory: boolean
  onHistory: (isInHistory: boolean) => void
  onClose: () => void
}

function Open({ chat, userId, vertical, isInHistory, onHistory, onClose }: OpenProps) {
  const state = useChatState(chat)
  useEffect(() => void chat.begin(), [chat])
  useSpokenAnswers(chat)
  return (
    <>
      <PanelHeader
        vertical={vertical}
        engine={state.engine}
        isInHistory={isInHistory}
        onHistory={onHistory}
        onNew={() => {
          chat.startNew()
          onHistory(false)
        }}
        onClose={onClose}
      />
      {isInHistory ? (
        <History
          userId={userId}
          openId={state.conversationId}
          onOpen={async (id) => {
            await chat.open(id)
            onHistory(false)
          }}
          onDeleted={(id) => id === state.conversationId && chat.startNew()}
        />
      ) : (
        <>
          <MessageList chat={chat} state={state} vertical={vertical} />
          <footer data-below-toasts className="border-t">
            {state.messages.length > 0 && (
              <QuickPrompts chat={chat} vertical={vertical} isBlocked={state.isPending} isLine />
            )}
            <Composer chat={chat} state={state} />
          </footer>
        </>
      )}
    </>
  )
}
