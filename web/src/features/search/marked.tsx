import { splitMatches } from './matches.ts'

/** A text with the searched words marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  return splitMatches(text, words).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-xs bg-accent-soft text-accent-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
