import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { SearchCommand } from './commands.ts'
import { remember } from './recent.ts'

/** Where a search leads to: the page is opened once the window is gone, which until then would take the focus back. */
export function useDestination(userId: string, words: string, onClose: () => void) {
  const router = useRouter()
  const [opener] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
  const next = useRef<string | null>(null)
  return {
    open(href: string): void {
      if (words !== '') remember(userId, words)
      next.current = href
      onClose()
    },
    /** In a tab of its own; the window stays. */
    openApart(href: string): void {
      if (words !== '') remember(userId, words)
      globalThis.open(href, '_blank', 'noopener')
    },
    run(command: SearchCommand): void {
      next.current = command.href ?? null
      onClose()
      command.run?.()
    },
    /** The window is gone: gives the focus back and goes on. */
    leave(): void {
      opener?.focus()
      if (next.current !== null) void router.navigate({ href: next.current })
    },
  }
}
