import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { createAutomation } from './calls/create-automation.ts'

interface Props {
  onMade: (id: string) => void
  onClose: () => void
}

/** Asks for a name before anything is stored: a list of “New automation” tells nobody what they do. */
export default function NewAutomation({ onMade, onClose }: Props) {
  const [name, setName] = useState('')
  const [hasTried, setTried] = useState(false)
  const create = useMutation({
    mutationFn: () => createAutomation(name.trim(), { trigger: null, conditions: [], actions: [] }),
    onSuccess: onMade,
  })
  const problem = create.error
    ? describeError(create.error)
    : hasTried && name.trim() === ''
      ? 'Give it a name'
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '') create.mutate()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New automation"
      width="narrow"
      footer={
        <Button variant="primary" type="submit" form="new-automation" isBusy={create.isPending}>
          Create
        </Button>
      }
    >
      <form id="new-automation" noValidate onSubmit={submit}>
        <Field label="Name" error={problem}>
          <Input
            value={name}
            maxLength={120}
            placeholder="Thank new leads"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
