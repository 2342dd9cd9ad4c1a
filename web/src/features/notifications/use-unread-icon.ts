import { useEffect } from 'react'

/** The icon in the browser's tab carries a dot while something is unread. */
export function useUnreadIcon(hasUnread: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon || !hasUnread) return
    const plain = icon.getAttribute('href') ?? ''
    icon.setAttribute('href', '/icon-unread.svg')
    return () => {
      icon.setAttribute('href', plain)
    }
  }, [hasUnread])
}
