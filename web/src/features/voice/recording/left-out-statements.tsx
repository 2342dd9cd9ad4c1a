import { type StatementKind, statementKinds, unprovenKinds, whyLeftOut } from '@parley/core/claims/left-out'
import * as z from 'zod/mini'
import { countOf } from '~/data/formats.ts'

const statement = z.object({
  kind: z.enum(statementKinds),
  text: z.string(),
  quote: z.nullable(z.string()),
  unproven: z.array(z.object({ kind: z.enum(unprovenKinds), text: z.string() })),
})

const kindNames: Record<StatementKind, string> = {
  title: 'Title',
  summary: 'Summary',
  action_item: 'Action item',
  assignee: 'Who does it',
  due_date: 'Due date',
  question: 'Question',
  objection: 'Objection',
  key_moment: 'Key moment',
  topic: 'Topic',
  competitor: 'Competitor',
  budget: 'Budget',
  decision_maker: 'Decision maker',
  timeline: 'Timeline',
  lead: 'Lead',
  email: 'Email',
}

/** What the engine stated and the conversation does not bear out; a statement of a later version is left out. */
export default function LeftOutStatements({ value }: { value: readonly unknown[] }) {
  const statements = value.flatMap((each) => statement.safeParse(each).data ?? [])
  if (statements.length === 0) return null
  const waitsForSides = statements.every(({ unproven }) => unproven[0]?.kind === 'speaker')
  return (
    <details className="border-t py-2 text-sm">
      <summary className="cursor-pointer text-muted hover:text-ink pointer-coarse:py-2">
        {countOf(statements.length, 'statement')} left out
        {waitsForSides ? ' until it is known who is on which side' : ': not proven by what was said'}
      </summary>
      <ul className="pt-2">
        {statements.map((left, index) => (
          <li
            key={index}
            className="grid gap-x-4 border-b py-2 last:border-b-0 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <span className="text-muted">{kindNames[left.kind]}</span>
            <div className="min-w-0 space-y-1">
              <p className="line-clamp-4 break-words text-muted line-through decoration-faint">{left.text}</p>
              {left.quote !== null && <p className="break-words">It quotes “{left.quote}”</p>}
              <p>{whyLeftOut(left)}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
