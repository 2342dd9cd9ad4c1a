import { hasConsent } from './consent.ts'

const quarters = [25, 50, 75, 100]

/**
 * Tells the server how far a post was read, once, when the page is left: the quarters that came into view. Only with
 * consent, which is looked at when it would be sent.
 */
export function measureReadDepth(): void {
  const post = document.querySelector<HTMLElement>('[data-post]')?.dataset['post']
  const article = document.querySelector<HTMLElement>('[data-article]')
  if (!post || !article) return
  let deepest = 0
  let isSent = false
  const look = () => {
    const { top, height } = article.getBoundingClientRect()
    deepest = Math.max(deepest, ((globalThis.innerHeight - top) / Math.max(1, height)) * 100)
  }
  look()
  document.addEventListener('scroll', look, { passive: true })
  document.addEventListener('visibilitychange', () => {
    // The last movement may not have been told yet.
    look()
    const depth = quarters.findLast((quarter) => quarter <= deepest)
    if (document.visibilityState !== 'hidden' || isSent || depth === undefined || !hasConsent()) return
    isSent = navigator.sendBeacon('/blog/read', JSON.stringify({ post, depth }))
  })
}
