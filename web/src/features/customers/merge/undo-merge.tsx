import { useMutation } from '@tanstack/react-query'
import { Button } from '~/ui/button.tsx'
import { undoMerge } from './merge-customers.ts'

/** Takes a merge back: the button on the timeline of the account or contact that was kept. */
export default function UndoMerge({ merge }: { merge: string }) {
  const undo = useMutation({ mutationFn: () => undoMerge(merge) })
  return (
    <Button size="small" className="mt-1.5" isBusy={undo.isPending} onClick={() => undo.mutate()}>
      Undo the merge
    </Button>
  )
}
