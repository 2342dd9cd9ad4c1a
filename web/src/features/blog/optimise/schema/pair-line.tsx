import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '~/ui/icon-button.tsx'
import type { Pair } from './pair-form.tsx'

export type Direction = 'up' | 'down'

interface Props {
  pair: Pair
  /** Its place from 1, where the list shows it. */
  number: number | null
  canMove: Record<Direction, boolean>
  onMove: (direction: Direction) => void
  onEdit: () => void
  onRemove: () => void
}

/** One item with what can be done with it; `data-act` names the buttons for the list's focus. */
export function PairLine({ pair: { head, body }, number, canMove, onMove, onEdit, onRemove }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <div className="min-w-40 flex-1 text-sm">
        <p className="font-medium">
          {number !== null && <span className="text-faint tabular-nums">{number}. </span>}
          {head}
        </p>
        <p className="mt-0.5 line-clamp-2 text-muted">{body}</p>
      </div>
      <div className="flex">
        <IconButton
          data-act="up"
          label={`Move up: ${head}`}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={!canMove.up}
          onClick={() => onMove('up')}
        />
        <IconButton
          data-act="down"
          label={`Move down: ${head}`}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={!canMove.down}
          onClick={() => onMove('down')}
        />
        <IconButton
          data-act="edit"
          label={`Edit: ${head}`}
          icon={<Pencil aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconButton
          data-act="remove"
          label={`Remove: ${head}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </div>
  )
}
