import { Link, type LinkProps } from '@tanstack/react-router'

interface Props<Label extends string> {
  /** What the places are together, for screen readers. */
  label: string
  places: readonly { to: NonNullable<LinkProps['to']>; label: Label }[]
  current: Label
}

/** Lists of one thing, each the heading of its page: the chosen one is the title, the others lead there. */
export function SectionHeading<Label extends string>({ label: name, places, current }: Props<Label>) {
  return (
    <nav
      aria-label={name}
      className="flex flex-wrap items-baseline gap-x-3 text-lg font-[580] max-sm:has-[>:nth-child(4)]:text-body sm:gap-x-5 sm:text-xl"
    >
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
