import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  )
}

export function FooterLink({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-7 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
      >
        {children}
      </Link>
    </li>
  )
}
