import type { Deal } from '@parley/core/insights/deal-facts'
import type { Act } from '@parley/core/insights/next-action'
import { stageName } from '@parley/core/leads/stages'
import { dueOn } from '@parley/core/tasks/due-choices'
import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { readStages } from '~/data/stages.ts'
import { makeTask } from '~/features/voice/index.ts'
import { toast } from '~/ui/toast.ts'
import { refreshAdvice } from './calls/advice-key.ts'
import { dismissAdvice, showAdviceAgain } from './calls/dismissals-query.ts'
import { deleteTask, makeLeadTask } from './calls/make-lead-task.ts'
import { moveLead } from './calls/move-lead.ts'

/** What is done here; the others are links. */
export type DoableAct = Extract<Act, { kind: 'make_task' | 'move_stage' }>
export interface Doing {
  deal: Deal
  act: DoableAct
}
export interface Dismissal {
  subject: string
  leadId: string | null
}

const refresh = () =>
  Promise.all([
    refreshAdvice(),
    ...[['tasks'], ['leads'], ['today']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ])
const failed = (error: unknown) => toast.error('That was not saved', { description: describeError(error) })

/** Runs the opposite of what was done, and says where it could not. */
const undoing = (work: () => Promise<unknown>) => ({
  label: 'Undo',
  onClick: () => void work().catch(failed).then(refresh),
})

async function make({ deal, act }: Doing & { act: Extract<Act, { kind: 'make_task' }> }, timeZone: string) {
  const { statementId, title, due } = act
  const id =
    statementId === null
      ? await makeLeadTask({
          title,
          due_at: dueOn(due, new Date().toISOString(), timeZone),
          lead_id: deal.id,
        })
      : (await makeTask(statementId)).id
  toast.success('Task created', { action: undoing(() => deleteTask(id)) })
}

async function move({ deal, act }: Doing & { act: Extract<Act, { kind: 'move_stage' }> }) {
  const hasMoved = await moveLead(deal.id, deal.status, act.to)
  if (!hasMoved) {
    toast.info('Someone has already moved this lead')
    return
  }
  toast.success(`${deal.name} moved to ${stageName(readStages(), act.to)}`, {
    action: undoing(() => moveLead(deal.id, act.to, deal.status)),
  })
}

/** What can be done with a line of advice, each with Undo. */
export function useAdviceActs(timeZone: string) {
  const run = useMutation({
    mutationFn: ({ deal, act }: Doing) =>
      act.kind === 'make_task' ? make({ deal, act }, timeZone) : move({ deal, act }),
    onError: failed,
    onSettled: refresh,
  })
  const dismiss = useMutation({
    mutationFn: ({ subject, leadId }: Dismissal) => dismissAdvice(subject, leadId),
    onSuccess: (_, { subject }) =>
      toast.message('Dismissed for two weeks', { action: undoing(() => showAdviceAgain(subject)) }),
    onError: failed,
    onSettled: refreshAdvice,
  })
  return { run, dismiss }
}

export type AdviceActs = ReturnType<typeof useAdviceActs>
