import { currentStages, type Stage } from '@parley/core/leads/stages'
import { Fragment } from 'react'
import { formatPercent } from '~/data/formats.ts'
import { useRights } from '~/data/rights.ts'
import { useStages } from '~/data/stages.ts'
import { Panel } from '~/ui/panel.tsx'
import type { Profile } from '../account.ts'
import { Swatch } from './stage-color.tsx'
import StageEditor from './stage-editor.tsx'

/** The stages that the company's sales go through. */
export default function StagesTab({ profile }: { profile: Profile }) {
  const { isManager } = useRights()
  const stages = useStages()
  const groups = [...Map.groupBy(currentStages(stages), ({ pipeline }) => pipeline?.name ?? null)]
  return (
    <div className="max-w-2xl">
      <Panel title="Names and chances">
        <p className="border-b py-3 text-sm text-muted">
          {isManager ? '' : 'Managers and owners change these. '}
          The forecast uses the chance to win until your own sales say more.
        </p>
        {isManager ? (
          <StageEditor companyId={profile.company_id} stages={stages} />
        ) : (
          groups.map(([pipeline, own]) => (
            <Fragment key={pipeline}>
              {groups.length > 2 && (
                <h3 className="px-1 pt-6 pb-1 text-sm text-muted">{pipeline ?? 'Closed stages'}</h3>
              )}
              <StageList label={pipeline ?? 'Closed stages'} stages={own} />
            </Fragment>
          ))
        )}
      </Panel>
    </div>
  )
}

function StageList({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <ol aria-label={label}>
      {stages.map(({ key, name, color, probability }) => (
        <li key={key} className="flex min-h-11 items-center gap-3 border-b px-1">
          <Swatch color={color} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="text-muted tabular-nums">{formatPercent(probability)}</span>
        </li>
      ))}
    </ol>
  )
}
