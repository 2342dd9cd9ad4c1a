import type { Stage } from '@parley/core/leads/stages'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { toast } from '~/ui/toast.ts'
import { type Draft, isChanged, problemsOf, targetsFor, toDraft } from './draft.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { AddPipeline, PipelineList } from './pipeline-list.tsx'
import { saveStages } from './stage-calls.ts'
import { ClosedRows } from './stage-rows.tsx'
import { useRemoval } from './use-removal.ts'

const MoveQuestion = lazy(() => import('./move-question.tsx'))

interface Props {
  companyId: string
  stages: readonly Stage[]
}

/** The company's stages as somebody changes them: nothing counts until it is saved. */
export default function StageEditor({ companyId, stages }: Props) {
  // What was edited, and what it was made of; null until something is.
  const [edited, setEdited] = useState<{ draft: Draft; from: Draft } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const draft = edited?.draft ?? toDraft(stages)
  const isDirty = edited !== null && isChanged(edited.draft, stages)
  const problems = isChecked ? problemsOf(draft) : new Map<string, never>()
  const edit = (next: Draft) => setEdited((held) => ({ draft: next, from: held?.from ?? toDraft(stages) }))
  const { going, stay, removeStage, removePipeline } = useRemoval(draft, edit)
  const reset = () => {
    setEdited(null)
    setFailure(null)
    setChecked(false)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!edited || !isDirty) return
    flushSync(() => {
      setFailure(null)
      setChecked(true)
    })
    if (problemsOf(edited.draft).size > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    setBusy(true)
    try {
      await saveStages(companyId, edited.draft, edited.from)
      reset()
      toast.success('Stages saved')
    } catch (error) {
      setFailure(describeError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} noValidate aria-label="Stages" onSubmit={(event) => void save(event)}>
      <fieldset disabled={isBusy}>
        <PipelineList
          draft={draft}
          problems={problems}
          onEdit={edit}
          onRemoveStage={(stage) => void removeStage(stage)}
          onRemovePipeline={(pipeline) => void removePipeline(pipeline)}
        />
        {draft.leaving.length > 0 && <LeavingList draft={draft} />}
        {draft.pipelines.length > 1 && (
          <h3 className="px-1 pt-8 pb-1 text-sm text-muted">Closed stages of all pipelines</h3>
        )}
        <ClosedRows draft={draft} problems={problems} onEdit={edit} />
        <AddPipeline draft={draft} onEdit={edit} />
      </fieldset>
      <div className="space-y-3 pt-4">
        {failure !== null && <ErrorNotice title="Not saved">{failure}</ErrorNotice>}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isDirty}>
            Save
          </Button>
          {isDirty && (
            <Button disabled={isBusy} onClick={reset}>
              Cancel
            </Button>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {going && (
          <MoveQuestion
            what={going.what}
            name={going.name}
            leads={going.leads}
            targets={targetsFor(draft, going.keys)}
            proposed={going.proposed}
            hasUnsaved={draft.stages.some(({ key }) => key === null)}
            onAnswer={(target) => {
              edit(going.without(target))
              stay()
            }}
            onClose={() => stay()}
          />
        )}
      </Suspense>
      <LeaveQuestion isDirty={isDirty} />
    </form>
  )
}

/** What goes with the next save, and where its leads go. */
function LeavingList({ draft: { leaving, stages } }: { draft: Draft }) {
  const nameOf = (target: string | null) => stages.find(({ key }) => key === target)?.name ?? ''
  return (
    <ul aria-label="Removed when you save" className="space-y-1 border-b px-1 py-2 text-sm text-muted">
      {leaving.map(({ key, name, leads, target }) => (
        <li key={key}>
          <del>{name}</del>{' '}
          {target === null || leads === 0
            ? 'will be removed.'
            : `will be removed. ${countOf(leads, 'lead')} ${leads === 1 ? 'moves' : 'move'} to ${nameOf(target)}.`}
        </li>
      ))}
    </ul>
  )
}
