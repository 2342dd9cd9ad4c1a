import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Tooltip } from '~/ui/tooltip.tsx'
import { RoundButton } from './round-button.tsx'
import { startTalking, stopTalking } from './speech/talk.ts'
import { useScrollingDown } from './use-scrolling-down.ts'

const Panel = lazy(() => import('./assistant-panel.tsx'))

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

interface Props {
  isHidden: boolean
  /** It was pressed before this code was here. */
  isWanted: boolean
}

/**
 * docs/specified.md S2.11: a round button at bottom right opens the panel. Its key opens and closes it from anywhere,
 * also while typing; held down, it listens until it is let go.
 */
export default function AssistantButton({ isHidden, isWanted }: Props) {
  const [isOpen, setOpen] = useState(isWanted)
  const isAway = useScrollingDown()
  const button = useRef<HTMLButtonElement>(null)
  // Closed at the key's release: until then it may be held to talk.
  const isClosing = useRef(false)
  const close = () => {
    flushSync(() => setOpen(false))
    stopTalking('cancel')
    button.current?.focus()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey
    if (isHidden || !isKey || event.key.toLowerCase() !== 'j') return
    event.preventDefault()
    if (event.repeat) {
      isClosing.current = false
      startTalking()
      return
    }
    isClosing.current = isOpen
    setOpen(true)
  })
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (!['j', 'control', 'meta'].includes(event.key.toLowerCase())) return
    stopTalking('send')
    if (isClosing.current) close()
    isClosing.current = false
  })
  useEffect(() => {
    const down = (event: KeyboardEvent) => onKeyDown(event)
    const up = (event: KeyboardEvent) => onKeyUp(event)
    globalThis.addEventListener('keydown', down)
    globalThis.addEventListener('keyup', up)
    return () => {
      globalThis.removeEventListener('keydown', down)
      globalThis.removeEventListener('keyup', up)
    }
  }, [])
  if (isHidden) return null
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <Panel onClose={close} />
      </Suspense>
    )
  return (
    <Tooltip label="Assistant. Hold the keys to talk" shortcut={isApple ? '⌘J' : 'Ctrl J'} side="left">
      <RoundButton ref={button} data-away={isAway || undefined} onClick={() => setOpen(true)} />
    </Tooltip>
  )
}
