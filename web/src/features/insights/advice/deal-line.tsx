import type { Deal } from '@parley/core/insights/deal-facts'
import type { NextAction } from '@parley/core/insights/next-action'
import { stageName } from '@parley/core/leads/stages'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount } from '~/data/money.ts'
import { useStages } from '~/data/stages.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { ActButton } from './act-button.tsx'
import type { AdviceActs } from './use-advice-acts.ts'

interface Props {
  deal: Deal
  /** Before the name: how bad, or how good. */
  mark?: ReactNode
  next: NextAction | null
  /** What the line is remembered by when it is dismissed. */
  subject: string
  acts: AdviceActs
  children: ReactNode
}

/** A deal, what is said about it with its proof, and the one click that follows. */
export function DealLine({ deal, mark, next, subject, acts, children }: Props) {
  const { id, name, company, status, value, currency } = deal
  const stages = useStages()
  const facts = [
    company,
    stageName(stages, status),
    value === null || value === 0 ? null : formatAmount(value, currency),
  ].filter((fact) => fact !== null)
  return (
    <li className="grid gap-x-6 gap-y-2 border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/leads/$leadId"
            params={{ leadId: id }}
            className="inline-flex min-h-6 items-center font-medium hover:text-accent-ink pointer-coarse:min-h-11"
          >
            {name}
          </Link>
          {mark}
          <span className="text-sm text-faint">{facts.join('\u00A0· ')}</span>
        </p>
        {children}
      </div>
      <div className="flex items-start gap-1">
        <ActButton deal={deal} next={next} acts={acts} />
        <IconButton
          label={`Dismiss ${name} for two weeks`}
          icon={<X aria-hidden="true" />}
          className="-mt-0.5"
          onClick={() => acts.dismiss.mutate({ subject, leadId: id })}
        />
      </div>
    </li>
  )
}
