import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { afterPress } from '~/ui/after-press.ts'
import { Input } from '~/ui/input.tsx'
import { takeFocus } from '~/ui/take-focus.ts'
import { FactButton, FactLine, FactProblem } from './fact-button.tsx'

interface Props {
  label: string
  /** As it is edited; empty for unknown. */
  value: string
  /** As it is shown, where that differs. */
  shown?: string
  schema: z.core.$ZodType<string, string>
  type?: string
  /** Set large and whole: the first thing to be read. */
  isProminent?: boolean
  /** Saves; false where that failed, and what was typed stays. */
  onSave: (text: string) => Promise<boolean>
}

/** A fact that becomes a field on a press: Enter or leaving saves, Escape takes back. */
export function InlineField({
  label,
  value,
  shown,
  schema,
  type = 'text',
  isProminent = false,
  onSave,
}: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDraft(null)
    setProblem(null)
  }
  const save = async () => {
    if (draft === null) return
    if (draft.trim() === value) return close()
    const read = z.safeParse(schema, draft)
    if (!read.success) return setProblem(read.error.issues[0]?.message ?? 'This is not valid')
    const typed = draft
    close()
    if (!(await onSave(read.data))) setDraft(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    flushSync(() => (event.key === 'Escape' ? close() : void save()))
    button.current?.focus()
  }
  return (
    <FactLine id={id} label={label}>
      {draft === null ? (
        <FactButton
          ref={button}
          label={label}
          shown={shown ?? value}
          isProminent={isProminent}
          onClick={() => setDraft(value)}
        />
      ) : (
        <div>
          <Input
            ref={takeFocus}
            aria-labelledby={id}
            aria-invalid={problem !== null || undefined}
            type={type}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => afterPress(() => void save())}
          />
          <FactProblem>{problem}</FactProblem>
        </div>
      )}
    </FactLine>
  )
}
