import { fieldTypeLabels, fieldTypes } from '@parley/core/leads/custom-fields'
import { newPrefix } from '@parley/core/leads/import/fields'
import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import { importColumns, repeatedColumns } from '@parley/core/leads/import/subjects'
import { withoutFormulaGuard } from '@parley/core/text/csv'
import { joinClasses } from '~/ui/join-classes.ts'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'

interface Props {
  subject: ImportSubject
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  mapping: readonly (string | null)[]
  /** The company's own fields. */
  extra: readonly { key: string; label: string }[]
  /** The columns that could become a choice: those with few values. */
  canChoose: (index: number) => boolean
  onMap: (index: number, field: string | null) => void
}

function samplesOf(rows: Props['rows'], index: number): string {
  const found = rows.map((row) => withoutFormulaGuard(row[index]?.trim() ?? '')).filter((text) => text !== '')
  return [...new Set(found)].slice(0, 3).join('\u00A0· ')
}

/** Each column of the file with some of its cells, and the field it fills. */
export function ColumnMapping({ subject, headers, rows, mapping, extra, canChoose, onMap }: Props) {
  const mapped = mapping.filter((field) => field !== null).length
  return (
    <Panel title="Columns" aside={`${mapped} of ${headers.length} mapped`}>
      <ul>
        {headers.map((heading, index) => {
          const name = heading || `Column ${index + 1}`
          const field = mapping[index] ?? null
          return (
            // A file may name two columns alike; only the place tells them apart.
            <li
              key={index}
              className="grid grid-cols-1 items-center gap-x-6 gap-y-1 border-b py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_13rem]"
            >
              <span className={joinClasses('truncate font-medium', field === null && 'text-faint')}>
                {name}
              </span>
              <span className="truncate text-sm text-muted">{samplesOf(rows, index) || 'Empty so far'}</span>
              <Select
                aria-label={`${name} fills`}
                value={field ?? ''}
                onChange={({ target }) => onMap(index, target.value || null)}
                className={field === null ? 'text-faint' : ''}
              >
                <option value="">Don’t import</option>
                {[...importColumns[subject], ...extra].map(({ key, label }) => (
                  <option
                    key={key}
                    value={key}
                    disabled={
                      !repeatedColumns.includes(key) &&
                      mapping.some((other, place) => other === key && place !== index)
                    }
                  >
                    {label}
                  </option>
                ))}
                {subject !== 'notes' && (
                  <optgroup label="A new field of your own">
                    {fieldTypes
                      .filter((type) => type !== 'choice' || canChoose(index))
                      .map((type) => (
                        <option key={type} value={`${newPrefix}${type}`}>
                          New field: {fieldTypeLabels[type].toLowerCase()}
                        </option>
                      ))}
                  </optgroup>
                )}
              </Select>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
