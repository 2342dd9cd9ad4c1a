import { importSubjects } from '@parley/core/leads/import/import-subjects'
import { textEncodings } from '@parley/core/text/encoding'
import { formatBytes } from '~/data/measures.ts'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import type { ChosenFile } from './read-file.ts'
import { subjectWords } from './subject-words.ts'

const encodingLabels = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows (Western)',
}
const delimiterLabels: Record<string, string> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' }

interface Props {
  chosen: ChosenFile
  onChange: (patch: Partial<Pick<ChosenFile, 'encoding' | 'delimiter' | 'hasHeader' | 'subject'>>) => void
}

/** The file and how it is read, as it was recognised; to be set right where that failed. */
export function FileForm({ chosen, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <p className="min-w-0 flex-1 basis-60 pb-1.5">
        <span className="block truncate text-lg font-semibold">{chosen.file.name}</span>
        <span className="text-sm text-muted tabular-nums">{formatBytes(chosen.file.size)}</span>
      </p>
      <div className="w-56">
        <Field label="It holds">
          <Select
            value={chosen.subject}
            onChange={({ target }) => {
              const subject = importSubjects.find((known) => known === target.value)
              if (subject) onChange({ subject })
            }}
          >
            {importSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {subjectWords[subject].choice}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="w-40">
        <Field label="Encoding">
          <Select
            value={chosen.encoding}
            onChange={({ target }) => {
              const encoding = textEncodings.find((known) => known === target.value)
              if (encoding) onChange({ encoding })
            }}
          >
            {textEncodings.map((encoding) => (
              <option key={encoding} value={encoding}>
                {encodingLabels[encoding]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="w-32">
        <Field label="Separator">
          <Select value={chosen.delimiter} onChange={({ target }) => onChange({ delimiter: target.value })}>
            {Object.entries(delimiterLabels).map(([delimiter, label]) => (
              <option key={delimiter} value={delimiter}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="pb-1">
        <Checkbox
          label="First row contains headings"
          checked={chosen.hasHeader}
          onChange={({ target }) => onChange({ hasHeader: target.checked })}
        />
      </div>
    </div>
  )
}
