import { Link, type LinkProps } from '@tanstack/react-router'

interface Props<Label extends string> {
  /** What the places are together, for screen readers. */
  label: string
  places: readonly { to: NonNullable<LinkProps['to']>; label: Label }[]
  current: Label
}

/** On a narrow phone the chosen place may stand beyond the edge. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('h1')
  if (!list || !chosen) return
  const beyond = chosen.getBoundingClientRect().right - list.getBoundingClientRect().right
  if (beyond > 0) list.scrollLeft += beyond
}

/**
 * Lists of one thing, each the heading of its page: the chosen one is the title, the others lead there. One line also where
 * it is narrow, which then scrolls.
 */
export function SectionHeading<Label extends string>({ label: name, places, current }: Props<Label>) {
  return (
    <nav
      ref={showChosen}
      aria-label={name}
      data-places
      className="flex items-baseline gap-x-3 overflow-x-auto text-lg font-[580] whitespace-nowrap [scrollbar-width:none] sm:gap-x-5 sm:text-xl"
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
