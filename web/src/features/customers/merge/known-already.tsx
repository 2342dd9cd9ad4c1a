import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Button } from '~/ui/button.tsx'
import { type CustomerTable, customerNouns } from '../change-customer.ts'
import { CustomerLink } from './customer-link.tsx'
import { similarQuery } from './queries.ts'
import { similarityRules } from './similarity-rules.ts'

interface Props {
  table: CustomerTable
  /** What was typed, by column. */
  draft: Readonly<Record<string, string>>
  /** Opens another sale to one of them, where that is what is being typed. */
  onSale?: (known: { id: string; name: string }) => void
}

/** Says while somebody types a new account or contact, or a lead, that it is there already; nothing while it isn't. */
export default function KnownAlready({ table, draft, onSale }: Props) {
  const typed = useDeferredValue(draft)
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim().length > 2))
  const { data = [] } = useQuery({
    ...similarQuery(table, given),
    enabled: Object.keys(given).some((column) => column !== 'account_id'),
    placeholderData: keepPreviousData,
  })
  if (data.length === 0) return null
  return (
    <output className="block rounded-lg border px-3 py-2 text-sm">
      <span className="text-muted">
        {data.length === 1 ? `This ${customerNouns[table]} may already exist:` : 'These may be the same:'}
      </span>
      {data.map(({ id, name, detail, rule }) => (
        <span key={id} className="flex min-h-6 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
          <CustomerLink table={table} id={id}>
            {[name, detail].filter(Boolean).join(', ')}
          </CustomerLink>
          <span className="text-faint">{similarityRules[rule]}</span>
          {onSale && (
            <Button size="small" className="my-1" onClick={() => onSale({ id, name })}>
              Open another sale for {name}
            </Button>
          )}
        </span>
      ))}
    </output>
  )
}
