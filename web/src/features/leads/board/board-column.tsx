import { useDroppable } from '@dnd-kit/core'
import { stageName } from '@parley/core/leads/stages'
import { Link } from '@tanstack/react-router'
import { countOf, formatNumber } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import { useStages } from '~/data/stages.ts'
import { Stage } from '~/features/stage/index.ts'
import { Button } from '~/ui/button.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Member } from '../../people/index.ts'
import type { Lead } from '../lead.ts'
import { readLeadsSearch } from '../leads-search.ts'
import { useLeadsAddress } from '../use-leads-address.ts'
import { columnClasses } from './board-layout.ts'
import { cardLimit, cardsPerStep } from './board-query.ts'
import type { CardControl } from './card-menu.tsx'
import type { Column } from './columns.ts'
import { LeadCard } from './lead-card.tsx'

interface Props {
  column: Column
  members: readonly Member[]
  isLoadingMore: boolean
  onMore: () => void
  onMove: (lead: Lead, status: string) => void
  /** A card's menu button stands on the page. */
  onControlMount: (lead: Lead, control: CardControl, button: HTMLElement) => void
}

/** A stage with its totals over its cards. */
export function BoardColumn({ column, members, isLoadingMore, onMore, onMove, onControlMount }: Props) {
  const { status, leads, count, values } = column
  const name = stageName(useStages(), status)
  const { setNodeRef, isOver } = useDroppable({ id: status, data: { name } })
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className={joinClasses(
        columnClasses,
        'snap-start transition-colors',
        isOver && 'rounded-md bg-accent-soft ring-4 ring-accent-soft',
      )}
    >
      <header className="pt-1 pb-3 tabular-nums">
        <h2 className="flex items-baseline justify-between gap-2 font-medium">
          <Stage status={status} />
          <span className="text-sm font-normal text-muted">
            {formatNumber(count)}
            <span className="sr-only"> {count === 1 ? 'lead' : 'leads'}</span>
          </span>
        </h2>
        <p className="min-h-5 truncate text-sm text-muted">
          {values.map(({ currency, value }) => formatTotal(value, currency)).join(' + ')}
        </p>
      </header>
      {/* Its end can be scrolled out from under the assistant's button. */}
      <div className="relative -mx-1 min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-1 pt-0.5 pb-2 md:pb-18">
        <ul className="grid gap-2">
          {leads.map((lead) => (
            <li key={lead.id} className="min-w-0">
              <LeadCard
                lead={lead}
                owner={members.find((member) => member.id === lead.owner_id)?.name}
                onMove={onMove}
                onControlMount={onControlMount}
              />
            </li>
          ))}
        </ul>
        <More column={column} isLoading={isLoadingMore} onMore={onMore} />
      </div>
    </section>
  )
}

interface MoreProps {
  column: Column
  isLoading: boolean
  onMore: () => void
}

/** The way to the cards that are not loaded. */
function More({ column: { status, leads, count }, isLoading, onMore }: MoreProps) {
  const { search } = useLeadsAddress()
  const rest = count - leads.length
  if (rest <= 0) return null
  return (
    <div className="pt-2">
      {leads.length < cardLimit ? (
        <Button variant="quiet" size="small" className="w-full" isBusy={isLoading} onClick={onMore}>
          Show {Math.min(rest, cardsPerStep)} more
        </Button>
      ) : (
        <Button asChild variant="quiet" size="small" className="w-full">
          <Link to="/leads" search={readLeadsSearch({ ...search, view: undefined, status })}>
            {countOf(count, 'lead')} in the table
          </Link>
        </Button>
      )}
    </div>
  )
}
