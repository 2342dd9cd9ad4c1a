import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { type OfferedHead, OfferedHeads } from './offered-heads.tsx'
import { type Pair, PairForm, type PairWords } from './pair-form.tsx'
import { type Direction, PairLine } from './pair-line.tsx'
import { useNextFocus } from './use-next-focus.ts'

interface Props {
  items: readonly Pair[]
  words: PairWords
  isNumbered?: boolean
  /** First parts to be written to their end, under a title of their own. */
  offered?: { title: string; heads: readonly OfferedHead[] }
  onChange: (items: Pair[]) => void
}

/** The items with one moved by one place; the same items where it stands at the end already. */
function moved(items: readonly Pair[], from: number, to: number): Pair[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item) next.splice(to, 0, item)
  return next
}

const inRow = (at: number, act: string) => `[data-row="${at}"] [data-act="${act}"]`

/** FAQ items or steps: add, edit, move by keyboard, remove. One form at a time is open. */
export function PairList({ items, words, isNumbered = false, offered, onChange }: Props) {
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const [begun, setBegun] = useState('')
  const { frame, focusNext } = useNextFocus()
  const move = (from: number, direction: Direction) => {
    const at = direction === 'up' ? from - 1 : from + 1
    focusNext(inRow(at, direction), inRow(at, direction === 'up' ? 'down' : 'up'))
    onChange(moved(items, from, at))
  }
  const close = (at: number | 'new') => {
    focusNext(at === 'new' ? '[data-act="add"]' : inRow(at, 'edit'))
    setEditing(null)
  }
  const remove = (at: number) => {
    focusNext(inRow(at, 'remove'), inRow(at - 1, 'remove'), '[data-act="add"]')
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
                <PairLine
                  pair={item}
                  number={isNumbered ? index + 1 : null}
                  canMove={{ up: index > 0, down: index < items.length - 1 }}
                  onMove={(direction) => move(index, direction)}
                  onEdit={() => setEditing(index)}
                  onRemove={() => remove(index)}
                />
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
