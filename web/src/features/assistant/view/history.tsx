import { useInfiniteQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatAge } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Input } from '~/ui/input.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import {
  type Conversation,
  conversationsQuery,
  deleteConversation,
  refreshConversations,
  renameConversation,
} from '../chat/conversations.ts'

interface Props {
  userId: string
  openId: string | null
  onOpen: (id: string) => Promise<void>
  onDeleted: (id: string) => void
}

const say = (title: string, error: unknown) =>
  toast.error(title, { description: describeError(error), position: 'top-center' })

/** The conversations one has had: open, rename, delete. */
export function History({ userId, openId, onOpen, onDeleted }: Props) {
  const list = useInfiniteQuery(conversationsQuery(userId))
  const { error, isFetching, refetch } = list
  // One that moved up while the next page was read stands on two of them.
  const data = list.data && [...new Map(list.data.pages.flat().map((each) => [each.id, each])).values()]
  const [doomed, setDoomed] = useState<Conversation | null>(null)
  const remove = async ({ id }: Conversation) => {
    try {
      await deleteConversation(id)
      onDeleted(id)
    } catch (failure) {
      say('The conversation was not deleted', failure)
    }
    await refreshConversations()
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-2 py-2">
      {data === undefined ? (
        error && !isFetching ? (
          <ErrorNotice title="Conversations could not be loaded" onRetry={() => void refetch()}>
            {describeError(error)}
          </ErrorNotice>
        ) : (
          <div className="px-2">
            <SkeletonRows count={6} label="Loading conversations" />
          </div>
        )
      ) : data.length === 0 ? (
        <p className="px-2 py-8 text-center text-sm text-muted">
          What you talk about with the assistant is kept here, for you alone.
        </p>
      ) : (
        <ul>
          {data.map((conversation) => (
            <Row
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              onOpen={() =>
                onOpen(conversation.id).catch((failure: unknown) =>
                  say('The conversation could not be opened', failure),
                )
              }
              onDelete={() => setDoomed(conversation)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <ShowMore
          label="Show earlier"
          isBusy={list.isFetchingNextPage}
          onMore={() => void fetchMore(list)}
          shown={data?.length ?? 0}
          total={null}
        />
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        title="Delete this conversation?"
        description="Its messages are gone for good. What it changed in the CRM stays."
        confirmLabel="Delete for good"
        onConfirm={() => doomed && void remove(doomed)}
      />
    </div>
  )
}

interface RowProps {
  conversation: Conversation
  isOpen: boolean
  onOpen: () => Promise<unknown>
  onDelete: () => void
}

function Row({ conversation: { id, title, updatedAt }, isOpen, onOpen, onDelete }: RowProps) {
  const [isRenaming, setRenaming] = useState(false)
  const rename = async (next: string) => {
    setRenaming(false)
    if (next === '' || next === title) return
    try {
      await renameConversation(id, next)
    } catch (error) {
      say('The name was not changed', error)
    }
    await refreshConversations()
  }
  if (isRenaming) return <Rename title={title} onSave={rename} onCancel={() => setRenaming(false)} />
  return (
    <li className="flex items-center gap-0.5 rounded-md hover:bg-sunken">
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => void onOpen()}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-3 rounded-md px-2 text-left text-sm aria-[current]:bg-selected aria-[current]:font-medium pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <span className="shrink-0 text-xs font-normal text-muted tabular-nums">{formatAge(updatedAt)}</span>
      </button>
      <IconButton
        label={`Rename “${title}”`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setRenaming(true)}
      />
      <IconButton label={`Delete “${title}”`} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
    </li>
  )
}

const takeFocus = (input: HTMLInputElement | null) => input?.select()

function Rename({
  title,
  onSave,
  onCancel,
}: {
  title: string
  onSave: (title: string) => Promise<void>
  onCancel: () => void
}) {
  const [text, setText] = useState(title)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void onSave(text.trim())
  }
  return (
    <li className="py-1">
      <form onSubmit={save} className="flex items-center gap-2 px-2">
        <Input
          ref={takeFocus}
          aria-label="Name of the conversation"
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            onCancel()
          }}
        />
        <Button size="small" type="submit" variant="primary">
          Save
        </Button>
      </form>
    </li>
  )
}
