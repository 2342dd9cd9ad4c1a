import type { Deal } from '@parley/core/insights/deal-facts'
import type { NextAction } from '@parley/core/insights/next-action'
import { stageName } from '@parley/core/leads/stages'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStages } from '~/data/stages.ts'
import { Button } from '~/ui/button.tsx'
import type { AdviceActs } from './use-advice-acts.ts'

const WriteButton = lazy(() => import('./write-button.tsx'))

interface Props {
  deal: Deal
  next: NextAction | null
  acts: AdviceActs
}

/** The one click that does what is advised. */
export function ActButton({ deal, next, acts: { run } }: Props) {
  const stages = useStages()
  const act = next?.act
  if (!act)
    return (
      <Button asChild size="small">
        <Link to="/leads/$leadId" params={{ leadId: deal.id }} aria-label={`Open lead: ${deal.name}`}>
          Open lead
        </Link>
      </Button>
    )
  switch (act.kind) {
    case 'open_task':
      return (
        <Button asChild size="small">
          <Link to="/tasks" search={{ task: act.taskId }} aria-label={`Open task: ${deal.name}`}>
            Open task
          </Link>
        </Button>
      )
    case 'write_email':
      return (
        <Suspense
          fallback={
            <Button size="small" disabled>
              Write email
            </Button>
          }
        >
          <WriteButton deal={deal} subject={act.subject} />
        </Suspense>
      )
    default: {
      const isBusy = run.isPending && run.variables.deal.id === deal.id
      const label = act.kind === 'make_task' ? 'Create task' : `Move to ${stageName(stages, act.to)}`
      return (
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={`${label}: ${deal.name}`}
          onClick={() => run.mutate({ deal, act })}
        >
          {label}
        </Button>
      )
    }
  }
}
