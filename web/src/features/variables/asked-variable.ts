import type { EditorState } from '@tiptap/pm/state'

/** What is being asked for at the caret by `{{` and the letters after it; `from` and `to` are what an answer replaces. */
export interface AskedVariable {
  typed: string
  from: number
  to: number
}

/** What could be filled in: its name as stored (`lead.first_name`), and in words. */
export interface KnownVariable {
  name: string
  label: string
}

/** The variable that is being written where the caret stands; null where none is. */
export function askedVariable({ selection }: Pick<EditorState, 'selection'>): AskedVariable | null {
  const { $from: caret, empty: isCaret } = selection
  if (!isCaret || !caret.parent.isTextblock) return null
  const { parent, parentOffset, pos } = caret
  const partOf = (from: number, to: number) => parent.textBetween(from, to, undefined, '\ufffc')
  const typed = /\{\{([^{}|]{0,60})$/.exec(partOf(0, parentOffset))?.[1]
  if (typed === undefined) return null
  // Within one that is not known, such as a name with a slip, the rest of it goes too.
  const rest = /^[^{}|\s\ufffc]{0,60}\}\}/.exec(partOf(parentOffset, parent.content.size))?.[0] ?? ''
  return { typed, from: pos - typed.length - 2, to: pos + rest.length }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * Those of the known variables in whose words or stored name each typed word begins one, as they come; first those that
 * begin with what was typed: "owner" is the owner's name before the lead's owner.
 */
export function matchingVariables<Known extends KnownVariable>(
  known: readonly Known[],
  typed: string,
): Known[] {
  const wanted = wordsOf(typed)
  const found = known.filter(({ name, label }) => {
    const words = [...wordsOf(label), ...wordsOf(name)]
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
  const begins = ({ label }: Known) => Number(!label.toLowerCase().startsWith(wanted[0] ?? ''))
  return found.toSorted((one, other) => begins(one) - begins(other))
}
