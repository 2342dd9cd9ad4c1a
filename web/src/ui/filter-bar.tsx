import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { filterLabel, PhoneSheet } from './phone-sheet.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

interface Props {
  search?: SearchFieldProps
  /** How many filters are on, the words of the search aside. */
  count?: number
  /** Takes every filter and the words away. */
  onReset?: () => void
  /** At the right: how many were found, or what is done with the list. */
  aside?: ReactNode
  /** On a phone it is the button beside another field: the search is in the sheet too. */
  isBeside?: boolean
  /** `FilterSelect`s and the like, without which there is the search alone. */
  children?: ReactNode
}

/** Above every list: the search, the filters, and while something is chosen the way back; on a phone the filters in a sheet. */
export function FilterBar({ search, count = 0, onReset, aside, isBeside = false, children }: Props) {
  const bar = useRef<HTMLElement>(null)
  const [resets, setResets] = useState(0)
  const words = search?.words ? 1 : 0
  /** The button goes: what was typed a moment ago goes with it, and the keyboard stays in the bar. */
  const reset = ({ currentTarget }: MouseEvent) => {
    const place = currentTarget.closest('[role=dialog]') ?? bar.current
    flushSync(() => {
      setResets(resets + 1)
      onReset?.()
    })
    place?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const field = search && (
    <div className={joinClasses('min-w-0 sm:w-72 sm:flex-none', !isBeside && 'flex-1')}>
      <SearchField key={resets} {...search} />
    </div>
  )
  return (
    <search
      ref={bar}
      className={joinClasses('flex flex-wrap items-center gap-2', isBeside ? 'sm:pb-4' : 'pb-2 sm:pb-4')}
    >
      {!isBeside && field}
      {children !== undefined && (
        <PhoneSheet title="Filter" label={filterLabel(count + (isBeside ? words : 0))}>
          {isBeside && field}
          {children}
          {count + words > 0 && (
            <Button variant="quiet" className="h-11 sm:h-8.5" onClick={reset}>
              <X aria-hidden="true" className="size-3.5" />
              Reset
            </Button>
          )}
        </PhoneSheet>
      )}
      {aside && <div className="ml-auto flex items-center gap-2">{aside}</div>}
    </search>
  )
}

/** How many of some filters are on. */
export const countChosen = (...filters: readonly unknown[]): number => filters.filter(Boolean).length
