import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTimeZone } from '~/data/time-zone.ts'
import { afterPress } from '~/ui/after-press.ts'
import { Textarea } from '~/ui/input.tsx'
import { takeFocus } from '~/ui/take-focus.ts'
import { FactButton, FactLine, FactProblem } from './fact-button.tsx'
import { heldAs, readTyped, typedSchema, typedValue } from './field-control.ts'
import type { FieldFactProps } from './field-fact-props.ts'
import { InlineField } from './inline-field.tsx'

interface Props extends FieldFactProps {
  /** What is held, as people read it. */
  shown: string
}

/** A moment or a text of several lines among the facts of a record, edited in place. */
export default function WrittenFact({ field, value, noun, onSave, shown }: Props) {
  const timeZone = useTimeZone()
  const { label } = field
  if (field.type === 'longText') return <LinesFact {...{ field, noun, onSave }} held={shown} />
  return (
    <InlineField
      label={label}
      value={heldAs(field, value, timeZone)}
      shown={shown}
      schema={typedSchema(field, noun)}
      type="datetime-local"
      onSave={(text) => onSave(typedValue(field, text, timeZone), `${label} saved`)}
    />
  )
}

interface LinesProps extends Pick<FieldFactProps, 'field' | 'noun' | 'onSave'> {
  held: string
}

/** A text of several lines that is edited on a press: leaving saves, Escape takes back. */
function LinesFact({ field, held, noun, onSave }: LinesProps) {
  const { label } = field
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDraft(null)
    setProblem(null)
  }
  const save = async () => {
    if (draft === null) return
    if (draft.trim() === held) return close()
    const read = readTyped(field, draft, noun, 'UTC')
    if ('problem' in read) return setProblem(read.problem)
    close()
    if (!(await onSave(read.value, `${label} saved`))) setDraft(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    flushSync(close)
    button.current?.focus()
  }
  return (
    <FactLine label={label}>
      {draft === null ? (
        <FactButton ref={button} label={label} shown={held} onClick={() => setDraft(held)} />
      ) : (
        <div>
          <Textarea
            ref={takeFocus}
            aria-label={label}
            aria-invalid={problem !== null || undefined}
            rows={4}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => afterPress(() => void save())}
          />
          <FactProblem>{problem}</FactProblem>
        </div>
      )}
    </FactLine>
  )
}
