import { type LoggedKind, loggedLabels } from '@parley/core/records/activity'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { readLocalInput } from '~/data/local-input.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { MentionTextarea } from '../people/index.ts'
import { correctActivity } from './change-activity.ts'
import { toCorrection, toDraft } from './correction.ts'
import { findProblem, longestText } from './logged-draft.ts'
import { LoggedFacts } from './logged-facts.tsx'
import type { TimelineRow } from './timeline-row.ts'

interface Props {
  row: TimelineRow
  kind: LoggedKind
  onClose: () => void
}

/** Corrects a note, a call or a meeting in its place; Control or Command with Enter saves, Escape leaves it as it was. */
export default function EditEntry({ row, kind, onClose }: Props) {
  const { now, timeZone } = useClock()
  const [first] = useState(() => toDraft(row, kind, timeZone))
  const [draft, setDraft] = useState(first)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  const label = loggedLabels[kind]
  const save = async () => {
    if (isBusy) return
    if (kind === 'note' && draft.text.trim() === '') return setFailure('Write something, or delete the note.')
    const at = readLocalInput(draft.at, timeZone)
    const problem = findProblem(draft, at, now)
    if (problem !== null) return setFailure(problem)
    const found = toCorrection(row, draft, at, draft.at !== first.at)
    if (found === null) return onClose()
    setBusy(true)
    try {
      await correctActivity({ id: row.id, kind }, found.correction, found.before)
      onClose()
    } catch (error) {
      setFailure(`Not saved: ${describeError(error)}`)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={form} aria-label={`Edit the ${label.toLowerCase()}`} onSubmit={submit} className="space-y-2">
      {kind !== 'note' && (
        <LoggedFacts
          kind={kind}
          draft={draft}
          isStored
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      )}
      <Field label={label} isLabelHidden={kind === 'note'} error={failure}>
        <MentionTextarea
          rows={2}
          maxLength={longestText}
          value={draft.text}
          onChange={(text) => setDraft({ ...draft, text })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) onClose()
            else if ((event.metaKey || event.ctrlKey) && event.key === 'Enter') void save()
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
