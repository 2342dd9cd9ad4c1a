import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { unreadError } from '~/data/unread-error.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { readEditorSearch } from './editor-search.ts'
import { postQuery } from './post-calls.ts'
import { PostEditor } from './post-editor.tsx'
import { useCopies } from './use-copies.ts'

const TestCard = lazy(() => import('./test-card.tsx'))

/** /blog/admin: a new post, or the one that `edit` names. A new post that was stored keeps its editor as it is. */
export default function EditorPage() {
  const { edit, debug } = readEditorSearch({ ...useSearch({ strict: false }) })
  const navigate = useNavigate()
  /** `begunId`: the post that was begun in this editor, once it is stored. */
  const [open, setOpen] = useState({ key: 0, edit, begunId: '' })
  if (open.edit !== edit) {
    if (edit !== undefined && edit === open.begunId) setOpen({ ...open, edit })
    else setOpen({ key: open.key + 1, edit, begunId: '' })
  }
  if (debug === 2)
    return (
      <Suspense fallback={null}>
        <TestCard />
      </Suspense>
    )
  const adopt = (id: string) => {
    if (edit === id) return
    setOpen((held) => ({ ...held, begunId: id }))
    void navigate({
      to: '/blog/admin',
      search: (held) => readEditorSearch({ ...held, edit: id }),
      replace: true,
    })
  }
  return <OpenPost key={open.key} postId={edit ?? null} onFirstStored={adopt} />
}

function OpenPost({ postId, onFirstStored }: { postId: string | null; onFirstStored: (id: string) => void }) {
  // A new post gets its id while it is open: it is not loaded again.
  const [openedId] = useState(postId)
  const post = useQuery({ ...postQuery(openedId ?? ''), enabled: openedId !== null })
  const copies = useCopies(openedId)
  const error = unreadError(post)
  if (error) {
    return (
      <PageBody>
        <div className="pt-8">
          <ErrorNotice
            title="Failed to load post"
            onRetry={() => void post.refetch()}
            isRetrying={post.isFetching}
          >
            {describeError(error)}
          </ErrorNotice>
        </div>
      </PageBody>
    )
  }
  if (openedId !== null && post.data === null) {
    return (
      <PageBody>
        <EmptyState title="Failed to load post">
          There is no post at this address any more. It may have been deleted.
        </EmptyState>
      </PageBody>
    )
  }
  if ((openedId !== null && post.data === undefined) || copies === undefined) {
    return (
      <PageBody>
        <div className="pt-8">
          <SkeletonRows count={10} label="Loading the post" />
        </div>
      </PageBody>
    )
  }
  return <PostEditor opened={post.data ?? null} copies={copies} onFirstStored={onFirstStored} />
}
