import { describeLogged, loggedKinds, loggedLabels } from '@parley/core/records/activity'
import { unsentText } from '@parley/core/text/unsent'
import { startOf } from '@parley/core/text/words'
import { type FormEvent, useRef, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { readLocalInput } from '~/data/local-input.ts'
import { isOffline, queueCreation } from '~/data/offline-queue.ts'
import { useClock } from '~/data/use-clock.ts'
import { useDraft } from '~/data/use-draft.ts'
import { DictateButton } from '~/features/dictation/index.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { toast } from '~/ui/toast.ts'
import { MentionTextarea } from '../people/index.ts'
import { addActivity, type NewActivity } from './add-activity.ts'
import { emptyDraft, findProblem, loggedDraft, longestText, toActivity } from './logged-draft.ts'
import { LoggedFacts } from './logged-facts.tsx'

const placeholders = {
  note: 'Add a note. @ mentions a colleague.',
  call: 'What was said? @ mentions a colleague.',
  meeting: 'What was agreed? @ mentions a colleague.',
}

interface Props {
  /** The record it is written about. */
  of: Pick<NewActivity, 'lead_id' | 'account_id' | 'contact_id'>
  onSaved: () => Promise<unknown>
}

/** Writes a note into a timeline, typed or dictated, or logs a call or a meeting; Control or Command with Enter saves. */
export default function ActivityComposer({ of, onSaved }: Props) {
  const { now, timeZone } = useClock()
  const name = `log.${of.lead_id ?? of.account_id ?? of.contact_id ?? ''}`
  const [draft, setDraft, forget, readDraft] = useDraft(name, loggedDraft, emptyDraft)
  const { kind, text } = draft
  const [failure, setFailure] = useState<string>()
  const typed = useRef('')
  const [isDictating, setDictating] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const setText = (next: string) => setDraft({ ...readDraft(), text: next })
  const save = async () => {
    if ((kind === 'note' && text.trim() === '') || isDictating || isBusy) return
    const at = readLocalInput(draft.at, timeZone)
    const problem = findProblem(draft, at, now)
    setFailure(problem ?? undefined)
    if (problem !== null) return
    setBusy(true)
    try {
      const activity = { ...of, ...toActivity(draft, at) }
      if (isOffline()) {
        const said = activity.body ?? describeLogged(kind, activity.data?.outcome ?? null, null)
        queueCreation('lead_activities', activity, `${loggedLabels[kind]}: ${startOf(said, 80)}`)
        toast.success(`${loggedLabels[kind]} kept`, { description: 'Sent when you are back online' })
      } else await addActivity(activity)
      const left = unsentText(readDraft().text, activity.body ?? '')
      typed.current = unsentText(typed.current, activity.body ?? '')
      setDraft({ ...emptyDraft, text: left })
      if (left === '') forget()
      await onSaved()
    } catch (error) {
      setFailure(`Not saved: ${describeError(error)}`)
    }
    setBusy(false)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    await save()
    // The button that was pressed is gone once nothing is left to save.
    if (document.activeElement === document.body)
      form.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-2 py-4">
      <SegmentedControl
        label="What to write down"
        value={kind}
        options={loggedKinds.map((value) => ({ value, label: loggedLabels[value] }))}
        onChange={(value) => setDraft({ ...readDraft(), kind: value, outcome: '' })}
      />
      {kind !== 'note' && (
        <LoggedFacts
          kind={kind}
          draft={draft}
          onChange={(change) => setDraft({ ...readDraft(), ...change })}
        />
      )}
      <div className="relative">
        <Field label={loggedLabels[kind]} isLabelHidden error={failure}>
          <MentionTextarea
            rows={1}
            maxLength={longestText}
            className="min-h-11! resize-none py-2.5 pr-12"
            placeholder={placeholders[kind]}
            value={text}
            readOnly={isDictating}
            onChange={setText}
            onKeyDown={(event) => (event.metaKey || event.ctrlKey) && event.key === 'Enter' && void save()}
          />
        </Field>
        <div className="[&_button]:absolute [&_button]:top-1.5 [&_button]:right-1.5 [&_button]:border-0 pointer-coarse:[&_button]:top-0">
          <DictateButton
            label="Dictate a note"
            onBegin={() => {
              typed.current = text.trim()
              setDictating(true)
            }}
            onEnd={() => setDictating(false)}
            onWords={(words) =>
              setText(startOf([typed.current, words].filter(Boolean).join(' '), longestText))
            }
          />
        </div>
      </div>
      {(text.trim() !== '' || kind !== 'note') && !isDictating && (
        <Button type="submit" isBusy={isBusy}>
          {kind === 'note' ? 'Save note' : `Log ${loggedLabels[kind].toLowerCase()}`}
        </Button>
      )}
    </form>
  )
}
