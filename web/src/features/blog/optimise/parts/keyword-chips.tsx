import { Plus, X } from 'lucide-react'

const chip = 'inline-flex min-h-7 max-w-full items-center gap-1 rounded-md text-sm pointer-coarse:min-h-11'

interface ChosenProps {
  label: string
  words: readonly string[]
  onRemove: (word: string) => void
}

/** Keywords of the post, each with its button to remove it. */
export function ChosenWords({ label, words, onRemove }: ChosenProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className={`${chip} bg-sunken pl-2`}>
          <span className="min-w-0 break-words">{word}</span>
          <button
            type="button"
            aria-label={`Remove ${word}`}
            onClick={() => onRemove(word)}
            className="inline-flex size-7 items-center justify-center rounded-md text-muted hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface OfferedProps {
  label: string
  words: readonly string[]
  /** Those that the post has already, in lower case. */
  taken: ReadonlySet<string>
  onAdd: (word: string) => void
}

/** Suggested keywords: a press adds one. */
export function OfferedWords({ label, words, taken, onAdd }: OfferedProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => {
        const isTaken = taken.has(word.toLowerCase())
        return (
          <li key={word} className="min-w-0">
            <button
              type="button"
              disabled={isTaken}
              onClick={() => onAdd(word)}
              className={`${chip} border px-2 hover:bg-sunken disabled:border-transparent disabled:bg-sunken disabled:text-muted`}
            >
              {!isTaken && <Plus aria-hidden="true" className="size-3.5 shrink-0 text-accent-ink" />}
              <span className="min-w-0 break-words">{word}</span>
              {isTaken && <span className="text-xs">added</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
