import { capitalise } from '../text/words.ts'
import { canBeGivenName, isGivenName } from './given-names.ts'

const word = String.raw`[\p{L}][\p{L}'-]*`
const capital = String.raw`\p{Lu}[\p{L}'-]+`
const companyPart = String.raw`\p{Lu}[\p{L}\p{N}&'.-]*`
const second = String.raw`(?: (?!(?:from|at|of|with|over|calling|here|speaking|and)\b)${word})?`
const titled = String.raw`(?:mr|mrs|ms|miss|dr|prof|sister)\b\.?`
/** "Mrs Van Wyk", "Mr de la Cruz": they belong to the family name. */
const particle = String.raw`(?:van|von|de|da|do|dos|du|del|della|der|den|di|la|le|ter|ten|el|al|bin|ben|st|o|mac|af|av)\.? `
const particles = new RegExp(`^(?:${particle})+`, 'i')
const notNames = new Set(
  "there everyone everybody all team guys folks again yes yeah thanks thank so i i'm good great okay well hello hi hey just how what that this is it and sir madam ma mate man the a for no not we you sure mr mrs ms miss dr prof".split(
    ' ',
  ),
)
const notCompanies = new Set(
  'the a an my our your their his her this that home here there me you us them i we it and so calling about regarding today monday tuesday wednesday thursday friday now what where which next last least first all noon one two three four five'.split(
    ' ',
  ),
)
const afterCompany = new Set(
  "and i i'm we we're is are calling the to so how what can could about regarding here with in on at for thank thanks hi hello today speaking my you good nice just it it's do was who that this from okay".split(
    ' ',
  ),
)

/**
 * `self`: speakers name themselves; `addressed`: somebody is spoken to; `reported`: somebody else ("met with Priya from
 * Bluebird").
 */
export interface NameMention {
  name: string
  company: string | null
  kind: 'self' | 'addressed' | 'reported'
}

const greeting = new RegExp(
  String.raw`(?:^|[\s,.!?])(hi|hey|hello|dear|good morning|good afternoon|good evening|welcome|thanks|thank you|bye|goodbye|nice to meet you|great to meet you|nice talking to you|speaking with|speaking to|talking to|talking with)(?: so much| very much| again| there)?,? (${word})(${second})`,
  'giu',
)
const introduction = new RegExp(
  String.raw`(?:^|[\s,.!?])(my name is|my name's|this is|i am|i'm|it's|it is) (${word})(${second})(?: (?:here|speaking|calling))?(?:,? (?:from|at|with|of|over at|calling from) (.{2,60}))?`,
  'giu',
)
/** "Hugo here, from Tidewater" */
const presence = new RegExp(
  String.raw`(?:^|[,.!?] )(${word})(${second}) (?:here|speaking)\b(?:,? (?:from|at|with|of|over at) (.{2,60}))?`,
  'giu',
)
const report = new RegExp(
  String.raw`\b(?:(?:met|meeting|spoke|speaking|talked|call|chat|lunch|coffee) (?:up )?(?:with|to)|met|visited|(?:that|this) was(?= \S+ \S+,? (?:from|at|of) )) (${titled} )?(${word})(${second})(?:,? (?:from|at|of) (.{2,60}))?`,
  'giu',
)
/** "Is that Mr Adeyemi?", "Am I speaking to Mr Whitcomb?", "I've found you, Mr Pryce." */
const calledByTitle = new RegExp(
  String.raw`(?:is that|is this|speaking (?:to|with)|^hi|^hello|^good (?:morning|afternoon|evening)|thanks|thank you|sorry|take care|bye|goodbye|(?:found|got) you),? (${titled}) ((?:${particle}){0,2}${word})(${second})`,
  'giu',
)
/** "Is that Priscilla Nakamura?" */
const askedFor = new RegExp(
  String.raw`\b(?:is that|is this|am i (?:speaking|talking) (?:to|with)) (${word})( ${word})?\?`,
  'giu',
)
const strongGreeting = /^(?:hi|hey|hello|dear|good|welcome|nice|great)/i

/** Words that no name is made of: "thank", "hello". */
export const isNoName = (word: string): boolean => notNames.has(word.toLowerCase())

