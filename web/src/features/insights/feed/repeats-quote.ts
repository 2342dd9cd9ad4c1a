import { normalise, toWords } from '@parley/core/text/words'

/** Of a statement's words, how many its quotation has to hold for it to say nothing new. */
const mostlySame = 0.75

/** Whether a statement says what its quotation says: "Fifteen thousand a year" of "We think of fifteen thousand a year". */
export function repeatsQuote(body: string, quote: string): boolean {
  const said = new Set(toWords(normalise(quote)))
  const words = toWords(normalise(body))
  return words.length > 0 && words.filter((word) => said.has(word)).length / words.length >= mostlySame
}
