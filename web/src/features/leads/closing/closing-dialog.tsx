import { usualLostReasons } from '@parley/core/leads/lost-reasons'
import { defaultStages, stageName } from '@parley/core/leads/stages'
import { dayOf } from '@parley/core/text/time-zone'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { readLocalInput } from '~/data/local-input.ts'
import { useStages } from '~/data/stages.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { lostReasonsQuery } from '../calls/lost-reasons-query.ts'
import type { Closing } from './closing.ts'

interface Props {
  asked: Closing
  onClose: () => void
}

/** When a sale was won or lost, and why it was lost; today and no reason unless somebody says more. */
export function ClosingDialog({ asked: { status, name, close }, onClose }: Props) {
  const form = useId()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone))
  const [day, setDay] = useState(today)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const isLost = status === 'lost'
  const called = stageName(useStages(), status)
  // A word of ours goes into the sentence; one of the company's own is spelled as they spell it.
  const stage = called === stageName(defaultStages, status) ? called.toLowerCase() : called
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const closedAt = day === today ? undefined : readLocalInput(`${day}T12:00`, timeZone)
    if (closedAt === null || day > today) return setProblem('Choose today or an earlier day.')
    onClose()
    close({
      ...(closedAt !== undefined && { closed_at: closedAt }),
      ...(isLost && { lost_reason: reason.trim() || null }),
    })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Close as ${stage}`}
      description={name}
      width="narrow"
      footer={
        <Button variant="primary" type="submit" form={form}>
          Mark as {stage}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="space-y-4">
        {isLost && <LostReason reason={reason} onChange={setReason} />}
        <Field label={isLost ? 'Lost on' : 'Won on'} error={problem}>
          <Input type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
      </form>
    </Dialog>
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
