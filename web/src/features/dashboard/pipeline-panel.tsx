import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { formatTotal } from '~/data/money.ts'
import { useStages } from '~/data/stages.ts'
import { PipelineRow } from '~/features/stage/index.ts'
import { Panel } from '~/ui/panel.tsx'
import { openPipeline, type Today } from './today.ts'

/** What is open, set large, and where it stands; the bar's width is the stage's part of the total. */
export function PipelinePanel({ today }: { today: Today }) {
  const { stages, currency, total, others } = openPipeline(today, useStages())
  const largest = Math.max(1, ...stages.map((stage) => stage.value))
  return (
    <Panel
      title="Open pipeline"
      aside={others.length > 0 ? `${currency}; also ${others.join(', ')}` : undefined}
    >
      <p className="py-4 text-2xl font-[540] tabular-nums">{formatTotal(total, currency)}</p>
      <table className="w-full text-sm">
        <caption className="sr-only">Open pipeline by stage</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Leads</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage, index) => (
            <Fragment key={stage.status}>
              <PipelineRow status={stage.status} before={stages[index - 1]?.status} columns={3} />
              <tr className="border-t">
                <th scope="row" className="h-9 w-28 pr-3 text-left font-normal">
                  <Link to="/leads" search={{ status: stage.status }} className="touch-target">
                    {stage.label}
                  </Link>
                </th>
                <td className="w-10 text-right text-faint tabular-nums">{stage.leads}</td>
                <td className="pl-4">
                  <span className="flex items-center gap-3">
                    <span className="h-2 flex-1">
                      <span
                        aria-hidden="true"
                        className="block h-full bg-ink"
                        style={{ width: `${(stage.value / largest) * 100}%` }}
                      />
                    </span>
                    <span className="w-24 text-right tabular-nums">{formatTotal(stage.value, currency)}</span>
                  </span>
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
