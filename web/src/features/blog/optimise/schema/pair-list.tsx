import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { type OfferedHead, OfferedHeads } from './offered-heads.tsx'
import { type Pair, PairForm, type PairWords } from './pair-form.tsx'

interface Props {
  items: readonly Pair[]
  words: PairWords
  isNumbered?: boolean
  /** First parts to be written to their end, under a title of their own. */
  offered?: { title: string; heads: readonly OfferedHead[] }
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
export function PairList({ items, words, isNumbered = false, offered, onChange }: Props) {
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const [begun, setBegun] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<string[]>([])
  // What was pressed is gone or has moved: the focus goes on from there, to the first of these that can take it.
  useLayoutEffect(() => {
    const selectors = wanted.current
    wanted.current = []
    for (const selector of selectors) {
      const button = frame.current?.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`)
      if (button) return button.focus()
    }
  })
  const inRow = (at: number, act: string) => `[data-row="${at}"] [data-act="${act}"]`
  const move = (from: number, direction: Direction) => {
    const at = direction === 'up' ? from - 1 : from + 1
    wanted.current = [inRow(at, direction), inRow(at, direction === 'up' ? 'down' : 'up')]
    onChange(moved(items, from, at))
  }
  const close = (at: number | 'new') => {
    wanted.current = [at === 'new' ? '[data-act="add"]' : inRow(at, 'edit')]
    setEditing(null)
  }
  const remove = (at: number) => {
    wanted.current = [inRow(at, 'remove'), inRow(at - 1, 'remove'), '[data-act="add"]']
    setEditing(null)
    onChange(items.filter((_, index) => index !== at))
  }
  const begin = (head: string) => {
    setBegun(head)
    setEditing('new')
  }
  const save = (at: number, pair: Pair) => {
    onChange(items.map((item, index) => (index === at ? pair : item)))
    close(at)
  }
  return (
    <div ref={frame}>
      {items.length > 0 && (
        <ol aria-label={words.list} className="mb-3">
          {items.map((item, index) => (
            <li key={index} data-row={index} className="border-b py-2.5 first:pt-0">
              {editing === index ? (
                <PairForm
                  words={words}
                  first={item}
                  submit="Save"
                  onSubmit={(pair) => save(index, pair)}
                  onCancel={() => close(index)}
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
                      data-act="up"
                      label={`Move up: ${item.head}`}
                      icon={<ArrowUp aria-hidden="true" />}
                      disabled={index === 0}
                      onClick={() => move(index, 'up')}
                    />
                    <IconButton
                      data-act="down"
                      label={`Move down: ${item.head}`}
                      icon={<ArrowDown aria-hidden="true" />}
                      disabled={index === items.length - 1}
                      onClick={() => move(index, 'down')}
                    />
                    <IconButton
                      data-act="edit"
                      label={`Edit: ${item.head}`}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => setEditing(index)}
                    />
                    <IconButton
                      data-act="remove"
                      label={`Remove: ${item.head}`}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => remove(index)}
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
          key={`${items.length} ${begun}`}
          words={words}
          first={{ head: begun, body: '' }}
          submit={words.add}
          onSubmit={(pair) => {
            setBegun('')
            onChange([...items, pair])
          }}
          onCancel={() => close('new')}
        />
      ) : (
        <Button size="small" data-act="add" onClick={() => begin('')}>
          <Plus aria-hidden="true" className="size-3.5" />
          {words.add}
        </Button>
      )}
      {offered && offered.heads.length > 0 && (
        <OfferedHeads title={offered.title} offered={offered.heads} onBegin={begin} />
      )}
    </div>
  )
}
