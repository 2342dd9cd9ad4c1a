import { type VerticalKind, verticalKinds } from '@parley/core/verticals/import/kind-names'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { FileDrop } from '~/ui/file-drop.tsx'
import { Select } from '~/ui/select.tsx'
import { kindLabels } from './labels.ts'

interface Props {
  kind: VerticalKind
  /** Why the last file could not be read. */
  problem: string | undefined
  onKind: (kind: VerticalKind) => void
  onFile: (file: File) => void
}

/** The first step of an import: what the rows are, and the file they stand in. */
export function FileChoice({ kind, problem, onKind, onFile }: Props) {
  return (
    <div className="grid gap-4">
      <Field label="What the rows contain">
        <Select
          value={kind}
          onChange={({ target }) => {
            const next = verticalKinds.find((known) => known === target.value)
            if (next) onKind(next)
          }}
        >
          {verticalKinds.map((value) => (
            <option key={value} value={value}>
              {kindLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
      <FileDrop
        label="Choose a CSV file"
        accept=".csv,.txt,.tsv,text/csv"
        isSingle
        onFiles={([file]) => file && onFile(file)}
      />
      {problem !== undefined && <ErrorNotice title="The file cannot be read">{problem}</ErrorNotice>}
    </div>
  )
}
