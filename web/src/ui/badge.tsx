import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type Tone = 'neutral' | 'accent' | 'good' | 'fair' | 'poor' | 'danger'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-ink',
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
  danger: 'bg-danger-soft text-danger',
}

/** A short word on a tint. Good, fair and poor are for scores alone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-5 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
