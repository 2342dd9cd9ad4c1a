import { useLocation } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOnPreviewHost } from '~/data/this-host.ts'
import { Tooltip } from '~/ui/tooltip.tsx'
import { startTalking, stopTalking } from './speech/talk.ts'

const Panel = lazy(() => import('./assistant-panel.tsx'))

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/**
 * docs/specified.md S2.11: a round button at bottom right opens the panel. Its key opens and closes it from anywhere,
 * also while typing; held down, it listens until it is let go.
 */
export default function AssistantButton() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Closed at the key's release: until then it may be held to talk.
  const isClosing = useRef(false)
  const isHidden = isOnPreviewHost || path === '/blog/admin'
  const close = () => {
    setOpen(false)
    stopTalking('cancel')
    // The button comes back with the next frame.
    requestAnimationFrame(() => button.current?.focus())
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
      <button
        ref={button}
        type="button"
        aria-label="Open the assistant"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-(--above-thumb) z-30 inline-flex size-12 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-colors hover:bg-accent-hover md:bottom-4"
      >
        <MessageCircle aria-hidden="true" className="size-5" />
      </button>
    </Tooltip>
  )
}
