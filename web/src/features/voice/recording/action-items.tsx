import { quoted } from '@parley/core/text/quoted'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import type { InsightRow } from '../calls/insights-query.ts'
import { dismissInsight, makeTask } from '../insight-acts.ts'
import { voiceKeys } from '../voice-keys.ts'
import { ItemFacts } from './item-facts.tsx'
import { MomentLine } from './moments.tsx'
import { SmallButton } from './small-button.tsx'
import type { Speaker } from './speaker-sides.ts'
import { useItemCorrections } from './use-item-corrections.ts'

interface Props {
  recordingId: string
  items: readonly InsightRow[]
  speakers: readonly Speaker[]
  /** People of the customer's who are known beside those who speak. */
  customers: readonly string[]
}

export function ActionItems({ recordingId, items, speakers, customers }: Props) {
  const correct = useItemCorrections(recordingId)
  const client = useQueryClient()
  const settle = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: voiceKeys.one(recordingId) }),
      client.invalidateQueries({ queryKey: ['tasks'] }),
    ])
  const make = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await makeTask(id)
      return ids.length
    },
    onSuccess: (count) => toast.success(count === 1 ? 'Task created' : `${count} tasks created`),
    onError: (error) => toast.error('Not every task could be created', { description: describeError(error) }),
    onSettled: settle,
  })
  const dismiss = useMutation({
    mutationFn: ({ id, isDismissed }: { id: string; isDismissed: boolean }) =>
      dismissInsight(id, isDismissed),
    onSuccess: (_, { id, isDismissed }) => {
      if (!isDismissed) return
      const undo = { label: 'Undo', onClick: () => dismiss.mutate({ id, isDismissed: false }) }
      toast.message('Action item dismissed', { action: undo })
    },
    onError: (error) => toast.error('That was not saved', { description: describeError(error) }),
    onSettled: settle,
  })
  const open = items.filter((item) => item.task_id === null)
  return (
    <Panel
      title="Action items"
      aside={
        open.length > 1 ? (
          <Button
            size="small"
            isBusy={make.isPending && make.variables.length > 1}
            onClick={() => make.mutate(open.map((item) => item.id))}
          >
            Create all {open.length} tasks
          </Button>
        ) : (
          items.length
        )
      }
    >
      {items.length === 0 && <p className="py-3 text-muted">No action item was found.</p>}
      <ul>
        {items.map((item) => (
          <MomentLine key={item.id} seconds={item.start_seconds} statement={item.text}>
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
              <div className="min-w-0 flex-1 basis-44">
                {item.text}
                <ItemFacts
                  {...{ item, speakers, customers }}
                  onCorrect={(correction) => correct(item, correction)}
                />
              </div>
              {item.task_id === null ? (
                <span className="flex items-center gap-1">
                  <Button
                    size="small"
                    isBusy={make.isPending && make.variables.length === 1 && make.variables[0] === item.id}
                    onClick={() => make.mutate([item.id])}
                  >
                    Create task
                  </Button>
                  <SmallButton
                    label={`Dismiss ${quoted(item.text)}`}
                    onClick={() => dismiss.mutate({ id: item.id, isDismissed: true })}
                  >
                    <X aria-hidden="true" />
                  </SmallButton>
                </span>
              ) : (
                <Link to="/tasks" className="link text-sm">
                  Task created
                </Link>
              )}
            </div>
          </MomentLine>
        ))}
      </ul>
    </Panel>
  )
}
