import type { FormEvent } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'

interface Props {
  name: string
  onRename: (name: string) => void
  onClose: () => void
}

export default function RenameSpeaker({ name, onRename, onClose }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    onClose()
    if (typeof given === 'string' && given.trim() !== '' && given.trim() !== name) onRename(given.trim())
  }
  return (
    <Dialog isOpen width="narrow" onOpenChange={(isOpen) => !isOpen && onClose()} title="Who is speaking?">
      <form onSubmit={submit} className="space-y-4">
        <Field label="Name" hint="Shown throughout this recording.">
          <Input name="name" defaultValue={name} maxLength={80} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary">
          Rename
        </Button>
      </form>
    </Dialog>
  )
}
