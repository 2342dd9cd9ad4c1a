import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

interface Props {
  label: string
  /** Shown beside the label, for instance "R" or "⌘K". */
  shortcut?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}

/** Names a control that shows only an icon. The control needs its own accessible name as well. */
export function Tooltip({ label, shortcut, side = 'bottom', children }: Props) {
  return (
    <Primitive.Provider delayDuration={350}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            className="appear z-50 flex items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs text-canvas"
          >
            {label}
            {shortcut !== undefined && <Kbd keys={shortcut} isInverted />}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
