import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Controls one below the other; what is chosen holds at once. */
export default function Sheet({ title, onClose, children }: Props) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      cancel={null}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3 pb-1">{children}</div>
    </Dialog>
  )
}
