import { ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import type { FaqDraft } from './faq-in-text.ts'

const blank: FaqDraft = { question: '', answer: '' }

interface Props {
  isEditing: boolean
  items: FaqDraft[]
  onChange: (items: FaqDraft[]) => void
  onInsert: (items: FaqDraft[]) => void
  onClose: () => void
}

/** Questions and answers, one by one; the list outlives a closed window until it is inserted. */
export function FaqDialog({ isEditing, items, onChange, onInsert, onClose }: Props) {
  const id = useId()
  const [written, setWritten] = useState(blank)
  const [place, setPlace] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const write = (part: Partial<FaqDraft>) => {
    setWritten((held) => ({ ...held, ...part }))
    setError(undefined)
  }
  const isBlank = written.question.trim() === '' && written.answer.trim() === ''
  /** The list with what stands in the fields; null, and the reason shown, where one of them is empty. */
  const gather = (): FaqDraft[] | null => {
    if (written.question.trim() === '' || written.answer.trim() === '') {
      setError('Please enter both question and answer')
      return null
    }
    const item = { ...written, question: written.question.trim(), answer: written.answer.trim() }
    return place === null ? [...items, item] : items.with(place, item)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const next = gather()
    if (!next) return
    onChange(next)
    setWritten(blank)
    setPlace(null)
  }
  const insert = () => {
    const next = isBlank ? items : gather()
    if (!next) return
    if (next.length === 0) setError('Please add at least one FAQ item')
    else onInsert(next)
  }
  const edit = (index: number) => {
    setWritten(items[index] ?? blank)
    setPlace(index)
    setError(undefined)
  }
  const moveUp = (index: number) => {
    const [item, above] = [items[index], items[index - 1]]
    if (item && above) onChange(items.with(index - 1, item).with(index, above))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isEditing ? 'Edit FAQ accordion' : 'Insert FAQ accordion'}
      footer={
        <Button variant="primary" disabled={items.length === 0} onClick={insert}>
          {isEditing ? 'Update FAQ' : 'Insert FAQ'}
        </Button>
      }
    >
      {items.length === 0 ? (
        <p className="pb-4 text-sm text-muted">Please add at least one FAQ item</p>
      ) : (
        <ol aria-label="FAQ items" className="mb-5 border-t">
          {items.map(({ question, answer }, index) => (
            <li key={`${index} ${question}`} className="flex items-start gap-2 border-b py-2">
              <div className="min-w-0 flex-1">
                <p className="font-medium">{question}</p>
                <p className="line-clamp-2 text-sm text-muted">{answer}</p>
              </div>
              {index > 0 && (
                <IconButton label={`Move up: ${question}`} icon={<ArrowUp />} onClick={() => moveUp(index)} />
              )}
              <IconButton label={`Edit: ${question}`} icon={<Pencil />} onClick={() => edit(index)} />
              <IconButton
                label={`Remove: ${question}`}
                icon={<Trash2 />}
                disabled={place !== null}
                onClick={() => onChange(items.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <form id={id} noValidate onSubmit={add} className="space-y-4">
        <Field label="Question">
          <Input
            value={written.question}
            maxLength={300}
            onChange={({ target }) => write({ question: target.value })}
          />
        </Field>
        <Field label="Answer" error={error}>
          <Textarea value={written.answer} onChange={({ target }) => write({ answer: target.value })} />
        </Field>
        <Button type="submit">{place === null ? 'Add item' : 'Change item'}</Button>
      </form>
    </Dialog>
  )
}
