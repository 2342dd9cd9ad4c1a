import { useRouter } from '@tanstack/react-router'
import { createContext, type MouseEvent, type ReactNode, use } from 'react'

/** Somebody follows a link of the panel: on a phone the panel makes way. */
export const FollowContext = createContext<() => void>(() => undefined)

/** A link to a path of this app whose address is only known at run time. */
export function AppLink({
  href,
  className = 'link',
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  const router = useRouter({ warn: false })
  const onFollow = use(FollowContext)
  const follow = (event: MouseEvent) => {
    // Another tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
    void router.navigate({ href })
  }
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  )
}
