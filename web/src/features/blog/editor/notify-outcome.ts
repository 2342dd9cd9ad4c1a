import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import { isSlugTaken } from './post-calls.ts'
import type { SaveKind, SaveOutcome } from './save-outcome.ts'

export const slugTakenWords = 'This address is taken. Choose a different one.'

/**
 * Says how a press on Save Draft or Publish went (docs/specified.md S8.5, S8.10). A conflict has its own place on the
 * page. Known errors are told in words of ours (docs/deviations.md D4).
 */
export function notifyOutcome(outcome: SaveOutcome, kind: Exclude<SaveKind, 'autosave'>): void {
  const isPublish = kind === 'publish'
  if (outcome.kind === 'failed') {
    const fallback = isPublish ? 'Failed to publish post' : 'Failed to save draft'
    toast.error(isSlugTaken(outcome.error) ? slugTakenWords : describeError(outcome.error, fallback))
  }
  if (outcome.kind !== 'saved') return
  if (isPublish)
    toast.success(outcome.isFirst ? 'Post published successfully!' : 'Post updated and published!')
  else toast.success(outcome.isFirst ? 'Draft saved successfully!' : 'Draft updated!')
}
