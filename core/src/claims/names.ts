import { isGivenName } from '../analysis/given-names.ts'
import { stopWords } from '../text/stop-words.ts'

/** A capitalised word or a run of them that stands for somebody or something: "Renee Castellano", "HubSpot". */
export interface FoundName {
  text: string
  index: number
}

const notNames = new Set(
  'i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec am pm ok crm ceo cfo cto coo cio vp it hr pdf faq roi kpi api csv nda sla q1 q2 q3 q4 mr mrs ms dr hi hello dear thanks thank best regards kind'.split(
    ' ',
  ),
)
const token = /\p{L}[\p{L}\p{N}]*(?:['’&.-][\p{L}\p{N}]+)*/gu
const begins = /(?:^|[.!?:;…]["'”’)]*\s+|\n\s*|["“(]\s*|^[-•*]\s*)$/u

const bare = (word: string) => word.replace(/['’](?:s|d|ll|ve|re)$/u, '')
/** "HubSpot", "SAP", "McKay": no word of a sentence is written so. */
const isMarked = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word)

interface Token {
  word: string
  index: number
  isCapital: boolean
}

function isName({ word, index, isCapital }: Token, next: Token | undefined, text: string): boolean {
  if (!isCapital || notNames.has(word.toLowerCase())) return false
  if (isMarked(word) || !begins.test(text.slice(Math.max(0, index - 12), index))) return true
  // At the start of a sentence every word has a capital.
  const isJoined = next?.isCapital === true && text.slice(index + word.length, next.index) === ' '
  return (
    isGivenName(word) ||
    (isJoined && !stopWords.has(word.toLowerCase()) && !notNames.has(next.word.toLowerCase()))
  )
}

/** Where every noun has a capital, a name is known as a given one, by its own spelling, or by the title before it. */
const isNameAmongNouns = ({ word, index }: Token, text: string): boolean =>
  isGivenName(word) ||
  /\p{Ll}\p{Lu}/u.test(word) ||
  /\b(?:Herrn?|Frau|Dr\.|Prof\.) $/.test(text.slice(Math.max(0, index - 7), index))

/**
 * The words of a text that are names, each word on its own, as it is matched. `language` is a code of ISO 639-1; English where
 * it is left out.
 */
export function findNameWords(text: string, language: string | null = null): FoundName[] {
  const tokens = [...text.matchAll(token)].map((match): Token => {
    const word = bare(match[0])
    return { word, index: match.index, isCapital: /^\p{Lu}/u.test(word) }
  })
  return tokens.flatMap((each, order) =>
    (language === 'de' ? isNameAmongNouns(each, text) : isName(each, tokens[order + 1], text))
      ? [{ text: each.word, index: each.index }]
      : [],
  )
}

/** All words of texts in lower case: where a name has to occur. */
export const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(token)].flatMap(([found]) => {
        const word = bare(found).toLowerCase()
        return [word, ...word.split(/[-.&]/)]
      }),
    ),
  )
