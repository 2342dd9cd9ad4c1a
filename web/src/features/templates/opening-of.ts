import { nameVariables } from '@parley/core/automations/render'

/** In a list a text is known by as many lines. */
const shownLines = 3

/**
 * How a text begins, as it is read in a list: named, without empty lines and points that wait for words. Whole lines, since a text
 * that is cut behind a sentence ends in two punctuation marks.
 */
export const openingOf = (body: string): string =>
  nameVariables(body)
    .split('\n')
    .filter((line) => /[^\s-]/.test(line))
    .slice(0, shownLines)
    .join('\n')
