// Ends /config.js: shows the page as this person last saw it, while its code and its rows are on the way. The app draws
// over it and keeps what it drew for the next visit (src/data/page-snapshot.ts).
try {
  const session = JSON.parse(localStorage.getItem('parley.session'))
  const kept = JSON.parse(localStorage.getItem(`parley.page-snapshot:${location.pathname}`))
  const payload = session.access_token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')
  const isOwn =
    session.expires_at * 1000 - Date.now() > 120_000 && kept.session === JSON.parse(atob(payload)).session_id
  const isSame = kept.search === location.search && kept.width === innerWidth
  if (isOwn && isSame && navigator.onLine)
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root')
      if (!root) return
      observer.disconnect()
      if (kept.build !== document.querySelector('script[type="module"]')?.src) return
      const snapshot = document.createElement('div')
      snapshot.dataset.pageSnapshot = ''
      snapshot.style.minHeight = `${kept.height}px`
      snapshot.innerHTML = kept.html
      root.append(snapshot)
      // Nothing is painted of a page that nobody looks at.
      window.__SNAPSHOT_PAINTED__ = new Promise((resolve) => {
        if (!document.hidden) requestAnimationFrame(() => setTimeout(resolve))
        setTimeout(resolve, document.hidden ? 0 : 500)
      })
    }).observe(document, { childList: true, subtree: true })
} catch {
  // Nothing kept, nobody signed in, or storage is blocked.
}
