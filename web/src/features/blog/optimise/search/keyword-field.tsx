import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { ChosenWords } from '../parts/keyword-chips.tsx'
import { addKeywords } from '../reading/keywords.ts'

interface Props {
  keywords: string[]
  onChange: (keywords: string[]) => void
}

/**
 * Keywords of the post: Enter or the button adds one, one that is there already is ignored (docs/specified.md S5.14).
 */
export function KeywordField({ keywords, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const add = () => {
    onChange(addKeywords(keywords, [typed]))
    setTyped('')
  }
  return (
    <div className="min-w-0">
      <Field label="Keywords" aside={keywords.length === 0 ? 'at least 3' : keywords.length}>
        <div className="flex gap-2">
          <Input
            value={typed}
            maxLength={80}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
          <Button
            onClick={add}
            disabled={typed.trim() === ''}
            className="h-11 sm:h-8.5"
            aria-label="Add keyword"
          >
            Add
          </Button>
        </div>
      </Field>
      {keywords.length > 0 && (
        <div className="mt-2">
          <ChosenWords
            label="Keywords of the post"
            words={keywords}
            onRemove={(word) => onChange(keywords.filter((each) => each !== word))}
          />
        </div>
      )}
    </div>
  )
}
