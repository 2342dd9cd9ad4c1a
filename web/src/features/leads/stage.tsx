import { findLeadStatus, type LeadStatus, leadStages, leadStatuses } from '@parley/core/leads/status'
import { useState } from 'react'
import { Stage } from '~/features/stage/index.ts'
import { joinClasses } from '~/ui/join-classes.ts'

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
          const chosen = findLeadStatus(event.target.value)
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
