import { useDraggable } from '@dnd-kit/core'
import { leadScoreBand } from '@parley/core/leads/score-band'
import { isOpenStatus } from '@parley/core/leads/stages'
import { Link } from '@tanstack/react-router'
import { GripVertical } from 'lucide-react'
import { memo, useCallback } from 'react'
import { formatDay } from '~/data/formats.ts'
import { formatAmount } from '~/data/money.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import { ScoreMark } from '~/ui/score-mark.tsx'
import type { Lead } from '../lead.ts'
import { type CardControl, CardMenu } from './card-menu.tsx'

interface Props {
  lead: Lead
  /** Name of who works on it. */
  owner: string | undefined
  onMove: (lead: Lead, status: string) => void
  /** The button stands on the page, also after the card has moved to another column. */
  onControlMount: (lead: Lead, control: CardControl, button: HTMLElement) => void
}

/** A lead on the board: dragged from anywhere, carried by keyboard from its grip. */
export const LeadCard = memo(function LeadCard({ lead, owner, onMove, onControlMount }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: lead.id,
    data: { name: lead.name },
  })
  const mountGrip = useCallback(
    (button: HTMLButtonElement | null) => {
      setActivatorNodeRef(button)
      if (button) onControlMount(lead, 'grip', button)
    },
    [lead, onControlMount, setActivatorNodeRef],
  )
  return (
    <div
      ref={setNodeRef}
      className={joinClasses(
        'group relative rounded-lg border bg-surface transition-colors hover:border-control has-focus-visible:border-control',
        isDragging && 'opacity-40',
      )}
    >
      {/* The menu stays outside: a press on its items would reach the card, too. */}
      <div
        {...listeners}
        className="cursor-grab touch-manipulation p-3 select-none [-webkit-touch-callout:none]"
      >
        <CardFace lead={lead} owner={owner} isLink />
      </div>
      <div className="absolute top-1.5 right-1.5 flex">
        <button
          ref={mountGrip}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={`Carry ${lead.name}`}
          className="inline-flex size-6 cursor-grab items-center justify-center rounded-sm bg-surface text-muted opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden [&_svg]:size-3.5"
        >
          <GripVertical aria-hidden="true" />
        </button>
        <CardMenu lead={lead} onMove={onMove} onMount={onControlMount} />
      </div>
    </div>
  )
})

interface CardFaceProps {
  lead: Lead
  owner: string | undefined
  isLink?: boolean
}

/** Beside the menu. */
const nameClasses = 'line-clamp-2 pr-6 font-medium break-words pointer-coarse:py-0.5 pointer-coarse:pr-8'

/** What a card says. */
export function CardFace({ lead, owner, isLink = false }: CardFaceProps) {
  return (
    <div className="text-sm text-pretty">
      <div>
        {isLink ? (
          <Link
            to="/leads/$leadId"
            params={{ leadId: lead.id }}
            draggable={false}
            className={`${nameClasses} rounded-sm hover:underline`}
          >
            {lead.name}
          </Link>
        ) : (
          <span className={nameClasses}>{lead.name}</span>
        )}
        <span className="line-clamp-2 min-h-5 break-words text-muted pointer-coarse:pr-8">
          {lead.company ?? lead.email}
        </span>
        {lead.deal_name !== null && <span className="block truncate text-muted">{lead.deal_name}</span>}
      </div>
      <div className="mt-2 flex min-h-5.25 flex-wrap items-center justify-between gap-x-2 gap-y-1 tabular-nums">
        <span className="font-medium">
          {lead.value === null ? '' : formatAmount(lead.value, lead.currency)}
        </span>
        {isOpenStatus(lead.status) ? (
          <ScoreMark score={lead.score} {...leadScoreBand(lead.score)} />
        ) : (
          <span className="text-faint">{formatDay(lead.closed_at ?? lead.status_changed_at)}</span>
        )}
      </div>
      {lead.lost_reason !== null && <p className="mt-1.5 line-clamp-2 text-muted">{lead.lost_reason}</p>}
      {owner !== undefined && <p className="mt-1.5 truncate text-xs text-faint">{owner}</p>}
    </div>
  )
}
