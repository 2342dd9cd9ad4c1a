import type { ReactNode } from 'react'

interface Props {
  /** How it stands and whether somebody has to act, in a sentence. */
  children: ReactNode
  /** What the list below is, and how long it is kept. */
  note?: ReactNode
  /** What one does next. */
  action?: ReactNode
}

/** The head of each part of the admin's page: how it stands before what it consists of. */
export function TabLead({ children, note, action }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 pb-5">
      <div className="min-w-0">
        <p className="text-lg text-balance">{children}</p>
        {note !== undefined && <p className="mt-1 max-w-prose text-sm text-muted">{note}</p>}
      </div>
      {action}
    </div>
  )
}
