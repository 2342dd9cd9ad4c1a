import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import type { Side } from './speaker-sides.ts'

interface Props {
  name: string
  side: Side | null
  title: string
  hint: string
  /** Called where name or side are others than before. */
  onSave: (name: string, side: Side | null) => void
  onClose: () => void
}

const options = [
  { value: 'us', label: 'Our side' },
  { value: 'them', label: 'Their side' },
  { value: 'unknown', label: 'Unknown' },
] as const

export function SpeakerWindow({ name, side, title, hint, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState<Side | 'unknown'>(side ?? 'unknown')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    const written = typeof given === 'string' ? given.trim() : ''
    const next = chosen === 'unknown' ? null : chosen
    onClose()
    if ((written !== '' && written !== name) || next !== side) onSave(written || name, next)
  }
  return (
    <Dialog
      isOpen
      width="narrow"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description="Summary, tasks and email will be updated."
    >
      <form onSubmit={submit} className="space-y-4">
        <Field label="Name" hint={hint}>
          <Input name="name" defaultValue={name} required maxLength={80} autoComplete="off" />
        </Field>
        <SegmentedControl label="Side" value={chosen} options={options} onChange={setChosen} />
        <div>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
