import { type FormEvent, useId, useState } from 'react'
import { changeInBulk } from '~/data/bulk-change.ts'
import { supabase } from '~/data/supabase.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { refreshLeads } from '../leads-cache.ts'
import { TagInput } from '../tags/tag-input.tsx'

interface Props {
  ids: readonly string[]
  /** "3 leads". */
  words: string
  onClose: () => void
  onDone: () => void
}

/** Gives the selected leads a tag, or takes it off them. */
export default function TagDialog({ ids, words, onClose, onDone }: Props) {
  const form = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = (isGiven: boolean) => {
    const tag = text.trim()
    if (tag === '' || /[,;]/.test(tag))
      return setProblem(tag === '' ? 'Write a tag' : 'Write one tag, without commas')
    onDone()
    void changeInBulk({
      ids,
      send: async (piece, change) => {
        await supabase.rpc('tag_leads', { ids: piece, tag, is_given: isGiven, change }).throwOnError()
      },
      said: isGiven ? `${words} tagged “${tag}”` : `“${tag}” removed from ${words}`,
      showBack: () => {},
      refresh: refreshLeads,
    })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Tag"
      description={words}
      width="narrow"
      aside={
        <Button variant="quiet" className="-ml-3" onClick={() => save(false)}>
          Remove tag
        </Button>
      }
      footer={
        <Button variant="primary" type="submit" form={form}>
          Add tag
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save(true)
        }}
      >
        <Field label="Tag" error={problem}>
          <TagInput value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
