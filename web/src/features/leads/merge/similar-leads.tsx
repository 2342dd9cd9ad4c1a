import { describeSubject } from '@parley/core/records/subject'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { similarQuery } from './queries.ts'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

const rules: Record<string, string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  name: 'Similar name and company',
}

/** Leads that are likely the same as this one, to be merged; nothing while there is none. */
export default function SimilarLeads({ leadId }: { leadId: string }) {
  const navigate = useNavigate()
  const similar = useQuery(similarQuery(leadId)).data ?? []
  const [merging, setMerging] = useState<string | null>(null)
  if (similar.length === 0) return null
  return (
    <Panel title="Likely duplicates">
      <ul>
        {similar.map(({ id, rule, ...lead }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b py-2">
            <span className="min-w-0">
              <Link to="/leads/$leadId" params={{ leadId: id }} className="block truncate hover:underline">
                {describeSubject(lead)}
              </Link>
              <span className="text-sm text-faint">{rules[rule]}</span>
            </span>
            <Button size="small" aria-label={`Merge with ${lead.name}`} onClick={() => setMerging(id)}>
              Merge
            </Button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {merging !== null && (
          <MergeDialog
            ids={[leadId, merging]}
            onClose={() => setMerging(null)}
            onMerged={(kept) => {
              setMerging(null)
              if (kept !== leadId)
                void navigate({ to: '/leads/$leadId', params: { leadId: kept }, replace: true })
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}
