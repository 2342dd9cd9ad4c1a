import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  to: NonNullable<LinkProps['to']>
  children: ReactNode
}

/** From a record to the list it stands in. */
export function BackLink({ to, children }: Props) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden="true" className="size-3.5" />
      {children}
    </Link>
  )
}
