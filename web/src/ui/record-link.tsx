import type { Subject } from '@parley/core/records/subject'
import { Link } from '@tanstack/react-router'
import { Button } from './button.tsx'
import { RecordDot } from './record-dot.tsx'

interface Props {
  label?: string
  size?: 'medium' | 'large'
  /** Whose conversation it is. */
  of?: Pick<Subject, 'kind' | 'id'>
}

/** The way to a recording from everywhere: it begins there, after the question about consent where that is open. */
export function RecordLink({ label = 'Record a conversation', size = 'medium', of }: Props) {
  return (
    <Button asChild variant="record" size={size}>
      <Link to="/voice" search={{ record: true, ...(of && { [of.kind]: of.id }) }}>
        <RecordDot /> {label}
      </Link>
    </Button>
  )
}
