import { Link } from '@tanstack/react-router'

const places = [
  { to: '/blog/posts', label: 'Posts' },
  { to: '/blog/calendar', label: 'Calendar' },
  { to: '/blog/categories', label: 'Categories' },
  { to: '/blog/analytics', label: 'Analytics' },
] as const

/** The four places of the blog's management, above each one's title. */
export function BlogPlaces() {
  return (
    <nav aria-label="Blog" className="flex flex-wrap gap-x-4">
      {places.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-8 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
          activeProps={{ className: 'font-medium text-ink', 'aria-current': 'page' }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
