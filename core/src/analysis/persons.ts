import { stopWords } from '../text/stop-words.ts'
import { capitalise } from '../text/words.ts'
import { isGivenName } from './given-names.ts'

const roleNoun = String.raw`wife|husband|partners?|father|mother|dad|mum|mom|brother|sister|son|daughter|parents|family|uncle|aunt|boss|bosses|managers?|(?:two |both )?owners?|(?:co-)?founders?|directors?|md|ceo|cto|cfo|coo|cmo|cio|ciso|chair|chairman|chairwoman|chairperson|president|vp|principal|headmaster|headmistress|headteacher|superintendent|bursar|treasurer|controller|supervisor|chef|boards?|committee|council|trustees|governors|members|elders|deacons|vestry|regents|commissioners|shareholders|investors|management|leadership|procurement|purchasing|finance|accounts|legal|it|head office|headquarters|landlord|landlady|proprietor|vicar|churchwarden|warden|rector|mayor|dean|provost|matron|registrar|secretary|chief executive|head teacher|vice president|(?:plant|department|division|section|unit) head|head of \p{L}+|finance chief|chief \p{L}+ officer|commercial lead|team lead`
/** The same pattern for words in any case, where names beside it need their capitals. */
const inAnyCase = (source: string): string =>
  source.replaceAll(/\\p\{\w+\}|\\.|[a-z]/gi, (part) =>
    part.length > 1 ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`,
  )

/** "our managing partner", "the partners' meeting", "my head of operations", "my older sister". */
export const rolePhrase = inAnyCase(
  String.raw`(?:(?:my|our|the|his|her|their) (?:(?!(?:and|who|that|is|has|not|first|one|to|of|then|next|last|end|moment|way|meantime|whole)\b)[\p{L}'’-]+ ){0,2}?(?:${roleNoun})(?:[- ]in[- ]law)?|management|procurement|purchasing|head office)(?:(?:'s|') (?:meeting|committee|board|office))?(?: (?:of|for) (?:(?:the|our) )?[\p{L}]+| officer)?(?: (?:team|department|meeting|committee|board|manager|director|chief))?(?![\p{L}]| (?:rules?|polic(?:y|ies)|laws?|regulations?|process|procedures?|guidelines)\b)`,
)
const title = String.raw`(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Doctor|Sir|Don|Doña|Frau|Herr|Sister)\.?`
const particle = String.raw`(?: (?:de|da|do|dos|du|del|della|di|van|von|der|ter|zu|bin|binti|la)){1,2}`
/** "Maria Lopez", "Mrs Okoye", "Don Ramiro", "Annelies de Boer". */
export const namePhrase = String.raw`(?:${title} )?\p{Lu}[\p{L}'-]*\p{L}(?:(?:${particle})? \p{Lu}[\p{L}'-]*\p{L}){0,2}`
/** In a draft without capitals: "mrs okoye". */
export const draftName = String.raw`(?:dr|mr|mrs|ms|miss|prof)\.? [a-z][a-z'-]+`

const titled = new RegExp(`^${title} `, 'u')
const nobody =
  /^(?:who|what|which|that|this|it|they|he|she|we|you|i|me|and|but|then|so|there|here|nobody|everybody|everyone|somebody|someone|anybody|anyone|each|both|all|others?|none|nothing|yes|no|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|french|german|ok|okay|thanks|christmas|god|everything|whoever|money|price|quality|time|luck|fate|size|weather|good|great|fifty-fifty|half|depends|hard|tricky|reception)$/i
const determiner = /^(?:my|our|the|his|her|their|your) /i

/** Whether words in capitals can be a person: no weekday or pronoun; one word at a sentence's start has to be a given name. */
function isPersonName(text: string, mayBeAnyWord: boolean): boolean {
  const plain = text.replace(titled, '')
  const [first = '', second] = plain.split(' ')
  if (nobody.test(first) || !/^\p{Lu}/u.test(first)) return false
  if (plain !== text || isGivenName(first)) return true
  return !stopWords.has(first.toLowerCase()) && (second !== undefined || !mayBeAnyWord)
}

/** How a person or body is shown: without "my" or "the", with a capital. */
const toShown = (text: string): string => capitalise(text.trim().replace(determiner, ''))

export interface FoundPerson {
  value: string
  /** Whether a name was said, not a role alone. */
  isNamed: boolean
}

/** How far into a text its person reaches. */
export const lengthOf = ({ value }: FoundPerson, text: string): number =>
  Math.max(0, text.toLowerCase().indexOf(value.toLowerCase())) + value.length

const nameFirst = new RegExp(`^(${namePhrase})`, 'u')
const roleFirst = new RegExp(String.raw`^(${rolePhrase})`, 'u')
const draftFirst = new RegExp(`^(${draftName})(?: ([a-z]+) ([a-z]+))?`, 'iu')
const pairWith = /^ and (?:i|me|myself)\b/i

/** Names and roles a text begins with: "my manager, Priya Shah", "my father and I", "Mrs Okoye", "the board". */
export function readPerson(text: string, isTidy: boolean, isSentenceStart: boolean): FoundPerson | null {
  const self = /^(?:me|i) and /i.exec(text)?.[0]
  if (self !== undefined) {
    const other = readPerson(text.slice(self.length), isTidy, false)
    const said = other && text.slice(0, self.length + lengthOf(other, text.slice(self.length)))
    return said === null ? null : { value: capitalise(said), isNamed: false }
  }
  const role = roleFirst.exec(text)?.[1]
  // "For the elevators it's fourteen": the department is "IT", or "our it" alone.
  const isPronoun = role !== undefined && role.endsWith(' it') && !/^(?:our|my) it$/.test(role)
  if (role !== undefined && !isPronoun) {
    const rest = text.slice(role.length)
    const pair = pairWith.exec(rest)?.[0]
    if (pair !== undefined) return { value: capitalise(role + pair), isNamed: false }
    const link = /^,? (?:called )?/.exec(rest)?.[0] ?? ''
    const name = link === '' ? null : readName(rest.slice(link.length), isTidy, false)
    if (name !== null) return { value: toShown(role + link.replace('called ', '') + name), isNamed: true }
    return { value: toShown(role), isNamed: false }
  }
  const paired = isTidy && pairWith.test(text.replace(nameFirst, ''))
  const name = readName(text, isTidy, isSentenceStart && !paired)
  if (name === null) return null
  const pair = pairWith.exec(text.slice(name.length))?.[0] ?? ''
  return { value: name + pair, isNamed: true }
}

/** The name that a text begins with; in a draft one with a title or a given name. */
export function readName(text: string, isTidy: boolean, isSentenceStart: boolean): string | null {
  if (isTidy) {
    const name = nameFirst.exec(text)?.[1]
    return name !== undefined && isPersonName(name, isSentenceStart) ? name : null
  }
  const [whole, withTitle, first, last] = draftFirst.exec(text) ?? []
  if (withTitle !== undefined) {
    // "mrs okoye grace okoye": the fuller form repeats the name.
    const isRepeated = first !== undefined && isGivenName(first) && withTitle.endsWith(` ${last}`)
    const shown = isRepeated ? `${first} ${last}` : withTitle
    return whole === undefined ? null : shown.split(' ').map(capitalise).join(' ')
  }
  const word = /^[a-z'-]+/i.exec(text)?.[0] ?? ''
  return isGivenName(word) ? capitalise(word) : null
}

const anywhere = new RegExp(
  String.raw`(?<![\p{L}'])(?:${rolePhrase}(?:,? ${namePhrase})?|${namePhrase})`,
  'gu',
)
const anywhereInDraft = new RegExp(String.raw`(?<![\p{L}'])(?:${rolePhrase}|${draftName}|[a-z]+)`, 'gu')

const opensSentence =
  /^(?:Only|And|But|So|Then|Now|Maybe|Perhaps|Even|Also|Not|With|For|Ask|Tell) (?=\p{Lu})/u
/** The people and roles that a sentence speaks of, in order; a single word in capitals counts as a given name alone. */
export const findPersons = (text: string, isTidy: boolean): FoundPerson[] =>
  [...text.matchAll(isTidy ? anywhere : anywhereInDraft)].flatMap((match) => {
    const after = text.slice(match.index + match[0].length)
    // "Only Mrs Deshpande could allow it."
    const called = match[0].replace(opensSentence, '')
    const person = readPerson(called, isTidy, !(match.index > 0 && isIntroduced.test(after)))
    const isSure =
      person !== null && (!person.isNamed || !isTidy || isCertain(called) || isIntroduced.test(after))
    return person && isSure ? [person] : []
  })

/** "Campbell Dunn, he's the head of school". */
const isIntroduced = /^,? (?:she|he)(?:'s| is| has|'ll| will|'d| would)\b|^, (?:she|he) [a-z]+s\b/

const isCertain = (text: string): boolean =>
  titled.test(text) || roleFirst.test(text) || isGivenName(text.split(' ')[0] ?? '')
