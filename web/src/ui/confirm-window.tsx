import { AlertDialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { overlayClasses } from './dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export interface ConfirmProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What is lost and what is kept. */
  description: ReactNode
  /** The act itself, as a verb: "Delete for good". */
  confirmLabel: string
  onConfirm: () => void
  isDanger?: boolean
}

function Content(props: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} onCloseAutoFocus={useReturnFocus()} />
}

/** The window of `ConfirmDialog`, loaded with the first question. */
export default function ConfirmWindow(props: ConfirmProps) {
  const { isOpen, onOpenChange, title, description, confirmLabel, onConfirm, isDanger = true } = props
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Content
          data-below-toasts
          className="rise fixed inset-x-4 top-[22vh] z-50 mx-auto max-w-sm rounded-xl border bg-raised p-5 shadow-float"
        >
          <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="mt-1.5 text-muted">{description}</Primitive.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Primitive.Cancel asChild>
              <Button>Cancel</Button>
            </Primitive.Cancel>
            <Primitive.Action asChild>
              <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Primitive.Action>
          </div>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
