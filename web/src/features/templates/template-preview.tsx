import { findField } from '@parley/core/automations/fields'
import { renderText } from '@parley/core/automations/render'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { factsQuery } from '~/features/mail/index.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { LeadPicker } from '../leads/index.ts'
import { latestLeadQuery, type PreviewLead } from './calls/latest-lead-query.ts'

interface Props {
  /** Null where the kind has none. */
  subject: string | null
  body: string
}

/** The text as this lead would read it. */
export function TemplatePreview({ subject, body }: Props) {
  const [chosen, setChosen] = useState<PreviewLead | null>(null)
  const latest = useQuery(latestLeadQuery())
  const lead = chosen ?? latest.data ?? null
  const facts = useQuery({ ...factsQuery({ kind: 'lead', id: lead?.id ?? '' }), enabled: lead !== null })
  const filled = renderText(body, facts.data ?? {})
  const missing = [...new Set([...filled.missing, ...renderText(subject ?? '', facts.data ?? {}).missing])]
  return (
    <Panel title="Preview">
      <div className="space-y-4 pt-4">
        <Field label="With the lead">
          <Suspense fallback={<Skeleton className="h-8.5" />}>
            <LeadPicker lead={lead} onChange={setChosen} />
          </Suspense>
        </Field>
        {facts.error && (
          <ErrorNotice title="This lead could not be loaded" onRetry={() => void facts.refetch()}>
            {describeError(facts.error)}
          </ErrorNotice>
        )}
        {latest.data === null && (
          <p className="text-sm text-faint">There is no lead yet: variables show their fallback.</p>
        )}
        <article aria-label="Preview" className="border-l-2 pl-5">
          {subject !== null && (
            <p className="mb-3 text-lg font-semibold">
              {renderText(subject, facts.data ?? {}).text || '\u00a0'}
            </p>
          )}
          <p className="text-reading break-words whitespace-pre-wrap">{filled.text}</p>
        </article>
        {facts.data && missing.length > 0 && (
          <p className="text-sm text-muted">
            Unknown for this lead: {missing.map((name) => findField(name)?.label ?? name).join(', ')}. Add a
            fallback, such as {`{{${missing[0]}|there}}`}.
          </p>
        )}
      </div>
    </Panel>
  )
}
