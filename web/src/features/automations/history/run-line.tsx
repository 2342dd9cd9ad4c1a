import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { formatAge } from '~/data/ages.ts'
import { useClock } from '~/data/use-clock.ts'
import { Status } from '~/ui/status.tsx'
import type { RunRow } from '../calls/runs-query.ts'
import { runStatusWords } from '../run.ts'
import { RunSteps } from './run-steps.tsx'

export function RunLine({ run }: { run: RunRow }) {
  const [isOpen, setOpen] = useState(false)
  const { now } = useClock()
  const { word, dot } = runStatusWords[run.status]
  const stepsId = `steps-${run.id}`
  return (
    <li className="border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={stepsId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-4 py-2 text-left hover:bg-sunken"
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-4 shrink-0 text-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        <span className="w-20 shrink-0">
          <Status kind={dot}>{word}</Status>
        </span>
        <span className="min-w-0 flex-1 truncate">
          {run.name ?? run.words}
          {run.name !== null && <span className="text-muted">, {run.words.toLowerCase()}</span>}
        </span>
        <span className="shrink-0 text-sm text-faint tabular-nums">
          version {run.version}&nbsp;· {formatAge(run.created_at, now)}
        </span>
      </button>
      <div id={stepsId} hidden={!isOpen}>
        {run.error !== null && (
          <p className={`pb-2 pl-8 text-sm ${run.status === 'failed' ? 'text-danger' : 'text-muted'}`}>
            {run.error}
          </p>
        )}
        {isOpen && <RunSteps runId={run.id} isFailed={run.status === 'failed'} />}
      </div>
    </li>
  )
}
