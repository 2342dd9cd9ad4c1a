import { Link } from '@tanstack/react-router'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { RecordLink } from '~/ui/record-link.tsx'

interface Props {
  isFiltered: boolean
  onClear: () => void
}

/** Where there is neither an open deal nor a conversation. */
export default function NoAdvice({ isFiltered, onClear }: Props) {
  return (
    <EmptyState
      title={isFiltered ? 'This person has no open deals or conversations' : 'No advice yet'}
      actions={
        <>
          <RecordLink />
          {isFiltered && <Button onClick={onClear}>Show everyone</Button>}
          <Button asChild>
            <Link to="/leads" search={{ new: 1 }}>
              Add a lead
            </Link>
          </Button>
        </>
      }
    >
      Once you have leads and conversations, this page shows which deals are at risk and why, what to do next
      about each, what the pipeline is likely to bring in, and what to practice. Every line links to the
      second of audio that proves it.
    </EmptyState>
  )
}
