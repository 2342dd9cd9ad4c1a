import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** What it is for, in a sentence or two. */
  about: ReactNode
  /** Under the explanation: the button that adds one. */
  action?: ReactNode
  children: ReactNode
}

/** One kind of connection: what it is for on the left, what stands there on the right. */
export function Section({ title, about, action, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-5 border-t py-8 lg:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <div className="mt-1 text-sm text-muted">{about}</div>
        {action !== undefined && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** One line of a section: a name, what it is, how it does, and what can be done with it. */
export function Row({
  name,
  detail,
  state,
  note,
  below,
  children,
}: {
  name: ReactNode
  detail?: ReactNode
  state?: ReactNode
  /** Below: what the last test or the last message came to. */
  note?: ReactNode
  /** Under everything else, as wide as the line. */
  below?: ReactNode
  children?: ReactNode
}) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b py-3 first:pt-0 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium break-words">{name}</span>
          {state}
        </p>
        {detail !== undefined && <p className="mt-0.5 text-sm break-words text-muted">{detail}</p>}
        {note !== undefined && <div className="mt-1 text-sm">{note}</div>}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-start gap-2">{children}</div>}
      {below !== undefined && <div className="min-w-0 text-sm sm:col-span-2">{below}</div>}
    </li>
  )
}

/** What stands in a section that holds nothing yet. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="max-w-prose text-muted">{children}</p>
}
