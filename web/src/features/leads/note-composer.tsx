import { unsentText } from '@parley/core/text/unsent'
import { startOf } from '@parley/core/text/words'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { isOffline, queueCreation } from '~/data/offline-queue.ts'
import { useDraft } from '~/data/use-draft.ts'
import { DictateButton } from '~/features/dictation/index.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { toast } from '~/ui/toast.ts'
import { MentionTextarea } from '../people/index.ts'
import { addNote } from './calls/add-note.ts'
import { leadKeys } from './calls/lead-keys.ts'

/** As the database has it, in characters. */
const longest = 20_000

/** Writes a note into a lead's timeline, typed or dictated; Control or Command with Enter saves. */
export default function NoteComposer({ leadId }: { leadId: string }) {
  const queryClient = useQueryClient()
  const [text, setText, forget, readText] = useDraft(`note.${leadId}`, z.string(), '')
  const [failure, setFailure] = useState<string>()
  const typed = useRef('')
  const [isDictating, setDictating] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (text.trim() === '' || isDictating || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const note = { lead_id: leadId, kind: 'note' as const, body: text.trim() }
      if (isOffline()) {
        queueCreation('lead_activities', note, `Note: ${startOf(note.body, 80)}`)
        toast.success('Note kept', { description: 'Sent when you are back online' })
      } else await addNote(note)
      const left = unsentText(readText(), note.body)
      typed.current = unsentText(typed.current, note.body)
      setText(left)
      if (left === '') forget()
      await queryClient.invalidateQueries({ queryKey: leadKeys.one(leadId) })
    } catch (error) {
      setFailure(`Not saved: ${describeError(error)}`)
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form onSubmit={submit} className="relative space-y-2 py-4">
      <Field label="Note" isLabelHidden error={failure}>
        <MentionTextarea
          rows={1}
          maxLength={longest}
          className="min-h-11! resize-none py-2.5 pr-12"
          placeholder="Add a note. @ mentions a colleague."
          value={text}
          readOnly={isDictating}
          onChange={setText}
          onKeyDown={(event) => (event.metaKey || event.ctrlKey) && event.key === 'Enter' && void save()}
        />
      </Field>
      {text.trim() !== '' && !isDictating && (
        <Button type="submit" isBusy={isBusy}>
          Save note
        </Button>
      )}
      <div className="[&_button]:absolute [&_button]:top-5.5 [&_button]:right-1.5 [&_button]:border-0 pointer-coarse:[&_button]:top-4">
        <DictateButton
          label="Dictate a note"
          onBegin={() => {
            typed.current = text.trim()
            setDictating(true)
          }}
          onEnd={() => setDictating(false)}
          onWords={(words) => setText(startOf([typed.current, words].filter(Boolean).join(' '), longest))}
        />
      </div>
    </form>
  )
}
