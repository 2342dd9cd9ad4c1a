import { describeAutomation } from '@parley/core/automations/describe'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { visibilityQuery } from '~/data/visibility.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { VariableText } from '../variables/index.ts'
import type { Automation } from './automation.ts'

import { useNames } from './use-names.ts'

const RunHistory = lazy(() => import('./history/run-history.tsx'))

const back = <BackLink to="/automations">Automations</BackLink>

/** An automation as members see it: what it does, and what it has done. */
export function AutomationReading({ automation: { id, name, draft } }: { automation: Automation }) {
  const { names } = useNames()
  const visibility = useQuery(visibilityQuery()).data
  return (
    <>
      <PageHeader
        eyebrow={back}
        title={name}
        description="Managers and owners change automations and switch them on."
      />
      <p className="max-w-[76ch] pb-10 text-body">
        <VariableText named={describeAutomation(draft, names)} />
      </p>
      {visibility === 'everything' && (
        <Panel title="History">
          <Suspense fallback={<SkeletonRows count={4} label="Loading the history" />}>
            <RunHistory automationId={id} />
          </Suspense>
        </Panel>
      )}
      {visibility === 'own_and_team' && (
        <p className="text-muted">
          Only managers and owners see its history, since it covers everyone’s records.
        </p>
      )}
    </>
  )
}
