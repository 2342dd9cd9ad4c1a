import type { FilterField } from '@parley/core/leads/filters/fields'
import type { FieldFilter } from '@parley/core/leads/filters/filter'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '~/ui/popover.tsx'
import { describeFilter } from './describe-filter.ts'
import { FilterEditor } from './filter-editor.tsx'

const chipClasses =
  'flex h-8.5 max-w-full min-w-0 items-stretch rounded-md border bg-selected text-sm font-medium pointer-coarse:h-11'
const partClasses = 'min-w-0 rounded-md px-2.5 transition-colors hover:bg-sunken'

interface Props {
  field: FilterField
  /** Null while it is being made: the editor stands open. */
  filter: FieldFilter | null
  onApply: (filter: FieldFilter) => void
  /** The editor of a new filter was left. */
  onCancel: () => void
  onRemove: () => void
}

/** A filter in words; a press changes it, the cross takes it away. */
export function FilterChip({ field, filter, onApply, onCancel, onRemove }: Props) {
  const [isOpen, setOpen] = useState(filter === null)
  const words = filter === null ? '…' : describeFilter(filter)
  const turn = (next: boolean) => {
    setOpen(next)
    if (!next && filter === null) onCancel()
  }
  return (
    <li className={chipClasses}>
      <Popover open={isOpen} onOpenChange={turn}>
        <PopoverTrigger className={`${partClasses} truncate text-muted`}>
          {field.label} <span className="text-ink">{words}</span>
        </PopoverTrigger>
        <PopoverContent
          align="start"
          aria-label={`Filter by ${field.label}`}
          onOpenAutoFocus={(event) => {
            const first = event.target instanceof Element && event.target.querySelector('[data-value]')
            if (!(first instanceof HTMLElement)) return
            event.preventDefault()
            first.focus()
          }}
        >
          <FilterEditor
            field={field}
            filter={filter}
            onApply={(next) => {
              setOpen(false)
              onApply(next)
            }}
          />
        </PopoverContent>
      </Popover>
      <RemoveButton label={`Remove filter: ${field.label} ${words}`} onRemove={onRemove} />
    </li>
  )
}

/** A filter by a field that the company no longer has; it leaves nobody out. */
export function IgnoredChip({ onRemove }: { onRemove: () => void }) {
  return (
    <li className={chipClasses}>
      <span className="truncate px-2.5 py-1.5 text-faint pointer-coarse:py-3">
        Removed field, not applied
      </span>
      <RemoveButton label="Remove filter: removed field" onRemove={onRemove} />
    </li>
  )
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className="grid w-8 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:w-11"
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  )
}
