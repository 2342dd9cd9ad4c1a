import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  description?: ReactNode
  children: ReactNode
  /** Ways to the other forms. */
  below?: ReactNode
}

export function FormFrame({ title, description, children, below }: Props) {
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-xl font-[580]">{title}</h1>
      {description !== undefined && <p className="mt-1.5 text-body text-muted">{description}</p>}
      <div className="mt-7">{children}</div>
      {below !== undefined && <div className="mt-6 space-y-2 text-sm text-muted">{below}</div>}
    </div>
  )
}

/** Why a form did not go through; read out at once. */
export function FormFailure({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children !== null && (
        <p className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
