import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What will stand here, and why that helps. */
  children: ReactNode
  /** The next step; one main button, and that one first. */
  actions?: ReactNode
  /** A drawing made from real data, such as a Waveform; never a stock icon. */
  figure?: ReactNode
}

/** A place that holds nothing yet teaches what it is for. */
export function EmptyState({ title, children, actions, figure }: Props) {
  return (
    <div className="py-4 sm:py-12">
      {figure !== undefined && <div className="mb-6 max-w-72">{figure}</div>}
      <h2 className="max-w-xl text-lg font-semibold">{title}</h2>
      <div className="mt-1 max-w-xl text-body text-pretty text-muted">{children}</div>
      {actions && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
