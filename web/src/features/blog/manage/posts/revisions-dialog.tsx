import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatDayAndTime } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Select } from '~/ui/select.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { membersQuery } from '../../../people/index.ts'
import type { ListedPost } from '../posts.ts'
import { ChangeList } from './change-list.tsx'
import { compareRevisions } from './compare-revisions.ts'
import { restoreRevision, revisionsQuery } from './revisions.ts'

interface Props {
  post: ListedPost
  onClose: () => void
}

/** What a post said before, word by word beside what it says now, and a way back. */
export default function RevisionsDialog({ post, onClose }: Props) {
  const revisions = useQuery(revisionsQuery(post.id))
  const members = useQuery(membersQuery()).data ?? []
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const [now, ...earlier] = revisions.data ?? []
  const chosen = earlier.find(({ id }) => id === chosenId) ?? earlier[0]
  const nameOf = (id: string | null) => members.find((member) => member.id === id)?.name
  const restore = () => {
    if (!chosen) return
    setRestoring(true)
    restoreRevision(chosen.id)
      .then(
        () => {
          toast.success('Revision restored', { description: 'The previous text is kept as a revision.' })
          onClose()
        },
        (error: unknown) => toast.error('Nothing was changed', { description: describeError(error) }),
      )
      .finally(() => setRestoring(false))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Revisions"
      description={post.title}
      width="wide"
      cancel="Close"
      footer={
        chosen && (
          <Button variant="primary" isBusy={isRestoring} onClick={restore}>
            Restore this revision
          </Button>
        )
      }
    >
      {revisions.error && (
        <ErrorNotice title="The revisions could not be loaded" onRetry={() => void revisions.refetch()}>
          {describeError(revisions.error)}
        </ErrorNotice>
      )}
      {revisions.isPending && <SkeletonRows count={4} label="Loading revisions" />}
      {revisions.data && !chosen && (
        <p className="text-muted">
          No earlier revisions yet. Each editing session is kept here, up to a hundred.
        </p>
      )}
      {chosen && now && (
        <>
          <div className="max-w-sm">
            <Select
              aria-label="Revision"
              value={chosen.id}
              onChange={({ target }) => setChosenId(target.value)}
            >
              {earlier.map((revision) => (
                <option key={revision.id} value={revision.id}>
                  {formatDayAndTime(revision.created_at)}
                  {nameOf(revision.author_id) ? ` by ${nameOf(revision.author_id)}` : ''}
                </option>
              ))}
            </Select>
          </div>
          <ChangeList changes={compareRevisions(chosen.snapshot, now.snapshot)} />
        </>
      )}
    </Dialog>
  )
}
