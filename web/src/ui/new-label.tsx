/** "New lead" on a button; on a phone "New" to the eye, since the page's title says of what. */
export function NewLabel({ of }: { of: string }) {
  return (
    <span>
      New<span className="max-sm:sr-only"> {of}</span>
    </span>
  )
}
