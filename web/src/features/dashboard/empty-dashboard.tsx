import { Link } from '@tanstack/react-router'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { RecordLink } from '~/ui/record-link.tsx'
import { LoadSampleButton } from './sample-company.tsx'

const steps = [
  ['Talk', 'Record a conversation, upload audio or paste a transcript.'],
  ['Read', 'Parley writes the summary, the promises with their dates and the follow-up email.'],
  ['Act', 'One click creates the lead and the tasks; each links to the second that proves it.'],
] as const

/** The first visit teaches the one thing the product does. */
export function EmptyDashboard() {
  return (
    <EmptyState
      title="Start with a conversation"
      actions={
        <>
          <RecordLink size="large" />
          <Button asChild size="large">
            <Link to="/voice" search={{ add: 'transcript' }}>
              Import a transcript
            </Link>
          </Button>
          <LoadSampleButton />
        </>
      }
    >
      <ol className="mt-4 border-t">
        {steps.map(([word, text]) => (
          <li key={word} className="flex gap-6 border-b py-3">
            <span className="w-12 shrink-0 font-semibold text-ink">{word}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </EmptyState>
  )
}
