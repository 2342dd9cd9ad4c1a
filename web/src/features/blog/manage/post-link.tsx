import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsAdmin } from '~/data/profile.ts'

interface Props {
  post: { id: string; slug: string }
  className: string
  children: ReactNode
}

/** Leads admins to the editor of a post, others to the post as it is read. */
export function PostLink({ post: { id, slug }, className, children }: Props) {
  if (useIsAdmin() === true)
    return (
      <Link to="/blog/admin" search={{ edit: id }} className={className}>
        {children}
      </Link>
    )
  return (
    <Link to="/blog/$slug" params={{ slug }} className={className}>
      {children}
    </Link>
  )
}
