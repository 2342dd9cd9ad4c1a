import type { WordSpan } from '../text/phrases.ts'
import { toSingular } from './stems.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** A noun follows them, with or without a quality between. */
const before = set(
  'a an the your our their my his her its this these those each every no any some most many few more another such several of in on at for with from by about without per between into through two three four five six seven eight nine ten both less fewer which whose',
)
/** A verb follows them. */
const beforeVerb = set(
  "i you we they he she it who to can can't cannot could will won't would should must may might don't doesn't didn't not never always also please let's nobody somebody everybody people then",
)
/** They follow a verb with an object; behind a noun they are rare. */
const afterVerb = set(
  'a an the your our their my it them him us me you that whether what how why itself themselves nothing',
)
/** They follow a noun. */
const afterNoun = set(
  'of is are was were has have had and or in on at for with from by about who which than as into will can should',
)
/** Verbs that stand in nearly every text of a trade; as nouns they count only where they are plainly used as such. */
const commonVerbs = set(
  'accept add agree allow answer appear apply arrive avoid believe belong bring build buy carry choose climb collect compare complain connect contain count create decide defend depend describe disappear end explain export fall feel fill finish follow forget grow hang happen hate help hold hope hurry improve invite join keep laugh lead learn leave lie listen live lose love measure mend miss move name notice offer pay persuade practise prefer promise protect reach receive refuse remain remember repeat respond return rise run save sell serve share sign sleep sort speak spend stand start step succeed talk teach test thank think travel trust try understand visit wait walk watch win wonder worry',
)
const isCommonVerb = (word: string): boolean =>
  [
    word,
    toSingular(word),
    word.replace(/ed$/, ''),
    word.replace(/d$/, ''),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
  ].some((form) => commonVerbs.has(form))

/** "That sounds trivial": a quality follows them, so nothing beside them tells. */
const linking = /^(?:sounds?|seems?|feels?|looks?)$/
/** Forms of verbs and qualities that end no name of a thing. */
const noHead =
  /(?:[^e]ed|ly|able|ible|ful|less|ous|ish|n't|'re|'ve|'ll|'d)$|^(?:alone|anyway|bored|bought|broken|brought|calm|chosen|fell|gave|given|grew|gone|hard|honest|kept|known|left|lost|made|meant|paid|quiet|shown|sold|sent|soon|spent|spoken|taken|taught|thought|told|understood|went|written)$/

interface Sense {
  noun: number
  verb: number
  /** Uses within a sentence, written large and small. */
  large: number
  small: number
}
const nothing: Sense = { noun: 0, verb: 0, large: 0, small: 0 }

export interface NounSense {
  /** Whether a word, as it is used in this text, names something: nothing that is done and no quality. */
  isNoun: (word: string) => boolean
  /** Whether a word is used as a verb in this text more than as a noun. */
  isVerb: (word: string) => boolean
  /** Whether a word is written as a name wherever it stands. */
  isName: (word: string) => boolean
}

/**
 * Which words of a text are nouns, judged by what stands beside them in it: "the price is", "prices of" and "they price
 * it". A dictionary is not asked, so that a trade's own words count like any other.
 */
export function senseNouns(text: string, words: WordSpan[]): NounSense {
  const seen = new Map<string, Sense>()
  const wordBeside = (
    one: WordSpan | undefined,
    other: WordSpan | undefined,
    wanted: WordSpan | undefined,
  ): string => (one && other && wanted && /^[ -]*$/.test(text.slice(one.end, other.start)) ? wanted.word : '')
  for (const [at, span] of words.entries()) {
    const left = wordBeside(words[at - 1], span, words[at - 1])
    const right = wordBeside(span, words[at + 1], words[at + 1])
    const sense = seen.get(span.word) ?? { ...nothing }
    if (!/^\p{Lu}/u.test(text.slice(span.start))) sense.small += 1
    else if (left !== '') sense.large += 1
    const isLast = right === '' || afterNoun.has(right)
    if (isLast && before.has(left)) sense.noun += 2
    else if (isLast && left !== '' && !beforeVerb.has(left)) sense.noun += 1
    else if (isLast && /(?:s|tion|ment|ness|ity|ship|ance|ence)$/.test(span.word)) sense.noun += 0.5
    if (beforeVerb.has(left)) sense.verb += 2
    if (afterVerb.has(right)) sense.verb += 1
    seen.set(span.word, sense)
  }
  const senseOf = (word: string): Sense => seen.get(word) ?? nothing
  /** Each word is judged once: a long text asks for the same ones thousands of times. */
  const once = (judge: (word: string) => boolean): ((word: string) => boolean) => {
    const known = new Map<string, boolean>()
    return (word) => {
      const answer = known.get(word) ?? judge(word)
      known.set(word, answer)
      return answer
    }
  }
  return {
    isNoun: once((word) => {
      const { noun, verb } = senseOf(word)
      if (noHead.test(word)) return false
      if (isCommonVerb(word)) return noun >= 4 && noun > verb * 2
      return noun > verb
    }),
    isVerb: once((word) => {
      const { noun, verb } = senseOf(word)
      if (linking.test(word)) return noun < 2
      return verb > noun || (isCommonVerb(word) && verb > 0 && noun < 4 && !/(?:ed|ing)$/.test(word))
    }),
    isName: once((word) => {
      const { large, small } = senseOf(word)
      return large > 0 && small === 0
    }),
  }
}
