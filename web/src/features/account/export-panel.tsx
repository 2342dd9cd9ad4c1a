import { formatBytes } from '~/data/measures.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { useExport } from './use-export.ts'

/** Everything of the company as one file. */
export function ExportPanel() {
  const { state, start, cancel } = useExport()
  return (
    <Panel title="Export">
      <p className="max-w-prose py-4 text-muted">
        A zip with every lead, task, recording and transcript as JSON and as tables for a spreadsheet, and the
        audio itself. Keys and secrets are left out.
      </p>
      {state.status === 'failed' && (
        <div className="pb-4">
          <ErrorNotice title="The export stopped">{state.reason}</ErrorNotice>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {state.status === 'running' ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button variant="primary" onClick={() => void start()}>
            Export everything
          </Button>
        )}
        <output className="text-sm text-muted tabular-nums">
          {state.status === 'running' && `${formatBytes(state.bytes)} so far …`}
          {state.status === 'done' && `${state.name}, ${formatBytes(state.bytes)}, is saved.`}
        </output>
      </div>
    </Panel>
  )
}
