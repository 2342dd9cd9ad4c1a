import { tableToCsv } from '@parley/core/analytics/table-csv'
import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import { verticalFields } from '@parley/core/verticals/import/kinds'
import { saveFile } from '~/data/save-file.ts'
import { Button } from '~/ui/button.tsx'

/** An empty file with the headings that are known at once. */
export function TemplateButton({ kind }: { kind: VerticalKind }) {
  const save = () =>
    saveFile(
      new Blob([tableToCsv({ head: verticalFields[kind].map(({ label }) => label), rows: [] })], {
        type: 'text/csv;charset=utf-8',
      }),
      `${kind}.csv`,
    )
  return <Button onClick={save}>Download a template</Button>
}
