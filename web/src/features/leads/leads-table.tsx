import type { RefCallback } from 'react'
import { Checkbox } from '~/ui/checkbox.tsx'
import { HeaderCell, TableHead } from '~/ui/table.tsx'
import { LeadLine } from './lead-line.tsx'
import { type LeadFilter, type LeadSort, startsAscending } from './leads-search.ts'
import type { Member } from './queries.ts'
import type { useLeadWindow } from './use-lead-window.ts'
import { useListKeys } from './use-list-keys.ts'

interface Props {
  filter: LeadFilter
  members: readonly Member[]
  /** The leads on screen and how to reach the others. */
  window: ReturnType<typeof useLeadWindow>
  bodyRef: RefCallback<HTMLTableSectionElement>
  selected: ReadonlySet<string>
  onSelect: (id: string) => void
  onSelectAll: (isOn: boolean) => void
  onSort: (sort: LeadSort, isAscending: boolean) => void
}

const columns: readonly { sort: LeadSort; label: string; className?: string; isNumeric?: boolean }[] = [
  { sort: 'name', label: 'Name' },
  { sort: 'company', label: 'Company', className: 'hidden md:table-cell' },
  { sort: 'email', label: 'Email', className: 'hidden lg:table-cell' },
  { sort: 'status', label: 'Status', className: 'w-34 sm:w-36' },
  { sort: 'value', label: 'Value', className: 'hidden w-28 md:table-cell', isNumeric: true },
  { sort: 'score', label: 'Score', className: 'hidden w-30 sm:table-cell', isNumeric: true },
]
const head = 'sticky top-14 z-10 bg-canvas'

export function LeadsTable({
  filter,
  members,
  window,
  bodyRef,
  selected,
  onSelect,
  onSelectAll,
  onSort,
}: Props) {
  useListKeys(window, onSelect)
  const sortProps = (sort: LeadSort) => ({
    sorted:
      filter.sort === sort ? (filter.isAscending ? ('ascending' as const) : ('descending' as const)) : null,
    onSort: () => onSort(sort, filter.sort === sort ? !filter.isAscending : startsAscending(sort)),
  })
  const areAllSelected = selected.size > 0 && selected.size >= window.total - window.hidden.size
  return (
    <table
      aria-rowcount={window.total + 1}
      className="w-full table-fixed border-collapse text-left tabular-nums"
    >
      <caption className="sr-only">Leads</caption>
      <TableHead>
        <HeaderCell className={`${head} w-8`}>
          <SelectAll
            isOn={areAllSelected}
            isPartly={selected.size > 0 && !areAllSelected}
            onChange={onSelectAll}
          />
        </HeaderCell>
        {columns.map(({ sort, label, className = '', isNumeric = false }) => (
          <HeaderCell
            key={sort}
            className={`${head} ${className}`}
            isNumeric={isNumeric}
            {...sortProps(sort)}
          >
            {label}
          </HeaderCell>
        ))}
        <HeaderCell className={`${head} hidden w-36 xl:table-cell`}>Owner</HeaderCell>
        <HeaderCell
          className={`${head} hidden w-28 md:table-cell`}
          isNumeric
          {...sortProps('last_activity_at')}
        >
          Activity
        </HeaderCell>
      </TableHead>
      <tbody ref={bodyRef}>
        <Space height={window.spaceBefore} />
        {window.indexes.map((index) => {
          const lead = window.leadAt(index)
          if (lead && window.hidden.has(lead.id)) return null
          return (
            <LeadLine
              key={index}
              index={index}
              height={window.rowHeight}
              lead={lead}
              members={members}
              isSelected={lead !== undefined && selected.has(lead.id)}
              onSelect={onSelect}
            />
          )
        })}
        <Space height={window.spaceAfter} />
      </tbody>
    </table>
  )
}

function Space({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr aria-hidden="true" style={{ height }} />
}

interface SelectAllProps {
  isOn: boolean
  isPartly: boolean
  onChange: (isOn: boolean) => void
}

function SelectAll({ isOn, isPartly, onChange }: SelectAllProps) {
  return (
    <Checkbox
      aria-label="Select all"
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
