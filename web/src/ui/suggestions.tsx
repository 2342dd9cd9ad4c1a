import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'

interface Props<Item> {
  id: string
  label: string
  items: readonly Item[]
  /** Which one the keys have chosen; -1 for none. */
  active: number
  keyOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  onTake: (item: Item) => void
  className?: string
}

/** The id of an entry, for `aria-activedescendant` of the text that the suggestions belong to. */
export const idOfSuggestion = (listId: string, index: number): string => `${listId}-${index}`

/** Entries for a text that keeps the focus: its keys choose, a press takes. */
export function Suggestions<Item>({
  id,
  label,
  items,
  active,
  keyOf,
  renderItem,
  onTake,
  className,
}: Props<Item>) {
  const chosen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entry = chosen.current
    const list = entry?.parentElement
    if (!entry || !list) return
    // `scrollIntoView` would scroll the page as well, before the list has its place.
    const { offsetTop, offsetHeight } = entry
    if (offsetTop < list.scrollTop) list.scrollTop = offsetTop
    else list.scrollTop = Math.max(list.scrollTop, offsetTop + offsetHeight - list.clientHeight)
  })
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={joinClasses('relative rounded-lg border bg-raised p-1', className)}
    >
      {items.map((item, index) => (
        <div
          key={keyOf(item)}
          id={idOfSuggestion(id, index)}
          ref={index === active ? chosen : null}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Pressing must not take the focus from the text.
          onMouseDown={(event) => {
            event.preventDefault()
            onTake(item)
          }}
          className={joinClasses(
            'flex h-8 items-center gap-2 rounded-md px-2 text-sm select-none hover:bg-selected pointer-coarse:h-11 [&_svg]:size-4',
            index === active && 'bg-selected',
          )}
        >
          {renderItem(item)}
        </div>
      ))}
    </div>
  )
}
