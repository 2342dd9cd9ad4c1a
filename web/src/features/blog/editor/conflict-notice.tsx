import { lazy, Suspense, useState } from 'react'
import { formatDayAndTime } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import type { PostForm } from '../post-form.ts'
import type { StoredPost } from './stored-post.ts'

const CompareDialog = lazy(() => import('./compare-dialog.tsx'))

interface Props {
  mine: PostForm
  theirs: StoredPost
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Whose words stay: nothing was overwritten, and nothing will be until one of the two is pressed. */
export default function ConflictNotice({ mine, theirs, isBusy, onKeepMine, onTakeTheirs }: Props) {
  const [isComparing, setComparing] = useState(false)
  const answers = (
    <>
      <Button size="small" disabled={isBusy} onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button size="small" variant="primary" isBusy={isBusy} onClick={onKeepMine}>
        Keep mine
      </Button>
    </>
  )
  return (
    <div role="alert" className="mb-5 rounded-lg bg-accent-soft p-4">
      <p className="font-medium">
        {theirs.by ?? 'Someone else'} saved this post on{' '}
        <time dateTime={theirs.mark.updatedAt}>{formatDayAndTime(theirs.mark.updatedAt)}</time>
      </p>
      <p className="mt-0.5 text-sm text-muted">
        Nothing was overwritten. Keep mine replaces their text, which stays under Revisions; Take theirs
        discards what you changed here.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => setComparing(true)}>
          Compare
        </Button>
        {answers}
      </div>
      <Suspense fallback={null}>
        {isComparing && (
          <CompareDialog mine={mine} theirs={theirs} footer={answers} onClose={() => setComparing(false)} />
        )}
      </Suspense>
    </div>
  )
}
