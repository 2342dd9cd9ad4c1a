import { ChevronRight } from 'lucide-react'

/** In the `summary` of a `details` that is a `group`: that it opens, and that it is open. */
export function DisclosureSign() {
  return (
    <ChevronRight
      aria-hidden="true"
      className="size-4 shrink-0 self-center text-faint transition-transform group-open:rotate-90"
    />
  )
}
