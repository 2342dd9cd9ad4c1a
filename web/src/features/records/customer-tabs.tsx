import { Link } from '@tanstack/react-router'

const places = [
  { to: '/leads', label: 'Leads' },
  { to: '/accounts', label: 'Accounts' },
  { to: '/contacts', label: 'Contacts' },
] as const

/** Leads, their accounts and their people: three lists of one thing, each the heading of its page. */
export function CustomerTabs({ current }: { current: (typeof places)[number]['label'] }) {
  return (
    <nav aria-label="Customers" className="flex items-baseline gap-3 text-lg font-[580] sm:gap-5 sm:text-xl">
      {places.map(({ to, label }) =>
        label === current ? (
          <h1 key={to}>{label}</h1>
        ) : (
          <Link key={to} to={to} className="rounded-sm text-faint hover:text-ink pointer-coarse:py-2">
            {label}
          </Link>
        ),
      )}
    </nav>
  )
}
