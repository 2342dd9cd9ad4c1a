import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import {
  DialogClose,
  DialogFooter,
  DialogHeading,
  type FooterProps,
  overlayClasses,
  WindowContent,
} from './dialog.tsx'

interface Props extends FooterProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
}

/** Escape first closes the list that a control in the drawer has open. */
const isListOpen = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.hasAttribute('aria-activedescendant')

/** A sheet from the right for one record or a menu; the whole width on phones. */
export function Drawer({ isOpen, onOpenChange, title, description, footer, cancel, aside, children }: Props) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <WindowContent
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onEscapeKeyDown={(event) => isListOpen(event.target) && event.preventDefault()}
          data-below-toasts
          className="slide-in fixed inset-y-0 right-0 z-50 flex w-full flex-col bg-raised shadow-float sm:max-w-md sm:border-l"
        >
          <DialogHeading title={title} description={description} />
          <div className="above-toasts flex-1 overflow-y-auto px-5 pb-6">{children}</div>
          <DialogFooter footer={footer} cancel={cancel} aside={aside} />
          <DialogClose />
        </WindowContent>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