const isSurname = (candidate: string, isTidy: boolean): boolean =>
  isTidy &&
  !/['’]s$/.test(candidate) &&
  new RegExp(`^${capital}$`, 'u').test(candidate) &&
  !isNoName(candidate)

/** First and, where it is one, second word as a name, in capitals; null where the first is no name. */
function readName(first: string, second: string, isTidy: boolean, isStrong: boolean): string | null {
  if (isNoName(first)) return null
  const isCapital = new RegExp(`^${capital}$`, 'u').test(first)
  const isName = isTidy
    ? isCapital && (isStrong || isGivenName(first))
    : isStrong
      ? canBeGivenName(first)
      : isGivenName(first)
  if (!isName) return null
  const surname = second.trim()
  return [capitalise(first), isSurname(surname, isTidy) ? surname : ''].filter(Boolean).join(' ')
}

/** The company at the start of what follows "from" or "at". Without capitals at most two words. */
export function readCompany(text: string, isTidy: boolean): string | null {
  if (isTidy) {
    const match = new RegExp(
      `^(?:the )?(${companyPart}(?: (?:${companyPart}|&|of|and(?= \\p{Lu})))*)`,
      'u',
    ).exec(text)
    const company = match?.[1]?.replace(/[.,'-]+$/, '') ?? null
    return company === null || notCompanies.has(company.toLowerCase()) ? null : company
  }
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/)
  if (first.length < 3 || notCompanies.has(first)) return null
  const hasSecond = second.length > 3 && !afterCompany.has(second) && !isGivenName(second)
  return [first, hasSecond ? second : ''].filter(Boolean).map(capitalise).join(' ')
}

/** Names said in a sentence as an address ("hi Anna") or an introduction ("this is Ben from Acme"). */
export const findNames = (text: string, isTidy: boolean): NameMention[] => [
  ...[...text.matchAll(introduction)].flatMap(
    ([, cue = '', first = '', second = '', rest = '']): NameMention[] => {
      const company = rest === '' ? null : readCompany(rest, isTidy)
      const isStrong = /^my name/i.test(cue) || company !== null
      const name = readName(first, second, isTidy, isStrong)
      return name === null ? [] : [{ name, company, kind: 'self' }]
    },
  ),
  ...[...text.matchAll(presence)].flatMap(([, first = '', second = '', rest = '']): NameMention[] => {
    const company = rest === '' ? null : readCompany(rest, isTidy)
    const name = readName(first, second, isTidy, company !== null)
    return name === null ? [] : [{ name, company, kind: 'self' }]
  }),
  ...[...text.matchAll(askedFor)].flatMap(([, first = '', second = '']): NameMention[] => {
    const name = readName(first, second, isTidy, second !== '')
    return name === null ? [] : [{ name, company: null, kind: 'addressed' }]
  }),
  ...[...text.matchAll(calledByTitle)].flatMap(([, by = '', first = '', second = '']): NameMention[] => {
    if (!isTidy || !/^\p{Lu}/u.test(first) || /['’]s$/.test(first)) return []
    const family = second.trim()
    const name = isSurname(family, isTidy) ? `${first} ${family}` : `${capitalise(by.toLowerCase())} ${first}`
    return [{ name, company: null, kind: 'addressed' }]
  }),
  ...[...text.matchAll(report)].flatMap(([, by = '', first = '', second = '', rest = '']): NameMention[] => {
    const company = rest === '' ? null : readCompany(rest, isTidy)
    const name = readName(first, second, isTidy, company !== null || by !== '')
    return name === null ? [] : [{ name, company, kind: 'reported' }]
  }),
  ...[...text.matchAll(greeting)].flatMap(([, cue = '', first = '', second = '']): NameMention[] => {
    const name = readName(first, second, isTidy, strongGreeting.test(cue))
    return name === null ? [] : [{ name, company: null, kind: 'addressed' }]
  }),
]

const title =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|councillor|cllr|captain|reverend|rev|father|judge|alderman|mayor|sergeant|major|colonel|sir|sister|herr|frau|don|doña)\b\.? +(?=\p{L})/iu

/** A name without its title: "Dr. Petrakis" is "Petrakis". */
export const withoutTitle = (name: string): string => name.trim().replace(title, '')

/** Whether all that is known of a name is a title and a family name: "Mr Hartwig". */
export const isFamilyNameOnly = (name: string): boolean =>
  title.test(name.trim()) && !withoutTitle(name).replace(particles, '').includes(' ')

/** How a person is called: by the first word of the name, by title and family name where there is no other. */
export const firstName = (name: string): string =>
  isFamilyNameOnly(name) ? name.trim() : (withoutTitle(name).split(' ')[0] ?? name)

const lastWord = (name: string): string => name.split(' ').at(-1) ?? name

/**
 * Whether two names can mean the same person: equal, one is the other's first name or its several given names, or one is a
 * title with the other's family name.
 */
export function isSameName(one: string, other: string): boolean {
  const [left, right] = [withoutTitle(one).toLowerCase(), withoutTitle(other).toLowerCase()]
  if (left === '' || right === '') return false
  if (left === right) return true
  if (isFamilyNameOnly(one)) return lastWord(left) === lastWord(right) && right.includes(' ')
  if (isFamilyNameOnly(other)) return lastWord(right) === lastWord(left) && left.includes(' ')
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left]
  // Of two given names after the family's: "Jia Hao" of "Goh Jia Hao".
  return `${longer} `.startsWith(`${shorter} `) || (shorter.includes(' ') && longer.endsWith(` ${shorter}`))
}
