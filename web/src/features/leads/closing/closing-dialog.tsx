import { defaultStages, stageName } from '@parley/core/leads/stages'
import { type FormEvent, useId } from 'react'
import { useStages } from '~/data/stages.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import type { Closing } from './closing.ts'
import { ClosingFields, useClosing } from './closing-fields.tsx'

interface Props {
  asked: Closing
  onClose: () => void
}

export function ClosingDialog({ asked: { status, name, close }, onClose }: Props) {
  const form = useId()
  const { read, fields } = useClosing(status)
  const called = stageName(useStages(), status)
  // A word of ours goes into the sentence; one of the company's own is spelled as they spell it.
  const stage = called === stageName(defaultStages, status) ? called.toLowerCase() : called
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = read()
    if (said === null) return
    onClose()
    close(said)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Close as ${stage}`}
      description={name}
      width="narrow"
      footer={
        <Button variant="primary" type="submit" form={form}>
          Mark as {stage}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="space-y-4">
        <ClosingFields {...fields} />
      </form>
    </Dialog>
  )
}
