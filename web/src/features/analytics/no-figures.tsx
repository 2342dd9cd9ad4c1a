import { Link } from '@tanstack/react-router'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

interface Props {
  isFiltered: boolean
  /** Whether a longer period can be looked at. */
  canWiden: boolean
  onEveryone: () => void
  onWiden: () => void
}

/** Where nothing came, was decided or done in the period or the one before, and no deal is open. */
export function NoFigures({ isFiltered, canWiden, onEveryone, onWiden }: Props) {
  return (
    <EmptyState
      title={isFiltered ? 'Nothing from this person in this period' : 'No data for this period'}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/leads" search={{ new: 1 }}>
              Add a lead
            </Link>
          </Button>
          {isFiltered && <Button onClick={onEveryone}>Show everyone</Button>}
          {canWiden && <Button onClick={onWiden}>Show one year</Button>}
          <Button asChild>
            <Link to="/leads/import">Import leads</Link>
          </Button>
        </>
      }
    >
      Once you have leads, this page shows how many come in and from where, how far they get, how many you win
      and how long that takes, what each person does, and what open deals are likely to bring in. Every number
      opens the leads behind it.
    </EmptyState>
  )
}
