import { type LeadStatus, leadStages, leadStatuses } from '@parley/core/leads/status'
import { useState } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'

const steps: Record<LeadStatus, number> = {
  new: 1,
  contacted: 2,
  qualified: 3,
  proposal: 4,
  negotiation: 5,
  won: 6,
  lost: 0,
}

const bars = (from: number, end: number): string =>
  Array.from({ length: end - from }, (_, offset) => `M${(from + offset) * 3} 0h2v10h-2z`).join('')

/** A stage as six bars filled so far, and always the word. */
export function Stage({ status }: { status: LeadStatus }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap">
      <svg aria-hidden="true" viewBox="0 0 17 10" className="h-2.5 w-[17px] shrink-0">
        <path d={bars(0, steps[status])} fill="var(--color-ink)" />
        <path d={bars(steps[status], 6)} fill="var(--color-line)" />
      </svg>
      <span className={status === 'lost' ? 'text-faint' : undefined}>{leadStages[status].label}</span>
    </span>
  )
}

interface Props {
  /** Whose stage: read out with the list. */
  name: string
  status: LeadStatus
  onChange: (status: LeadStatus) => void
}

/** The stage and, on a press, the platform's own list to change it. */
export function StagePicker({ name, status, onChange }: Props) {
  // A list of leads has one picker a row: the other choices come with the pointer or the focus.
  const [hasChoices, setHasChoices] = useState(false)
  const offer = () => setHasChoices(true)
  return (
    <span
      className={joinClasses(
        'relative inline-flex min-h-7 items-center rounded-md px-1.5 -mx-1.5 hover:bg-sunken pointer-coarse:min-h-11',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
      )}
    >
      <Stage status={status} />
      <select
        aria-label={`Status of ${name}`}
        value={status}
        onPointerEnter={offer}
        onFocus={offer}
        onChange={(event) => {
          const chosen = leadStatuses.find((known) => known === event.target.value)
          if (chosen) onChange(chosen)
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {hasChoices ? <StageOptions /> : <option value={status}>{leadStages[status].label}</option>}
      </select>
    </span>
  )
}

export function StageOptions() {
  return leadStatuses.map((status) => (
    <option key={status} value={status}>
      {leadStages[status].label}
    </option>
  ))
}
