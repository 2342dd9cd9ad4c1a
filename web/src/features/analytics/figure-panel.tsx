import type { PlainTable } from '@parley/core/analytics/table-csv'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { saveTable } from './save-table.ts'

interface Props {
  title: string
  /** What is counted, in one sentence under the title. */
  meaning: string
  /** What the file holds, and its name without ending. */
  exported: { table: PlainTable; name: string }
  /** Where there is a chart, the table stands behind a switch. */
  chart?: ReactNode
  table: ReactNode
  /** What will be seen once there is enough for a chart. */
  toCome?: string | undefined
}

/** One set of figures: as a chart, as a table, and as a file. */
export function FigurePanel({ title, meaning, exported, chart, table, toCome }: Props) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <Panel
      title={title}
      aside={
        <span className="flex items-center gap-1">
          {chart !== undefined && (
            <SegmentedControl
              label={`${title} as`}
              value={view}
              options={[
                { value: 'chart', label: 'Chart' },
                { value: 'table', label: 'Table' },
              ]}
              onChange={setView}
            />
          )}
          <IconButton
            label={`Download ${title} as CSV`}
            icon={<Download />}
            onClick={() => saveTable(exported.table, exported.name)}
          />
        </span>
      }
    >
      <p className="pt-2 text-sm text-faint">{meaning}</p>
      {chart !== undefined && view === 'chart' ? chart : table}
      {toCome !== undefined && <ChartToCome>{toCome}</ChartToCome>}
    </Panel>
  )
}
