import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import { Info } from 'lucide-react'

const quote = (text: string): string => `“${text.replace(/[*_`~]+/g, '').trim()}”`
const textsOf = (marks: readonly Mark[], kind: Mark['kind']): string[] =>
  marks.flatMap((mark) => (mark.kind === kind ? [quote(mark.text)] : []))

/** What is said below an answer of sentences in it that are not borne out, one line for each kind. */
export function noteLines(marks: readonly Mark[]): string[] {
  const values = [...new Set(marks.flatMap((mark) => (mark.kind === 'record' ? mark.values : [])))]
  const deeds = textsOf(marks, 'deed')
  const sent = textsOf(marks, 'sending')
  return [
    ...(deeds.length > 0 ? [`This was not done: ${deeds.join(', ')}`] : []),
    ...(sent.length > 0 ? [`The assistant sent nothing: ${sent.join(', ')}`] : []),
    ...(values.length > 0 ? [`Your records don’t show this: ${values.join(', ')}`] : []),
  ]
}

export function MarkNotes({ marks }: { marks: readonly Mark[] }) {
  const lines = noteLines(marks)
  if (lines.length === 0) return null
  return (
    <div role="note" aria-label="Not backed by your records" className="space-y-1 text-sm text-muted">
      {lines.map((line) => (
        <p key={line} className="flex items-start gap-1.5">
          <Info aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{line}</span>
        </p>
      ))}
    </div>
  )
}
