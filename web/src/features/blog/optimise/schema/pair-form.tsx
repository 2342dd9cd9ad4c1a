import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'

/** A question with its answer, or a step with its text. */
export interface Pair {
  head: string
  body: string
}

/** What the two parts are called. */
export interface PairWords {
  list: string
  head: string
  body: string
  add: string
  /** Said where one of them is blank. */
  missing: string
}

interface Props {
  words: PairWords
  first: Pair
  submit: string
  onSubmit: (pair: Pair) => void
  onCancel: () => void
}

// One function for good: React calls it when the field appears, not at each key.
const focusOnArrival = (field: HTMLInputElement | HTMLTextAreaElement | null) => field?.focus()

/** Both parts are needed. Opens with the focus in the first one; in the second where only the first is filled in. */
export function PairForm({ words, first, submit, onSubmit, onCancel }: Props) {
  const [pair, setPair] = useState(first)
  const [isRefused, setRefused] = useState(false)
  const isBegun = first.head !== '' && first.body === ''
  const isWhole = pair.head.trim() !== '' && pair.body.trim() !== ''
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isWhole) onSubmit({ head: pair.head.trim(), body: pair.body.trim() })
        else setRefused(true)
      }}
    >
      <Field label={words.head}>
        <Input
          ref={isBegun ? null : focusOnArrival}
          value={pair.head}
          maxLength={300}
          onChange={({ target }) => setPair({ ...pair, head: target.value })}
        />
      </Field>
      <Field label={words.body} error={isRefused && !isWhole ? words.missing : undefined}>
        <Textarea
          ref={isBegun ? focusOnArrival : null}
          rows={3}
          value={pair.body}
          maxLength={5000}
          onChange={({ target }) => setPair({ ...pair, body: target.value })}
        />
      </Field>
      <div className="flex gap-2">
        <Button size="small" type="submit">
          {submit}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
