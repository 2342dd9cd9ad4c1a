import type { ReactNode } from 'react'

/** A chapter of the page, with the name its address ends in. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="scroll-mt-20 space-y-5 border-t pt-8 pb-12 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="scroll-mt-20 text-xl font-[580]">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Prose({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[68ch] text-body text-muted [&_code]:font-mono [&_code]:text-[0.9em] [&_code]:text-ink">
      {children}
    </p>
  )
}

export function Subtitle({ children }: { children: ReactNode }) {
  return <h3 className="pt-2 text-lg font-semibold">{children}</h3>
}
