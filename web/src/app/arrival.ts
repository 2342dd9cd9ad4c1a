import { brand } from '~/brand.ts'
import { router } from './router.tsx'

/** After each change of page: title, a smooth way to the top, and focus on the page for keyboard and screen reader. */
export function followArrivals(): void {
  let isFirst = true
  router.subscribe('onResolved', ({ pathChanged }) => {
    const entry = router.state.matches.at(-1)?.staticData.entry
    document.title = entry ? `${entry.title} · ${brand.name}` : `Page not found · ${brand.name}`
    if (!pathChanged || isFirst) {
      isFirst = false
      return
    }
    const prefersStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
    globalThis.scrollTo({ top: 0, behavior: prefersStill ? 'instant' : 'smooth' })
    const main = document.getElementById('main')
    const focused = document.activeElement
    // A page may have put the cursor where its work begins, and a menu or dialog opened meanwhile lies beside the app.
    const isTaken = focused !== document.body && !document.getElementById('root')?.contains(focused)
    if (!isTaken && !main?.contains(focused)) main?.focus({ preventScroll: true })
  })
}
