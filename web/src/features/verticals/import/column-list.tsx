import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import { verticalFields } from '@parley/core/verticals/import/kinds'
import { Select } from '~/ui/select.tsx'
import type { FileTable } from './read-table.ts'

interface Props {
  kind: VerticalKind
  table: FileTable
  mapping: readonly (string | null)[]
  onMap: (mapping: (string | null)[]) => void
}

const samplesOf = ({ rows }: FileTable, index: number): string =>
  [
    ...new Set(
      rows
        .slice(0, 20)
        .map((row) => row[index]?.trim() ?? '')
        .filter(Boolean),
    ),
  ]
    .slice(0, 3)
    .join('\u00A0· ')

/** Each column of the file with some of its cells, and the field it fills. */
export function ColumnList({ kind, table, mapping, onMap }: Props) {
  return (
    <ul aria-label="Columns">
      {table.headings.map((heading, index) => {
        const name = heading || `Column ${index + 1}`
        return (
          // A file may name two columns alike; only the place tells them apart.
          <li
            key={index}
            className="grid items-center gap-x-6 gap-y-1 border-b py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_13rem]"
          >
            <span className="truncate font-medium">{name}</span>
            <span className="truncate text-sm text-muted">{samplesOf(table, index) || 'Empty so far'}</span>
            <Select
              aria-label={`${name} fills`}
              value={mapping[index] ?? ''}
              onChange={({ target }) =>
                onMap(mapping.map((field, place) => (place === index ? target.value || null : field)))
              }
            >
              <option value="">Don’t import</option>
              {verticalFields[kind].map(({ key, label, isRequired }) => (
                <option
                  key={key}
                  value={key}
                  disabled={mapping.some((field, place) => field === key && place !== index)}
                >
                  {label}
                  {isRequired ? ' (needed)' : ''}
                </option>
              ))}
            </Select>
          </li>
        )
      })}
    </ul>
  )
}
