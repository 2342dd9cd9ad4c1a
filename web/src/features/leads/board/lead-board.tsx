import type { DragEndEvent } from '@dnd-kit/core'
import { useCallback } from 'react'
import { CardDrag } from '~/ui/card-drag.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { useMovedFocus } from '~/ui/use-moved-focus.ts'
import type { Member } from '../../people/index.ts'
import { moveLeads } from '../closing/closing.ts'
import type { Lead } from '../lead.ts'
import { LeadsFailure } from '../leads-failure.tsx'
import { isNarrowed, type LeadFilter } from '../leads-filter.ts'
import { NoLeads } from '../no-leads.tsx'
import { useHiddenLeads } from '../remove-leads.ts'
import { BoardColumn } from './board-column.tsx'
import { boardClasses } from './board-layout.ts'
import { type CardCounts, cardLimit, cardsPerStep, useBoard } from './board-query.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import type { CardControl } from './card-menu.tsx'
import { toColumns } from './columns.ts'
import { announcements, moveByColumn } from './drag.ts'
import { CardFace } from './lead-card.tsx'

interface Props {
  filter: LeadFilter
  members: readonly Member[]
  cardCounts: CardCounts
  onCardCounts: (counts: CardCounts) => void
  onNew: () => void
  onClearFilters: () => void
}

const instructions =
  'Press space to pick the lead up, the left and right arrow keys to carry it to another stage, space to put it down, escape to leave it.'

/** The leads of a filter as cards, a column a stage: drag one, carry it by keyboard, or move it from its menu. */
export default function LeadBoard({
  filter,
  members,
  cardCounts,
  onCardCounts,
  onNew,
  onClearFilters,
}: Props) {
  const { board, statuses } = useBoard(filter, cardCounts)
  const hidden = useHiddenLeads()
  const moved = useMovedFocus()
  const move = useCallback((lead: Lead, status: string) => {
    if (status !== lead.status) moveLeads([lead.id], status, lead.name)
  }, [])
  const moveFromMenu = useCallback(
    (lead: Lead, status: string) => {
      moved.expect(lead.id, status, 'menu')
      move(lead, status)
    },
    [move, moved],
  )
  const takeFocus = useCallback(
    ({ id, status }: Lead, control: CardControl, button: HTMLElement) => {
      if (moved.claim(id, status, control)) button.focus()
    },
    [moved],
  )
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    const lead = board.data?.rows.find(({ id }) => id === active.id)
    const column = columns.find(({ status }) => status === over?.id)
    if (!lead || !column) return
    if (activatorEvent instanceof KeyboardEvent && column.status !== lead.status)
      moved.expect(lead.id, column.status, 'grip')
    move(lead, column.status)
  }
  const columns = board.data ? toColumns(board.data, statuses, hidden) : []
  const faceOf = (id: string) => {
    const lead = board.data?.rows.find((each) => each.id === id)
    return lead && <CardFace lead={lead} owner={members.find((each) => each.id === lead.owner_id)?.name} />
  }
  const showMore = (status: string) =>
    onCardCounts({
      ...cardCounts,
      [status]: Math.min(cardLimit, (cardCounts[status] ?? cardsPerStep) + cardsPerStep),
    })
  const isEmpty = columns.every(({ count }) => count <= 0)
  return (
    <>
      <LeadsFailure error={board.error} isRetrying={board.isFetching} />
      {board.isPending && <BoardSkeleton filter={filter} />}
      {board.data && isEmpty && (
        <NoLeads isFiltered={isNarrowed(filter)} onNew={onNew} onClear={onClearFilters} />
      )}
      {board.data && !isEmpty && (
        <CardDrag
          moveByKeys={moveByColumn}
          announcements={announcements}
          instructions={instructions}
          onDrop={drop}
          faceOf={faceOf}
        >
          {(isCarrying) => (
            <section
              aria-label="Leads by stage"
              className={joinClasses(boardClasses, !isCarrying && 'snap-x snap-proximity')}
            >
              {columns.map((column) => (
                <BoardColumn
                  key={column.status}
                  column={column}
                  members={members}
                  isLoadingMore={board.isPlaceholderData}
                  onMore={() => showMore(column.status)}
                  onMove={moveFromMenu}
                  onControlMount={takeFocus}
                />
              ))}
            </section>
          )}
        </CardDrag>
      )}
    </>
  )
}
