import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** One sentence under the title; read out when the dialog opens. */
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  children: ReactNode
}

const widths = { narrow: 'sm:max-w-sm', medium: 'sm:max-w-lg', wide: 'sm:max-w-3xl' }
export const overlayClasses = 'appear fixed inset-0 z-40 bg-overlay'

/** A window over the page; a sheet from below on phones. Focus goes back where it came from. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  width = 'medium',
  children,
}: Props) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={joinClasses(
            'rise fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-xl border bg-raised shadow-float',
            'sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[76vh] sm:rounded-xl',
            widths[width],
          )}
        >
          <DialogHeading title={title} description={description} />
          <div className="overflow-y-auto px-5 pb-5">{children}</div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">{footer}</div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Title, sentence and the close button of a window. */
export function DialogHeading({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-4">
      <div>
        <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
        {description !== undefined && (
          <Primitive.Description className="mt-0.5 text-sm text-muted">{description}</Primitive.Description>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label="Close" icon={<X />} className="-mt-1 -mr-2" />
      </Primitive.Close>
    </div>
  )
}
