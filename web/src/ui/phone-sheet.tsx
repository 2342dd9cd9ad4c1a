import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { useIsPhone } from './use-media.ts'

const Sheet = lazy(() => import('./sheet.tsx'))

interface Props {
  title: string
  /** What the button says, where that isn't the title; how much is chosen, say. */
  label?: ReactNode
  className?: string
  children: ReactNode
}

/** What stands in a line on a screen; on a phone behind one button, in a sheet from below. */
export function PhoneSheet({ title, label = title, className = 'h-11', children }: Props) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!isPhone) return children
  const close = () => {
    // A field that goes with the sheet is left first: what was typed into it a moment ago counts.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <Sheet title={title} onClose={close}>
            {children}
          </Sheet>
        )}
      </Suspense>
    </>
  )
}

/** The label of a sheet of filters: how many are on. */
export const filterLabel = (count: number): string => (count === 0 ? 'Filter' : `Filter\u00A0· ${count}`)
