import { Slot } from 'radix-ui'
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { Kbd } from './kbd.tsx'
import type { Side } from './place-beside.ts'
import { useHoverIntent } from './use-hover-intent.ts'

// Nobody points at anything before the page stands. Where it cannot be loaded, the control keeps its own name.
const Bubble = lazy(() => import('./tooltip-bubble.tsx').catch(() => ({ default: () => null })))

interface Props {
  label: string
  /** Shown beside the label, for instance "R" or "⌘K". */
  shortcut?: string
  side?: Side
  /** The control: one element that takes a ref. */
  children: ReactNode
}

/** Names a control that shows only an icon. The control needs its own accessible name as well. */
export function Tooltip({ label, shortcut, side = 'bottom', children }: Props) {
  const id = useId()
  const control = useRef<HTMLElement>(null)
  const intent = useHoverIntent()
  return (
    <>
      <Slot.Root
        ref={control}
        {...(intent.isOpen ? { 'aria-describedby': id } : {})}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && intent.enter()}
        onPointerLeave={intent.leave}
        onPointerDown={intent.closeNow}
        onFocus={({ target }) => target.matches(':focus-visible') && intent.openNow()}
        onBlur={intent.closeNow}
      >
        {children}
      </Slot.Root>
      {intent.isOpen && (
        <Suspense fallback={null}>
          <Bubble
            id={id}
            control={control}
            side={side}
            onEnter={intent.stay}
            onLeave={intent.leave}
            onClose={intent.closeNow}
          >
            {label}
            {shortcut !== undefined && <Kbd keys={shortcut} isInverted />}
          </Bubble>
        </Suspense>
      )}
    </>
  )
}
