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
      title={isFiltered ? 'This person has no open deal and no conversation' : 'Nothing to advise on yet'}
      actions={
        <>
          {isFiltered && <Button onClick={onClear}>Show everyone</Button>}
          <Button asChild>
            <Link to="/leads" search={{ new: 1 }}>
              Add a lead
            </Link>
          </Button>
          <RecordLink />
        </>
      }
    >
      With leads and conversations this page tells which deals are at risk and why, what to do next about
      each, what the pipeline is likely to bring, and what to practice. Every line opens the second of audio
      that proves it.
    </EmptyState>
  )
}
