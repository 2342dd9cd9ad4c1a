/** Shown while a page's code travels. */
export function LoadingPage() {
  return (
    <output className="appear flex min-h-[60dvh] items-center justify-center text-muted">
      Loading page...
    </output>
  )
}
