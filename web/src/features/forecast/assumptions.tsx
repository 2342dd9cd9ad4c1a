import { joinClasses } from '~/ui/join-classes.ts'

interface Props {
  title: string
  assumptions: readonly string[]
  className?: string
}

/** What a forecast takes for granted, unfolded on demand. */
export function Assumptions({ title, assumptions, className }: Props) {
  return (
    <details className={joinClasses('group', className)}>
      <summary className="w-fit cursor-pointer leading-6 text-sm font-medium text-muted hover:text-ink pointer-coarse:leading-11">
        {title}
      </summary>
      <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 text-sm text-muted">
        {assumptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

/** In place of a forecast. */
export const NoOpenDeal = () => (
  <p className="py-4 text-muted">No open deals yet. Leads with a value appear here.</p>
)
