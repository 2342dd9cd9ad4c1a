import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** To the right of the title: a count, the engine's name, a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under a hairline heading. Panels stand beside each other, never inside one another. */
export function Panel({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b pb-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside !== undefined && <div className="text-sm text-faint [&>a]:touch-target">{aside}</div>}
      </div>
      {children}
    </section>
  )
}

/** A framed area for what stands apart from the page: a form, a preview. */
export function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border bg-surface p-5">{children}</div>
}
