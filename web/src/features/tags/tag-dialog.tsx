import type { SalesRecord } from '@parley/core/records/sales-records'
import { type FormEvent, useId, useState } from 'react'
import { changeEach, changeInBulk } from '~/data/bulk-change.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { TagInput } from './tag-input.tsx'

interface Props {
  record: SalesRecord
  ids: readonly string[]
  /** "3 leads". */
  words: string
  onClose: () => void
  onDone: () => void
  /** Reads anew what is shown of them. */
  refresh: () => Promise<unknown>
}

/** Gives the selected records a tag, or takes it off them. */
export default function TagDialog({ record, refresh, ids, words, onClose, onDone }: Props) {
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
      send: (piece, change) => changeEach({ record, ids: piece, tag, is_given: isGiven, change }),
      said: isGiven ? `${words} tagged “${tag}”` : `“${tag}” removed from ${words}`,
      showBack: () => {},
      refresh,
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
          <TagInput record={record} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
