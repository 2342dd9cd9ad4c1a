import { useState } from 'react'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import type { Target } from './draft.ts'

interface Props {
  name: string
  leads: number
  /** What is taken away. */
  what: 'stage' | 'pipeline'
  targets: readonly Target[]
  /** Whether there are stages that leads can't be moved to before they are saved. */
  hasUnsaved: boolean
  /** The key of the one that is proposed. */
  proposed: string
  onAnswer: (target: string) => void
  onClose: () => void
}

const toOptions = (targets: readonly Target[]) =>
  targets.map(({ key, name }) => (
    <option key={key} value={key}>
      {name}
    </option>
  ))

/** Where the leads go of a stage or pipeline that is removed. */
export default function MoveQuestion({
  what,
  name,
  leads,
  targets,
  proposed,
  hasUnsaved,
  onAnswer,
  onClose,
}: Props) {
  const [chosen, setChosen] = useState(proposed)
  const groups = [...Map.groupBy(targets, ({ pipeline }) => pipeline)]
  return (
    <Dialog
      isOpen
      width="narrow"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Remove ${name}?`}
      description={`${countOf(leads, 'lead')} ${leads === 1 ? 'is' : 'are'} in this ${what}. ${leads === 1 ? 'It moves' : 'They move'} when you save.`}
      footer={
        <Button variant="danger" onClick={() => onAnswer(chosen)}>
          Remove {what}
        </Button>
      }
    >
      <Field
        label={leads === 1 ? 'Move it to' : 'Move them to'}
        hint={hasUnsaved ? 'A stage that you have just added can be chosen once it is saved.' : undefined}
      >
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {groups.map(([pipeline, own]) =>
            groups.length > 1 ? (
              <optgroup key={pipeline} label={pipeline}>
                {toOptions(own)}
              </optgroup>
            ) : (
              toOptions(own)
            ),
          )}
        </Select>
      </Field>
    </Dialog>
  )
}
