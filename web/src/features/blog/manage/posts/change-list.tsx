import type { FieldChange, Stretch } from './compare-revisions.ts'

/** The changes since a revision: what was added since is underlined, what was taken away is struck through. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p className="pt-5 text-muted">The text is the same as now.</p>
  return (
    <dl className="grid gap-5 pt-5">
      {changes.map(({ field, stretches }) => (
        <div key={field}>
          <dt className="text-xs text-faint">{field}, since then</dt>
          <dd className="mt-1 text-body break-words whitespace-pre-line">
            {shorten(stretches).map((stretch, index) => (
              // Stretches have no identity of their own, and the list is never edited.
              // oxlint-disable-next-line react/no-array-index-key
              <Words key={index} {...stretch} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Words({ kind, text }: Stretch) {
  if (kind === 'added') return <ins className="bg-good-soft text-good">{text}</ins>
  if (kind === 'removed') return <del className="bg-poor-soft text-poor">{text}</del>
  return text
}

const context = 120

/** Long stretches that stayed as they were are cut to what stands next to a change. */
const shorten = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.map((stretch, index) => {
    const { kind, text } = stretch
    if (kind !== 'kept' || text.length <= 3 * context) return stretch
    const head = index === 0 ? '' : text.slice(0, context)
    const tail = index === stretches.length - 1 ? '' : text.slice(-context)
    return { kind, text: `${head} … ${tail}` }
  })
