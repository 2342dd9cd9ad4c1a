import { currentStages, stagesIn } from '@parley/core/leads/stages'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { useStages } from '~/data/stages.ts'
import { Stage } from '~/features/stage/index.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import type { Lead } from '../lead.ts'
import { removeLeads } from '../remove-leads.ts'

/** What moves a card without a pointer. */
export type CardControl = 'grip' | 'menu'

interface Props {
  lead: Lead
  onMove: (lead: Lead, status: string) => void
  onMount: (lead: Lead, control: CardControl, button: HTMLElement) => void
}

/** Moves a lead without dragging. */
export function CardMenu({ lead, onMove, onMount }: Props) {
  const hasMoved = useRef(false)
  const mount = useCallback(
    (button: HTMLButtonElement | null) => {
      if (button) onMount(lead, 'menu', button)
    },
    [lead, onMount],
  )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          ref={mount}
          type="button"
          aria-label={`Actions for ${lead.name}`}
          className="inline-flex size-6 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink pointer-coarse:-mt-1 pointer-coarse:-mr-1 pointer-coarse:size-11 [&_svg]:size-4"
        >
          <Ellipsis aria-hidden="true" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          // The button it would go back to has left with the card; the one that takes its place asks for the focus.
          if (hasMoved.current) event.preventDefault()
          hasMoved.current = false
        }}
      >
        <DropdownMenuItem asChild>
          <Link to="/leads/$leadId" params={{ leadId: lead.id }}>
            Open
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Move to</DropdownMenuLabel>
        <MoveItems
          lead={lead}
          onMove={(status) => {
            hasMoved.current = true
            onMove(lead, status)
          }}
        />
        <DropdownMenuSeparator />
        <DropdownMenuItem isDanger onSelect={() => removeLeads([lead.id], `${lead.name} deleted`)}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** Read when the menu opens: a board has hundreds of cards. */
function MoveItems({ lead, onMove }: { lead: Lead; onMove: (status: string) => void }) {
  return currentStages(stagesIn(useStages(), lead.pipeline)).map(({ key }) => (
    <DropdownMenuItem key={key} disabled={key === lead.status} onSelect={() => onMove(key)}>
      <Stage status={key} />
    </DropdownMenuItem>
  ))
}
