import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  note: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** One thing that signs in, and what can be done with it. */
export function SecurityLine({ title, note, children }: Props) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b py-2">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">{title}</p>
        <p className="text-sm text-faint">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}
