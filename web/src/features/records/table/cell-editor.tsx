import { type KeyboardEvent, useRef, useState } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import type { CellEdit } from './cell-edit.ts'
import { choicesOf, type EditedRow, heldText, readCell } from './read-cell.ts'
import type { Step } from './use-cell-editing.ts'

export interface CellEditorProps {
  row: EditedRow
  edit: CellEdit
  /** What was typed before, where saving it failed. */
  typed: string | undefined
  /** What the record is called: "lead". */
  noun: string
  isNumeric: boolean
  /** @param values by column @param typed to go on with where it fails */
  onSave: (values: Readonly<Record<string, unknown>>, typed: string) => void
  /** @param isAway whether the focus has gone elsewhere */
  onLeave: (step: Step, isAway: boolean) => void
}

const control =
  'h-full w-full min-w-0 rounded-none bg-surface px-3 text-ink outline-2 -outline-offset-2 outline-accent-ink aria-invalid:outline-danger'

/** The focus, with what is held selected, so that typing replaces it; a list of choices is opened. */
function begin(field: HTMLInputElement | HTMLSelectElement | null) {
  if (!field || field === document.activeElement) return
  field.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement) return field.type === 'date' ? undefined : field.select()
  // Not every browser opens it without a press; then the arrows choose.
  if (navigator.userActivation?.isActive && 'showPicker' in field) field.showPicker()
}

/** A cell while it is edited: Enter, Tab or leaving saves, Escape takes back. */
export default function CellEditor({ row, edit, typed, noun, isNumeric, onSave, onLeave }: CellEditorProps) {
  const held = heldText(edit, row)
  const [draft, setDraft] = useState(typed ?? held)
  const [problem, setProblem] = useState<string | null>(null)
  const isDone = useRef(false)
  const save = async (text: string, step: Step, isAway = false) => {
    if (isDone.current) return
    if (text.trim() !== held) {
      const values = await readCell(edit, row, text, noun)
      if (isDone.current) return
      if (typeof values === 'string') return setProblem(values)
      isDone.current = true
      onSave(values, text)
    }
    isDone.current = true
    onLeave(step, isAway)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') {
      isDone.current = true
      onLeave(0, false)
    } else void save(draft, event.key === 'Enter' ? 0 : event.shiftKey ? -1 : 1)
  }
  const shared = {
    'aria-label': `${edit.label} of ${row.name}`,
    'aria-invalid': problem !== null || undefined,
    onKeyDown,
    onBlur: () => void save(draft, 0, true),
    ref: begin,
  }
  return (
    <>
      {edit.input === null ? (
        <select
          {...shared}
          className={control}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value)
            void save(target.value, 0)
          }}
        >
          {!edit.isRequired && <option value="">Not set</option>}
          {choicesOf(edit, held).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={edit.input}
          autoComplete="off"
          className={joinClasses(control, isNumeric && 'text-right')}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value)
            setProblem(null)
          }}
        />
      )}
      {problem !== null && (
        <p
          role="alert"
          className="absolute top-full left-0 z-20 mt-1 w-max max-w-72 rounded-md border bg-surface px-2.5 py-1.5 text-left text-xs whitespace-normal text-danger shadow-float"
        >
          {problem}
        </p>
      )}
    </>
  )
}
