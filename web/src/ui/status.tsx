import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type StatusKind = 'idle' | 'active' | 'done' | 'failed' | 'recording'

const dots: Record<StatusKind, string> = {
  idle: 'border border-control',
  active: 'bg-accent-ink animate-pulse',
  done: 'bg-ink',
  failed: 'bg-danger',
  recording: 'bg-recording animate-pulse',
}

/** Where something stands: a dot and always the word. */
export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span
      // By its baseline: the dot stays out of it, or the word would stand lower than what it stands beside.
      className={joinClasses(
        'inline-flex items-baseline gap-1.5 text-sm whitespace-nowrap',
        kind === 'failed' ? 'text-danger' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={joinClasses('size-1.5 shrink-0 self-center rounded-full', dots[kind])}
      />
      {children}
    </span>
  )
}
