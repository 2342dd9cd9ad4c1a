import type { Day } from '@parley/core/blog/calendar'
import { daysIn, isDay } from '@parley/core/text/day'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { longestPeriod } from './analytics-search.ts'

interface Props {
  from: Day
  to: Day
  today: Day
  onChange: (period: { from: Day; to: Day }) => void
}

function problemOf(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choose two days'
  if (from > to) return 'The first day is after the last one'
  return daysIn(from, to) > longestPeriod ? 'Choose at most two years' : undefined
}

/** The first and the last day of a period of one's own. */
export function PeriodFields({ from, to, today, onChange }: Props) {
  const [draft, setDraft] = useState({ from, to })
  const [isTried, setTried] = useState(false)
  const problem = problemOf(draft.from, draft.to)
  return (
    <form
      aria-label="Period"
      noValidate
      className="flex flex-wrap items-start gap-3 pb-6"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problem === undefined) onChange(draft)
      }}
    >
      <Field label="From" error={isTried ? problem : undefined}>
        <Input
          type="date"
          value={draft.from}
          max={today}
          onChange={({ target }) => setDraft({ ...draft, from: target.value })}
        />
      </Field>
      <Field label="To">
        <Input
          type="date"
          value={draft.to}
          onChange={({ target }) => setDraft({ ...draft, to: target.value })}
        />
      </Field>
      <Button type="submit" className="mt-6">
        Show
      </Button>
    </form>
  )
}
