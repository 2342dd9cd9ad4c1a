import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  /** What happened. */
  title: string
  /** What is safe and what to do. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

export function ErrorNotice({ title, children, onRetry, isRetrying = false }: Props) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-lg bg-danger-soft p-4 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children !== undefined && <div className="mt-0.5 text-sm">{children}</div>}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry} isBusy={isRetrying}>
          Try again
        </Button>
      )}
    </div>
  )
}
