import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface Props extends FooterProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** One sentence under the title; read out when the dialog opens. */
  description?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  children: ReactNode
}

const widths = { narrow: 'sm:max-w-sm', medium: 'sm:max-w-lg', wide: 'sm:max-w-3xl' }
export const overlayClasses = 'appear fixed inset-0 z-40 bg-overlay'

/** What a window or drawer holds; the focus goes back where it came from. */
export function WindowContent(props: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content onCloseAutoFocus={useReturnFocus()} {...props} />
}

/** A window over the page; a sheet from below on phones. Focus goes back where it came from. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  cancel,
  aside,
  width = 'medium',
  children,
}: Props) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <WindowContent
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          data-below-toasts
          className={joinClasses(
            'rise fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-xl border bg-raised shadow-float',
            'sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[76vh] sm:rounded-xl',
            widths[width],
          )}
        >
          <DialogHeading title={title} description={description} />
          <div className="above-toasts overflow-y-auto px-5 pb-5">{children}</div>
          <DialogFooter footer={footer} cancel={cancel} aside={aside} />
          <DialogClose />
        </WindowContent>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Title and sentence of a window. */
export function DialogHeading({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <div className="py-4 pr-14 pl-5">
      <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
      {description !== undefined && (
        <Primitive.Description className="mt-0.5 text-sm text-muted">{description}</Primitive.Description>
      )}
    </div>
  )
}

export interface FooterProps {
  /** Buttons after the one that leaves, the main one last; without it there is no footer. */
  footer?: ReactNode
  /** What the button says that leaves without doing anything; null where the main one does the same. */
  cancel?: string | null | undefined
  /** At the left edge, apart from the way on: what takes away, or a note. */
  aside?: ReactNode
}

/** The lower edge of a window or drawer. */
export function DialogFooter({ footer, cancel = 'Cancel', aside }: FooterProps) {
  if (footer === undefined) return null
  return (
    <div data-below-toasts className="flex flex-wrap items-center justify-end gap-2 border-t px-5 py-3">
      {aside !== undefined && <div className="mr-auto">{aside}</div>}
      {cancel !== null && (
        <Primitive.Close asChild>
          <Button>{cancel}</Button>
        </Primitive.Close>
      )}
      {footer}
    </div>
  )
}

/** Stands last in the order of focus, so that a window opens on its first field. */
export function DialogClose() {
  return (
    <Primitive.Close
      aria-label="Close"
      className="absolute top-3 right-3 inline-flex size-8 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:top-1.5 pointer-coarse:right-1.5 pointer-coarse:size-11"
    >
      <X aria-hidden="true" className="size-4" />
    </Primitive.Close>
  )
}
