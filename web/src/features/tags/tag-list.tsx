import type { SalesRecord } from '@parley/core/records/sales-records'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '~/ui/after-press.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import { takeFocus } from '~/ui/take-focus.ts'
import { TagInput } from './tag-input.tsx'

interface Props {
  record: SalesRecord
  tags: readonly string[]
  /** @param said for the toast: "Tagged “vip”" */
  onChange: (tags: string[], said: string) => void
}

/** The tags of a lead, an account or a contact: each is taken off by its cross, and another is added by typing. */
export function TagList({ record, tags, onChange }: Props) {
  const [text, setText] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const add = () => {
    const tag = text?.replace(/[,;]/g, ' ').trim() ?? ''
    setText(null)
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag], `Tagged “${tag}”`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    flushSync(() => (event.key === 'Enter' ? add() : setText(null)))
    button.current?.focus()
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5 py-1">
      {tags.map((tag) => (
        <span
          key={tag}
          className="inline-flex min-h-6 max-w-full items-center gap-0.5 rounded-md bg-sunken pl-2 text-sm"
        >
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={`Remove the tag ${tag}`}
            onClick={() =>
              onChange(
                tags.filter((each) => each !== tag),
                `Removed “${tag}”`,
              )
            }
            className="inline-flex size-6 items-center justify-center rounded-md text-faint hover:text-ink pointer-coarse:size-11 [&_svg]:size-3"
          >
            <X aria-hidden="true" />
          </button>
        </span>
      ))}
      {text === null ? (
        <button
          ref={button}
          type="button"
          onClick={() => setText('')}
          className={joinClasses(
            'min-h-6 rounded-md px-1 text-sm text-faint hover:bg-sunken hover:text-ink pointer-coarse:min-h-11',
            tags.length === 0 && '-ml-1',
          )}
        >
          Add<span className="sr-only"> a tag</span>
        </button>
      ) : (
        <span className="w-full">
          <TagInput
            ref={takeFocus}
            record={record}
            aria-label="New tag"
            known={tags}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => afterPress(add)}
          />
        </span>
      )}
    </div>
  )
}
