import { Link } from '@tanstack/react-router'
import { Button } from './button.tsx'
import { RecordDot } from './record-dot.tsx'

interface Props {
  label?: string
  size?: 'medium' | 'large'
}

/** The way to a recording from everywhere: it begins there, after the question about consent where that is open. */
export function RecordLink({ label = 'Record a conversation', size = 'medium' }: Props) {
  return (
    <Button asChild variant="record" size={size}>
      <Link to="/voice" search={{ record: true }}>
        <RecordDot /> {label}
      </Link>
    </Button>
  )
}
