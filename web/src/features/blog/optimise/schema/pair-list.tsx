import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { type Pair, PairForm, type PairWords } from './pair-form.tsx'

interface Props {
  items: readonly Pair[]
  words: PairWords
  isNumbered?: boolean
  onChange: (items: Pair[]) => void
}

type Direction = 'up' | 'down'

/** The items with one moved by one place; the same items where it stands at the end already. */
const moved = (items: readonly Pair[], from: number, to: number): Pair[] => {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item) next.splice(to, 0, item)
  return next
}

/** FAQ items or steps: add, edit, move by keyboard, remove. One form at a time is open. */
export function PairList({ items, words, isNumbered = false, onChange }: Props) {
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<{ at: number; button: Direction } | null>(null)
  // The moved item keeps the focus, so that pressing again moves it on.
  useLayoutEffect(() => {
    const wanted = focused.current
    focused.current = null
    if (wanted === null) return
    const row = list.current?.children[wanted.at]
    const other = wanted.button === 'up' ? 'down' : 'up'
    for (const name of [wanted.button, other]) {
      const button = row?.querySelector<HTMLButtonElement>(`[data-move="${name}"]:not(:disabled)`)
      if (button) return button.focus()
    }
  })
  const move = (from: number, button: Direction) => {
    const at = button === 'up' ? from - 1 : from + 1
    focused.current = { at, button }
    onChange(moved(items, from, at))
  }
  const save = (at: number, pair: Pair) => {
    onChange(items.map((item, index) => (index === at ? pair : item)))
    setEditing(null)
  }
  return (
    <div>
      {items.length > 0 && (
        <ol ref={list} aria-label={words.list} className="mb-3">
          {items.map((item, index) => (
            <li key={index} className="border-b py-2.5 first:pt-0">
              {editing === index ? (
                <PairForm
                  words={words}
                  first={item}
                  submit="Save"
                  onSubmit={(pair) => save(index, pair)}
                  onCancel={() => setEditing(null)}
                />
              ) : (
                <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
                  <div className="min-w-40 flex-1 text-sm">
                    <p className="font-medium">
                      {isNumbered && <span className="text-faint tabular-nums">{index + 1}. </span>}
                      {item.head}
                    </p>
                    <p className="mt-0.5 line-clamp-2 text-muted">{item.body}</p>
                  </div>
                  <div className="flex">
                    <IconButton
                      data-move="up"
                      label={`Move up: ${item.head}`}
                      icon={<ArrowUp aria-hidden="true" />}
                      disabled={index === 0}
                      onClick={() => move(index, 'up')}
                    />
                    <IconButton
                      data-move="down"
                      label={`Move down: ${item.head}`}
                      icon={<ArrowDown aria-hidden="true" />}
                      disabled={index === items.length - 1}
                      onClick={() => move(index, 'down')}
                    />
                    <IconButton
                      label={`Edit: ${item.head}`}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => setEditing(index)}
                    />
                    <IconButton
                      label={`Remove: ${item.head}`}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => {
                        setEditing(null)
                        onChange(items.filter((_, at) => at !== index))
                      }}
                    />
                  </div>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {editing === 'new' ? (
        <PairForm
          key={items.length}
          words={words}
          first={{ head: '', body: '' }}
          submit={words.add}
          onSubmit={(pair) => onChange([...items, pair])}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <Button size="small" onClick={() => setEditing('new')}>
          <Plus aria-hidden="true" className="size-3.5" />
          {words.add}
        </Button>
      )}
    </div>
  )
}
