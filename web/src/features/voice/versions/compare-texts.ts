import { diffWordsWithSpace } from 'diff'

export interface Stretch {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

const edge = 120
/** Beyond so many words taken and put, telling them apart takes longer than reading both. */
const mostChanges = 4000

const shorten = (text: string): string =>
  text.length <= 2 * edge + 40 ? text : `${text.slice(0, edge)} … ${text.slice(-edge)}`

/**
 * What became of an earlier text, as stretches of words; long stretches that stayed the same are cut to their edges.
 * @returns null where the two differ too much to be told apart word by word
 */
export function compareTexts(earlier: string, current: string): Stretch[] | null {
  const changes = diffWordsWithSpace(earlier, current, { maxEditLength: mostChanges })
  if (!changes) return null
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: added || removed ? value : shorten(value),
  }))
}
