import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { AutomationList } from './automation-list.tsx'
import { type AutomationsSearch, readAutomationsSearch } from './automations-search.ts'
import { automationKeys } from './calls/automation-keys.ts'

const AutomationView = lazy(() => import('./automation-view.tsx'))

/** Runs move by themselves: what they changed is asked again, and what is being typed is left alone. */
function refreshRuns() {
  for (const [, name] of [automationKeys.latest, ['automations', 'runs'], ['automations', 'steps']])
    void queryClient.invalidateQueries({ queryKey: ['automations', name] })
}

export default function AutomationsPage() {
  const { automation, tab } = readAutomationsSearch({ ...useSearch({ strict: false }) })
  const navigate = useNavigate()
  const open = (search: AutomationsSearch) => void navigate({ to: '/automations', search })
  useTableChanges(['automation_runs', 'automation_run_steps'], refreshRuns)
  return (
    <PageBody>
      {automation === undefined ? (
        <AutomationList onOpen={(id) => open({ automation: id })} />
      ) : (
        <Suspense fallback={<SkeletonRows count={6} label="Loading the automation" />}>
          <AutomationView
            key={automation}
            id={automation}
            tab={tab ?? 'build'}
            onTab={(next) => open({ automation, ...(next === 'history' ? { tab: next } : {}) })}
            onClose={() => open({})}
          />
        </Suspense>
      )}
    </PageBody>
  )
}
