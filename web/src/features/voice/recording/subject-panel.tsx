import { stageName } from '@parley/core/leads/stages'
import { type Subject, subjectLabels, subjectOf } from '@parley/core/records/subject'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useStages } from '~/data/stages.ts'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { SubjectDialog, SubjectLink } from '../../records/index.ts'
import { createLead } from '../calls/create-lead.ts'
import { linkSubject } from '../calls/link-subject.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { readSuggestedLead, type SuggestedLead } from '../details.ts'
import { voiceKeys } from '../voice-keys.ts'
import { Evidence } from './moments.tsx'

/** Whose conversation it is, mostly a lead's: linked, suggested by the analysis, or still to be chosen. */
export function SubjectPanel({ recording }: { recording: RecordingRow }) {
  const client = useQueryClient()
  const [isPicking, setPicking] = useState(false)
  const [newId] = useState(() => crypto.randomUUID())
  const subject = subjectOf(recording)
  const suggestion = readSuggestedLead(recording.suggested_lead)
  const options = {
    onError: (error: Error) =>
      toast.error('The conversation was not linked', { description: describeError(error) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: voiceKeys.all }),
        client.invalidateQueries({ queryKey: ['leads'] }),
        client.invalidateQueries({ queryKey: ['customers'] }),
      ]),
  }
  const link = useMutation({
    mutationFn: (chosen: Subject | null) => linkSubject(recording.id, chosen),
    ...options,
  })
  const create = useMutation({
    mutationFn: ({ name, company, email, phone }: SuggestedLead) =>
      createLead(recording.id, recording.company_id, {
        id: newId,
        name,
        company: company ?? null,
        email: email ?? null,
        phone: phone ?? null,
      }),
    onSuccess: () => toast.success('Lead created'),
    ...options,
  })
  return (
    <Panel title={subjectLabels[subject?.kind ?? 'lead']}>
      {subject ? (
        <Linked
          recording={recording}
          subject={subject}
          isBusy={link.isPending}
          onUnlink={() => link.mutate(null)}
          onChange={() => setPicking(true)}
        />
      ) : suggestion ? (
        <Suggestion
          lead={suggestion}
          isCreating={create.isPending}
          onCreate={() => create.mutate(suggestion)}
          onPick={() => setPicking(true)}
          onDismiss={() => link.mutate(null)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 py-3">
          <p className="text-muted">No lead is linked.</p>
          <Button size="small" onClick={() => setPicking(true)}>
            Link
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isPicking && (
          <SubjectDialog
            words={suggestion?.company ?? suggestion?.name ?? ''}
            onClose={() => setPicking(false)}
            onPick={(chosen) => {
              setPicking(false)
              link.mutate(chosen)
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}

interface LinkedProps {
  recording: RecordingRow
  subject: Subject
  isBusy: boolean
  onUnlink: () => void
  onChange: () => void
}

function Linked({ recording: { leads, contacts }, subject, isBusy, onUnlink, onChange }: LinkedProps) {
  const stages = useStages()
  const facts = [subject.company, (leads ?? contacts)?.email, leads && stageName(stages, leads.status)]
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <SubjectLink subject={subject} className="link font-medium">
          {subject.name}
        </SubjectLink>
        <p className="text-sm text-muted">{facts.filter(Boolean).join('\u00A0· ')}</p>
      </div>
      <span className="-mx-2.5 flex gap-1">
        <Button size="small" variant="quiet" onClick={onChange}>
          Change
        </Button>
        <Button size="small" variant="quiet" isBusy={isBusy} onClick={onUnlink}>
          Unlink
        </Button>
      </span>
    </div>
  )
}

interface SuggestionProps {
  lead: SuggestedLead
  isCreating: boolean
  onCreate: () => void
  onPick: () => void
  onDismiss: () => void
}

function Suggestion({ lead, isCreating, onCreate, onPick, onDismiss }: SuggestionProps) {
  return (
    <div className="py-3">
      <p>
        Is this <span className="font-medium">{lead.name}</span>
        {lead.company ? ` of ${lead.company}` : ''}?{' '}
        {lead.evidence && <Evidence seconds={lead.evidence.start} statement={lead.evidence.quote} />}
      </p>
      <p className="text-sm text-muted">{[lead.email, lead.phone].filter(Boolean).join('\u00A0· ')}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="small" variant="primary" isBusy={isCreating} onClick={onCreate}>
          Create lead
        </Button>
        <Button size="small" onClick={onPick}>
          Link to existing
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
