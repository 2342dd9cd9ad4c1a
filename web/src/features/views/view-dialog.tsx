import { type FormEvent, useId, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import type { ViewDraft } from './queries.ts'

interface Props {
  title: string
  description?: string
  start: ViewDraft
  /** What it may be called. */
  example: string
  /** Whether the view can be shared here. */
  canShare: boolean
  /** Saves; what it throws is shown and the dialog stays. */
  onSave: (draft: ViewDraft) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view. */
export default function ViewDialog({ title, description, start, example, canShare, onSave, onClose }: Props) {
  const formId = useId()
  const [draft, setDraft] = useState(start)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const name = draft.name.trim()
    const wrong =
      name === '' ? 'Give the view a name' : name.length > 60 ? 'Use at most 60 characters' : undefined
    setProblem(wrong)
    if (wrong !== undefined) return
    setBusy(true)
    setFailure(null)
    try {
      await onSave({ ...draft, name })
      onClose()
    } catch (error) {
      setFailure(describeError(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      width="narrow"
      title={title}
      {...(description === undefined ? {} : { description })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          Save
        </Button>
      }
    >
      <form id={formId} noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        {failure !== null && <ErrorNotice title="The view was not saved">{failure}</ErrorNotice>}
        <Field label="Name" error={problem}>
          <Input
            value={draft.name}
            autoComplete="off"
            placeholder={example}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
        </Field>
        {canShare && (
          <Checkbox
            label="Share with the company"
            description="Everyone in the company sees the view; only you and the owners can change it."
            checked={draft.isShared}
            onChange={({ target }) => setDraft({ ...draft, isShared: target.checked })}
          />
        )}
      </form>
    </Dialog>
  )
}
