import { diffWordsWithSpace } from 'diff'

export interface WordChange {
  kind: 'same' | 'removed' | 'added' | 'gap'
  text: string
}

/** Characters of unchanged text that stay on each side of a change. */
const kept = 60
/** Beyond so many changes two texts have little in common; they are then shown whole. */
const mostChanges = 4000

function fold(text: string, isFirst: boolean, isLast: boolean): WordChange[] {
  if (text.length <= kept * 2.5) return [{ kind: 'same', text }]
  const head = isFirst ? '' : text.slice(0, kept).replace(/\S*$/, '')
  const tail = isLast ? '' : text.slice(-kept).replace(/^\S*/, '')
  return [
    ...(head === '' ? [] : [{ kind: 'same' as const, text: head }]),
    { kind: 'gap', text: ' … ' },
    ...(tail === '' ? [] : [{ kind: 'same' as const, text: tail }]),
  ]
}

/** What differs between two texts by word, with the unchanged text around it folded to about 60 characters a side. */
export function findWordChanges(before: string, after: string): WordChange[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: mostChanges })
  if (changes === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return changes.flatMap(({ value, added, removed }, index) => {
    if (added) return [{ kind: 'added', text: value }]
    if (removed) return [{ kind: 'removed', text: value }]
    return fold(value, index === 0, index === changes.length - 1)
  })
}
