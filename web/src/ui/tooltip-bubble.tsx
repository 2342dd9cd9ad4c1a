import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside, type Side } from './place-beside.ts'

interface Props {
  id: string
  control: RefObject<HTMLElement | null>
  side: Side
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** The words beside a control; Escape and scrolling end them. */
export default function TooltipBubble({
  id,
  control,
  side,
  onEnter,
  onLeave,
  onClose,
  children,
}: Props): ReactNode {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const end = new AbortController()
    const options = { signal: end.signal, capture: true }
    document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), options)
    document.addEventListener('scroll', () => close(), options)
    return () => end.abort()
  }, [])
  const place = (bubble: HTMLElement | null) => {
    if (!bubble || !control.current) return
    const window = { width: globalThis.innerWidth, height: globalThis.innerHeight }
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
    const { left, top } = placeBeside(control.current.getBoundingClientRect(), size, side, window)
    bubble.style.left = `${left}px`
    bubble.style.top = `${top}px`
  }
  return createPortal(
    <span
      id={id}
      role="tooltip"
      ref={place}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="appear fixed z-50 flex items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs text-canvas"
    >
      {children}
    </span>,
    document.body,
  )
}
