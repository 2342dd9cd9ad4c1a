import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'

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

/** Bottom left; on phones across the screen, above the bar under the thumb. */
export function FloatingStack({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-(--above-thumb) z-40 flex flex-col gap-2 sm:right-auto sm:w-96 md:bottom-4">
      {children}
    </div>
  )
}
