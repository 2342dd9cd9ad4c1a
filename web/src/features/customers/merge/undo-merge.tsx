import { useMutation } from '@tanstack/react-query'
import { Button } from '~/ui/button.tsx'
import { undoMerge } from './merge-customers.ts'

/** Makes two accounts or contacts of one again, from its timeline. */
export default function UndoMerge({ merge }: { merge: string }) {
  const undo = useMutation({ mutationFn: () => undoMerge(merge) })
  return (
    <Button size="small" className="mt-1.5" isBusy={undo.isPending} onClick={() => undo.mutate()}>
      Undo the merge
    </Button>
  )
}
