import { Slot } from 'radix-ui'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Kbd } from './kbd.tsx'
import { placeBeside, type Side } from './place-beside.ts'
import { useHoverIntent } from './use-hover-intent.ts'

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
  const place = (bubble: HTMLElement | null) => {
    if (!bubble || !control.current) return
    const window = { width: globalThis.innerWidth, height: globalThis.innerHeight }
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
    const { left, top } = placeBeside(control.current.getBoundingClientRect(), size, side, window)
    bubble.style.left = `${left}px`
    bubble.style.top = `${top}px`
  }
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
      {intent.isOpen &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            ref={place}
            onPointerEnter={intent.stay}
            onPointerLeave={intent.leave}
            className="appear fixed z-50 flex items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs text-canvas"
          >
            {label}
            {shortcut !== undefined && <Kbd keys={shortcut} isInverted />}
          </span>,
          document.body,
        )}
    </>
  )
}
