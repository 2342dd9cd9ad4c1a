import { useEffect, useRef, useState } from 'react'

const openDelay = 350
/** Long enough to cross from the control to the words beside it. */
const closeDelay = 120

/** Whether the pointer rests on a control or the keyboard stands on it; a press ends it. */
export function useHoverIntent() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isOpen,
    enter: () => change(true, openDelay),
    stay: () => clearTimeout(timer.current),
    leave: () => change(false, closeDelay),
    openNow: () => change(true, 0),
    closeNow: () => change(false, 0),
  }
}
