import { salesFields } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { CustomerTable } from '../change-customer.ts'
import { CustomerLink } from './customer-link.tsx'
import { similarQuery } from './queries.ts'
import { similarityRules } from './similarity-rules.ts'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

interface Props {
  table: CustomerTable
  /** By column. */
  record: { id: string } & Readonly<Record<string, unknown>>
}

/** Accounts or contacts that are likely the same as this one, to be merged; another can be chosen by hand. */
export default function SimilarCustomers({ table, record }: Props) {
  const navigate = useNavigate()
  const given = Object.fromEntries(
    salesFields[table].flatMap(({ column, isCompared }) => {
      const value = record[column]
      return isCompared && typeof value === 'string' && value !== '' ? [[column, value]] : []
    }),
  )
  const similar = useQuery(similarQuery(table, { ...given, id: record.id })).data ?? []
  const [merging, setMerging] = useState<{ other: string | null } | null>(null)
  return (
    <Panel
      title="Likely duplicates"
      aside={
        <button
          type="button"
          className="link pointer-coarse:min-h-11"
          onClick={() => setMerging({ other: null })}
        >
          Merge with another
        </button>
      }
    >
      {similar.length === 0 && <p className="py-4 text-muted">None known.</p>}
      <ul>
        {similar.map(({ id, name, detail, rule }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b py-2">
            <span className="min-w-0">
              <CustomerLink table={table} id={id}>
                {[name, detail].filter(Boolean).join(', ')}
              </CustomerLink>
              <span className="text-sm text-faint">{similarityRules[rule]}</span>
            </span>
            <Button size="small" aria-label={`Merge with ${name}`} onClick={() => setMerging({ other: id })}>
              Merge
            </Button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {merging && (
          <MergeDialog
            table={table}
            id={record.id}
            other={merging.other}
            onClose={() => setMerging(null)}
            onMerged={(kept) => {
              setMerging(null)
              if (kept !== record.id) void navigate({ to: `/${table}/${kept}`, replace: true })
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}
