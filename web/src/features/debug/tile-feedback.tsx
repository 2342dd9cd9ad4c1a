import { useState } from 'react'
import { demonstration } from '~/features/landing/index.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Progress } from '~/ui/progress.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Stat } from '~/ui/stat.tsx'
import { Status } from '~/ui/status.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { Waveform } from '~/ui/waveform.tsx'
import { TileSection } from './tile-section.tsx'

const rows = [
  { name: 'Ana Ruiz', stage: 'Proposal', score: 86 },
  { name: 'Priya Nair', stage: 'Qualified', score: 71 },
]

export function TileFeedback() {
  return (
    <>
      <TileSection title="States and scores">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Status kind="idle">Waiting</Status>
          <Status kind="active">Transcribing 62%</Status>
          <Status kind="done">Ready</Status>
          <Status kind="failed">Failed: no speech heard</Status>
          <Status kind="recording">Recording 4:12</Status>
          <Badge>Draft</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="good">Excellent</Badge>
          <Badge tone="fair">Good</Badge>
          <Badge tone="poor">Below</Badge>
        </div>
        <dl className="mt-2 grid grid-cols-2 gap-x-8 sm:grid-cols-3">
          <Stat label="Open pipeline" value="$412,500" note="+$38,000 this week" />
          <Stat label="Hot leads" value="7" note="2 more than last week" />
          <Stat label="Talk ratio" value="43%" note="The best calls sit at 40" />
        </dl>
        <div className="mt-2 max-w-sm">
          <Progress label="Uploading" value={0.39} detail="12 of 31 MB" />
        </div>
      </TileSection>
      <TileSection title="Table">
        <TileTable />
      </TileSection>
      <TileSection title="Loading, error, empty">
        <SkeletonRows count={2} label="Loading leads" />
        <div className="mt-4">
          <ErrorNotice title="Leads could not be loaded" onRetry={() => {}}>
            The server cannot be reached. Nothing is lost; check your connection.
          </ErrorNotice>
        </div>
        <EmptyState
          title="No conversations yet"
          figure={<Waveform above={demonstration.peaks.us} below={demonstration.peaks.them} height={64} />}
          actions={<Button variant="primary">Record</Button>}
        >
          Record one, and the lead, the tasks and the follow-up stand here when it ends.
        </EmptyState>
      </TileSection>
    </>
  )
}

function TileTable() {
  const [sorted, setSorted] = useState<'ascending' | 'descending'>('descending')
  const shown = sorted === 'descending' ? rows : rows.toReversed()
  return (
    <Table caption="Leads by score">
      <TableHead>
        <HeaderCell>Name</HeaderCell>
        <HeaderCell>Stage</HeaderCell>
        <HeaderCell
          isNumeric
          sorted={sorted}
          onSort={() => setSorted(sorted === 'descending' ? 'ascending' : 'descending')}
        >
          Score
        </HeaderCell>
      </TableHead>
      <tbody>
        {shown.map(({ name, stage, score }) => (
          <TableRow key={name}>
            <Cell>{name}</Cell>
            <Cell>{stage}</Cell>
            <Cell isNumeric>{score}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
