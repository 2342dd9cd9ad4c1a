import { Button } from '~/ui/button.tsx'

interface Props {
  losses: readonly string[]
  onAccept: () => void
}

/** Stands in place of the toolbar until somebody decides; the text below stays as it is stored. */
export function LossQuestion({ losses, onAccept }: Props) {
  return (
    <section aria-label="Changes by the editor" role="alert" className="mb-5 rounded-lg bg-accent-soft p-4">
      <p className="font-medium">The editor can’t keep everything in this text</p>
      <p className="mt-0.5 text-sm text-muted">
        With your first change it would also change: {losses.join(', ')}. Nothing is changed yet; without an
        answer the text stays as it is stored, whatever you save beside it.
      </p>
      <Button size="small" className="mt-3" onClick={onAccept}>
        Edit anyway
      </Button>
    </section>
  )
}
