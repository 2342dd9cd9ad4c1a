import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import { useIsPhone } from '~/ui/use-media.ts'

/** Stands open on phones. */
const firstPart = 'content-assistant'

interface Props {
  /** Where the list of parts at the top leads. */
  id: string
  title: string
  /** To the right of the title: a score, a count, the engine. */
  aside?: ReactNode
  startsOpen?: boolean
  children: ReactNode
}

/** A part of the tab under a hairline heading that folds away; on phones, where all of them make twelve screens, it begins so. */
export function Section({ id, title, aside, startsOpen = true, children }: Props) {
  const isPhone = useIsPhone()
  const [chosen, setOpen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (startsOpen && (!isPhone || id === firstPart))
  const [headingId, bodyId] = [useId(), useId()]
  return (
    <section id={id} aria-labelledby={headingId} className="min-w-0 scroll-mt-32 min-[1100px]:scroll-mt-20">
      <div className="flex items-center gap-3 border-b pb-1.5">
        <h2 id={headingId} className="min-w-0 flex-1 font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            className="-mx-1 flex min-h-7 w-full items-center gap-1.5 rounded-sm px-1 text-left hover:text-accent-ink pointer-coarse:min-h-11"
          >
            {title}
            <ChevronDown
              aria-hidden="true"
              className={joinClasses(
                'size-3.5 shrink-0 text-faint transition-transform',
                !isOpen && '-rotate-90',
              )}
            />
          </button>
        </h2>
        {aside !== undefined && <div className="shrink-0 text-sm text-faint">{aside}</div>}
      </div>
      <div id={bodyId} hidden={!isOpen} className="pt-4 max-sm:pb-5">
        {children}
      </div>
    </section>
  )
}

/** One result inside a section. */
export function Block({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <div className="mb-2 flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-sm font-medium">{title}</h3>
        {aside !== undefined && <div className="flex items-center gap-2 text-xs text-faint">{aside}</div>}
      </div>
      {children}
    </div>
  )
}
