import { nameVariables } from '@parley/core/automations/render'

/** In a list a text is known by as many lines. */
const shownLines = 3

/** A heading or a colon: it says nothing without the line that follows. */
const leadsOn = /[\p{L}\p{N}:]$/u

/**
 * How a text begins, as it is read in a list: named, without empty lines and points that wait for words. Whole lines, since a text
 * that is cut behind a sentence ends in two punctuation marks; one more where the last only leads on to what follows.
 */
export function openingOf(body: string): string {
  const lines = nameVariables(body)
    .split('\n')
    .filter((line) => /[^\s-]/.test(line))
  const isLeadingOn = leadsOn.test(lines[shownLines - 1]?.trimEnd() ?? '')
  return lines.slice(0, isLeadingOn ? shownLines + 1 : shownLines).join('\n')
}
