/** First stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-3 py-2 text-sm font-medium text-canvas focus:translate-y-0"
    >
      Skip to main content
    </a>
  )
}
