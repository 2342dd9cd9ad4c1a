import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

interface Props {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Shows a button that closes it. */
  onClose?: () => void
  /** Is read out as soon as it appears. */
  isUrgent?: boolean
}

/** Stays in a corner until it is answered; several stand above one another in a FloatingStack. */
export function FloatingNotice({ title, children, actions, onClose, isUrgent = false }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      role={isUrgent ? 'alert' : 'region'}
      className="rise pointer-events-auto rounded-lg border bg-raised p-4 text-sm shadow-float"
    >
      <div className="flex items-start gap-2">
        <h2 id={id} className="flex-1 font-semibold">
          {title}
        </h2>
        {onClose && (
          <IconButton
            label="Close"
            icon={<X />}
            onClick={onClose}
            className="-mt-2 -mr-2 pointer-coarse:-mt-3 pointer-coarse:-mr-3"
          />
        )}
      </div>
      {children !== undefined && <div className="mt-1 text-muted">{children}</div>}
      {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </section>
  )
}

interface StackProps {
  children: ReactNode
  /** On a page with one task: beside it where the window is wide, else below it. */
  isBeside?: boolean
}

const places = {
  corner: 'pointer-events-none fixed inset-x-4 bottom-(--above-thumb) z-40 sm:right-auto sm:w-96 md:bottom-4',
  beside:
    'px-4 not-empty:pb-4 lg:pointer-events-none lg:fixed lg:right-4 lg:bottom-4 lg:z-40 lg:w-96 lg:p-0 sm:max-lg:max-w-sm',
}

/**
 * Bottom left; on phones across the screen, above the bar under the thumb. The page gets as much longer as it covers
 * (`--floating`, see styles.css), so that nothing has to be pressed behind it.
 */
export function FloatingStack({ children, isBeside = false }: StackProps) {
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stack.current
    if (!element) return
    const { style } = document.documentElement
    // What the visitors' page was made longer by is this stack's from here on.
    let isCovering = !isBeside && style.getPropertyValue('--floating') !== ''
    const lengthen = () => {
      const wasCovering = isCovering
      isCovering = element.childElementCount > 0 && getComputedStyle(element).position === 'fixed'
      if (isCovering) style.setProperty('--floating', `${element.offsetHeight}px`)
      else if (wasCovering) style.removeProperty('--floating')
    }
    const observer = new ResizeObserver(lengthen)
    observer.observe(element)
    return () => {
      observer.disconnect()
      if (isCovering) style.removeProperty('--floating')
    }
  }, [isBeside])
  return (
    <div
      ref={stack}
      data-below-toasts
      className={joinClasses('flex flex-col gap-2', isBeside ? places.beside : places.corner)}
    >
      {children}
    </div>
  )
}
