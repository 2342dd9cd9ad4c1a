import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { WorkPlaces } from '../places/index.ts'
import { refreshAutomations } from './calls/automation-keys.ts'
import { automationsQuery } from './calls/automations-query.ts'
import { readVertical } from './recipes/vertical.ts'

const AutomationLines = lazy(() => import('./automation-lines.tsx'))
const NewAutomation = lazy(() => import('./new-automation.tsx'))
const RecipeList = lazy(() => import('./recipes/recipe-list.tsx'))

/** Every automation as its sentence, and recipes to begin with. */
export function AutomationList({ onOpen }: { onOpen: (id: string) => void }) {
  const { data: automations = [], error, isPending } = useQuery(automationsQuery())
  const vertical = readVertical(useProfile().data)
  const [isNaming, setNaming] = useState(false)
  const { isManager } = useRights()
  const isEmpty = !isPending && !error && automations.length === 0
  return (
    <>
      <PageHeader
        title="Automations"
        heading={<WorkPlaces current="Automations" />}
        description="When something happens, Parley does the next thing."
        {...(isManager && {
          actions: (
            <Button variant="primary" onClick={() => setNaming(true)}>
              <NewLabel of="automation" />
            </Button>
          ),
        })}
      />
      {error && (
        <ErrorNotice title="The automations could not be loaded" onRetry={() => void refreshAutomations()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={5} label="Loading automations" />}
      {/* The recipes come with what stands above them: nothing moves under a press. */}
      {!isPending && (
        <Suspense fallback={<SkeletonRows count={5} label="Loading automations" />}>
          {automations.length > 0 && <AutomationLines automations={automations} />}
          {isEmpty && (
            <EmptyState
              title="No automations yet"
              actions={
                isManager && (
                  <Button variant="primary" onClick={() => setNaming(true)}>
                    Start from scratch
                  </Button>
                )
              }
            >
              {isManager
                ? 'Start from a recipe and change what you like, or from scratch. Nothing runs until you switch it on.'
                : 'Managers and owners create them.'}
            </EmptyState>
          )}
          {isManager && (
            <div className={isEmpty ? '' : 'pt-10'}>
              <Panel title="Recipes" aside={<Link to="/vertical-automations">For other industries</Link>}>
                <RecipeList vertical={vertical} onMade={onOpen} />
              </Panel>
            </div>
          )}
        </Suspense>
      )}
      <Suspense fallback={null}>
        {isNaming && <NewAutomation onMade={onOpen} onClose={() => setNaming(false)} />}
      </Suspense>
    </>
  )
}
