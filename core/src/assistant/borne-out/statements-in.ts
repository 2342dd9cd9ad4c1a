import { toSentences } from '../../text/sentences.ts'

/** A sentence of an answer: `raw` as it stands there, `text` without marks of Markdown. */
export interface Statement {
  raw: string
  text: string
  /** "You could call …", "Open Leads": a proposal or a hint, whose days and counts are its own. */
  isProposal: boolean
}

const fence = /^\s*(?:```|~~~)/
const heading = /^\s*#{1,6}\s/
const ruler = /^\s*(?:[-*_]\s*){3,}$|^\s*\|?[\s:|-]+\|?\s*$/
const bullet = /^\s*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(?:\[[ x]\]\s+)?/i
const draftBegins =
  /^\W*(?:subject|betreff)\W*:|^\W*(?:hi|hello|dear|hey|good (?:morning|afternoon))\s+\p{Lu}[^,.!?\n]{0,40}[,!]\W*$/iu
const question = /\?["”’)*_]*$/
const proposal =
  /\b(?:should|could|would|might|may|shall|let me know|let['’]s|want me to|suggest|recommend|propose|consider|perhaps|maybe|i can|you can|i will|i['’]ll|for example|for instance|e\.g\.|such as|if you|in case)\b|^parley\b|^(?:[^:.]{1,30}:\s*)?(?:then |next,? )?(?:to \w+|call|send|ask|follow up|reply|write|schedule|try|open|go to|click|use|type|say|remind|set|add|create|invite|offer|check|review|prepare|book)\b/i

/** The month is no "may". */
const isProposal = (text: string): boolean => proposal.test(text.replace(/\bMay\b/g, ' '))

const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .trim()

/** The lines of an answer that state something: no code, no quotation, no heading, and nothing of a letter it drafts. */
function statingLines(answer: string): string[] {
  const lines: string[] = []
  let isFenced = false
  for (const line of answer.split('\n')) {
    if (fence.test(line)) isFenced = !isFenced
    else if (draftBegins.test(line)) break
    else if (!isFenced && !heading.test(line) && !ruler.test(line) && !/^\s*>/.test(line)) lines.push(line)
  }
  return lines
}

/** Cells of a table's line, or the line itself without its bullet. */
const partsOf = (line: string): string[] =>
  /^\s*\|/.test(line)
    ? line.split('|').map((cell) => cell.trim())
    : [line.slice(bullet.exec(line)?.[0].length ?? 0)]

/** What an answer states, sentence by sentence; its questions state nothing. */
export const statementsIn = (answer: string): Statement[] =>
  statingLines(answer)
    .flatMap(partsOf)
    .flatMap((part) => toSentences(part))
    .map(({ text: raw }) => ({ raw, text: plain(raw), isProposal: isProposal(plain(raw)) }))
    .filter(({ text }) => text !== '' && !question.test(text))

/** How many items the lists of an answer have, each list by itself. */
export function listSizes(answer: string): number[] {
  const sizes: number[] = []
  let size = 0
  for (const line of [...answer.split('\n'), 'end']) {
    if (/^(?:[-*+•]|\d{1,2}[.)])\s/.test(line)) size += 1
    else if (line.trim() !== '' && !/^\s/.test(line)) {
      if (size > 0) sizes.push(size)
      size = 0
    }
  }
  return sizes
}
