import { usualLostReasons } from '@parley/core/leads/lost-reasons'
import { isOpenStatus } from '@parley/core/leads/stages'
import { dayOf } from '@parley/core/text/time-zone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readLocalInput } from '~/data/local-input.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { lostReasonsQuery } from '../calls/lost-reasons-query.ts'
import type { LeadPatch } from '../lead.ts'

/** When a sale was won or lost, and why it was lost: today and no reason unless somebody says more. */
export function useClosing(status: string) {
  const isOpen = isOpenStatus(status)
  const isLost = status === 'lost'
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone))
  const [day, setDay] = useState(today)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  /** What was said of it; null where that can't be, which is told then. */
  const read = (): LeadPatch | null => {
    if (isOpen) return {}
    const closedAt = day === today ? undefined : readLocalInput(`${day}T12:00`, timeZone)
    if (closedAt === null || day > today) {
      setProblem('Choose today or an earlier day.')
      return null
    }
    return {
      ...(closedAt !== undefined && { closed_at: closedAt }),
      ...(isLost && { lost_reason: reason.trim() || null }),
    }
  }
  const choose = (chosen: string) => {
    setProblem(undefined)
    setDay(chosen)
  }
  return { read, fields: { isOpen, isLost, today, day, setDay: choose, reason, setReason, problem } }
}

type Props = ReturnType<typeof useClosing>['fields']

export function ClosingFields({ isOpen, isLost, today, day, setDay, reason, setReason, problem }: Props) {
  if (isOpen) return null
  return (
    <>
      {isLost && <LostReason reason={reason} onChange={setReason} />}
      <Field label={isLost ? 'Lost on' : 'Won on'} error={problem}>
        <Input type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </>
  )
}

/** The reasons that this company gives most often stand first. */
function LostReason({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const { data: known = [] } = useQuery(lostReasonsQuery())
  return (
    <div>
      <Field label="Why was it lost?" aside="Optional">
        <Input
          autoComplete="off"
          maxLength={200}
          placeholder="In the customer’s words, if you know them"
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {usualLostReasons(known).map((usual) => (
          <button
            key={usual}
            type="button"
            aria-pressed={reason === usual}
            onClick={() => onChange(reason === usual ? '' : usual)}
            className="min-h-7 rounded-md border px-2 text-sm text-muted transition-colors hover:border-muted hover:text-ink aria-pressed:border-accent-ink aria-pressed:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3"
          >
            {usual}
          </button>
        ))}
      </div>
    </div>
  )
}
