import { useState } from 'react'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'

interface Props {
  name: string
  leads: number
  targets: readonly { key: string; name: string }[]
  /** Whether there are stages that leads can't be moved to before they are saved. */
  hasUnsaved: boolean
  /** The key of the one that is proposed. */
  proposed: string
  onAnswer: (target: string) => void
  onClose: () => void
}

/** Where the leads of a stage go that is removed. */
export default function MoveQuestion({
  name,
  leads,
  targets,
  proposed,
  hasUnsaved,
  onAnswer,
  onClose,
}: Props) {
  const [chosen, setChosen] = useState(proposed)
  return (
    <Dialog
      isOpen
      width="narrow"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Remove ${name}?`}
      description={`${countOf(leads, 'lead')} ${leads === 1 ? 'is' : 'are'} in this stage. ${leads === 1 ? 'It moves' : 'They move'} when you save.`}
      footer={
        <Button variant="danger" onClick={() => onAnswer(chosen)}>
          Remove stage
        </Button>
      }
    >
      <Field
        label={leads === 1 ? 'Move it to' : 'Move them to'}
        hint={hasUnsaved ? 'A stage that you have just added can be chosen once it is saved.' : undefined}
      >
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {targets.map((target) => (
            <option key={target.key} value={target.key}>
              {target.name}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  )
}
