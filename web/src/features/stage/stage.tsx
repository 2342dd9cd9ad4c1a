import { findLeadStatus, type LeadStatus, leadStages } from '@parley/core/leads/status'

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

/** A stage, by the key that a row holds, as six bars filled so far, and always the word; nothing for a key of none. */
export function Stage({ status: key }: { status: string }) {
  const status = findLeadStatus(key)
  if (!status) return null
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
