import type { ReactNode } from 'react'

interface Props {
  title: string
  /** In the title's place where it is one of several lists: holds the heading itself. */
  heading?: ReactNode
  /** Above the title: the date, or a link back to the list. */
  eyebrow?: ReactNode
  /** Below it: one line of facts. */
  description?: ReactNode
  /** Buttons: of a list the main one last, of a record the main one first and `MoreActions` last. */
  actions?: ReactNode
}

export function PageHeader({ title, heading, eyebrow, description, actions }: Props) {
  return (
    <header
      className={`flex flex-wrap ${heading === undefined || eyebrow !== undefined ? 'items-end' : 'items-start'} justify-between gap-x-3 gap-y-4 sm:gap-x-8 pt-5 pb-4 md:pt-8 md:pb-6`}
    >
      <div className="min-w-0">
        {eyebrow !== undefined && <div className="mb-1 text-sm text-faint">{eyebrow}</div>}
        {heading ?? <h1 className="max-w-[32ch] text-xl font-[580] text-balance">{title}</h1>}
        {description !== undefined && <div className="mt-1 max-w-prose text-muted">{description}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

/** The measure every page keeps: 1160 px and the gutters. */
export function PageBody({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <div className={`mx-auto w-full px-4 pb-16 lg:px-6 ${isWide ? 'max-w-[1560px]' : 'max-w-[1208px]'}`}>
      {children}
    </div>
  )
}
