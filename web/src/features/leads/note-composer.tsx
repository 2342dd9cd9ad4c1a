import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { isOffline, queueCreation } from '~/data/offline-queue.ts'
import { useDraft } from '~/data/use-draft.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { toast } from '~/ui/toast.ts'
import { MentionTextarea } from './mention-textarea.tsx'
import { addNote, leadKeys } from './queries.ts'

/** Writes a note into a lead's timeline; Control or Command with Enter saves. */
export function NoteComposer({ leadId }: { leadId: string }) {
  const queryClient = useQueryClient()
  const [text, setText, forget] = useDraft(`note.${leadId}`, z.string(), '')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (text.trim() === '') return
    setBusy(true)
    setFailure(undefined)
    try {
      const note = { lead_id: leadId, kind: 'note' as const, body: text.trim() }
      if (isOffline()) {
        queueCreation('lead_activities', note, `Note: ${note.body.slice(0, 80)}`)
        toast.success('Note kept', { description: 'Sent when you are back online' })
      } else await addNote(note)
      setText('')
      forget()
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
    <form onSubmit={submit} className="space-y-2 py-4">
      <Field label="Note" error={failure}>
        <MentionTextarea
          maxLength={20_000}
          placeholder="What should be remembered? @ names a colleague."
          value={text}
          onChange={setText}
          onKeyDown={(event) => (event.metaKey || event.ctrlKey) && event.key === 'Enter' && void save()}
        />
      </Field>
      {text.trim() !== '' && (
        <Button type="submit" isBusy={isBusy}>
          Save note
        </Button>
      )}
    </form>
  )
}
