import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { kindLabels } from './import/labels.ts'

interface Props {
  title: string
  /** What to bring, the most important first. */
  kinds: readonly VerticalKind[]
  children: ReactNode
}

/** Where a line of business has no rows yet. */
export function NoData({ title, kinds, children }: Props) {
  const { isManager } = useRights()
  return (
    <EmptyState
      title={title}
      actions={(isManager ? kinds : []).map((kind, index) => (
        <Button key={kind} asChild {...(index === 0 ? { variant: 'primary' } : {})}>
          <Link to="/vertical-insights" search={(before) => ({ ...before, import: kind })}>
            Import {kindLabels[kind].toLowerCase()}
          </Link>
        </Button>
      ))}
    >
      {children}
    </EmptyState>
  )
}
