import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { useStages } from '~/data/stages.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { fieldsQuery } from '../../fields/index.ts'
import { membersQuery } from '../../people/index.ts'
import { MergeTable } from '../../records/index.ts'
import { chosenValues, defaultChoice, differing, mergeFields } from './merge-fields.ts'
import { mergeLeads } from './merge-leads.ts'
import { type MergeSide, mergeQuery } from './queries.ts'

interface Props {
  ids: readonly [string, string]
  onClose: () => void
  /** @param kept id of the lead that stays */
  onMerged: (kept: string) => void
}

/** "2 tasks, 1 recording": what goes over to the lead that stays. */
function describeMoves({ counts }: MergeSide): string {
  const words = [
    counts.recordings > 0 && countOf(counts.recordings, 'recording'),
    counts.tasks > 0 && countOf(counts.tasks, 'task'),
    counts.emails > 0 && countOf(counts.emails, 'email'),
    counts.activities > 0 && countOf(counts.activities, 'timeline entry', 'timeline entries'),
  ].filter((word) => word !== false)
  return words.length === 0 ? 'nothing' : words.join(', ')
}

export default function MergeDialog({ ids, onClose, onMerged }: Props) {
  const { data, error, isPending } = useQuery({ ...mergeQuery(ids), staleTime: 0, gcTime: 0 })
  const members = useQuery(membersQuery()).data ?? []
  const stages = useStages()
  const own = useQuery(fieldsQuery('leads'))
  const [keepId, setKeepId] = useState(ids[0])
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map())
  const keep = data?.find(({ lead }) => lead.id === keepId)
  const drop = data?.find(({ lead }) => lead.id !== keepId)
  const fields =
    keep && drop
      ? differing(
          mergeFields({
            ownerName: (id) => members.find((member) => member.id === id)?.name,
            stages,
            own: own.data ?? [],
          }),
          keep.lead,
          drop.lead,
        )
      : []
  const merge = useMutation({
    mutationFn: async () => {
      if (!keep || !drop) return
      const chosen = chosenValues(fields, keep.lead, drop.lead, choices)
      await mergeLeads({ keep: keep.lead, drop: drop.lead, chosen })
      onMerged(keep.lead.id)
    },
  })
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Merge two leads"
      description="One lead stays, with everything from both. You can undo this later from its timeline."
      footer={
        <Button
          variant="primary"
          disabled={!keep || !drop || own.isPending}
          isBusy={merge.isPending}
          onClick={() => merge.mutate()}
        >
          Merge
        </Button>
      }
    >
      <div className="space-y-4">
        {merge.error && <ErrorNotice title="Nothing was merged">{describeError(merge.error)}</ErrorNotice>}
        {error && <ErrorNotice title="The leads could not be loaded">{describeError(error)}</ErrorNotice>}
        {isPending && <SkeletonRows count={6} label="Loading the leads" />}
        {data === null && <p className="text-muted">One of the two leads is no longer there.</p>}
        {data && keep && drop && (
          <>
            <MergeTable
              records={[data[0].lead, data[1].lead]}
              describe={({ name, company }) => [name, company].filter(Boolean).join(', ')}
              keepId={keepId}
              onKeep={(id) => {
                setKeepId(id)
                setChoices(new Map())
              }}
              fields={fields}
              chosenOf={(field) => choices.get(field.key) ?? defaultChoice(field, keep.lead, drop.lead)}
              onChoose={(field, id) => setChoices(new Map([...choices, [field.key, id]]))}
            />
            <p className="text-sm text-muted">
              Moves over from {drop.lead.name}: {describeMoves(drop)}. That lead is then deleted.
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
