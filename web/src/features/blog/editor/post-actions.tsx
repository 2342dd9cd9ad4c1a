import { lazy, Suspense } from 'react'
import { Button } from '~/ui/button.tsx'
import type { usePresses } from './use-presses.ts'

const PostsMenu = lazy(() => import('./posts-menu.tsx'))

interface Props {
  postId: string | null
  /** What is being saved by a press. */
  pressed: ReturnType<typeof usePresses>['pressed']
  onDraft: () => void
  onPublish: () => void
}

/** The other posts, Save Draft and Publish. */
export function PostActions({ postId, pressed, onDraft, onPublish }: Props) {
  const isBusy = pressed !== null
  return (
    <>
      <Suspense fallback={null}>
        <PostsMenu postId={postId} onDraft={isBusy ? undefined : onDraft} />
      </Suspense>
      <Button isBusy={pressed === 'draft'} disabled={isBusy} onClick={onDraft} className="max-[22rem]:hidden">
        Save Draft
      </Button>
      <Button variant="primary" isBusy={pressed === 'publish'} disabled={isBusy} onClick={onPublish}>
        Publish
      </Button>
    </>
  )
}
