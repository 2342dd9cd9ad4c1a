import { findNameWords } from '../claims/names.ts'
import { findNumbers } from '../claims/numbers.ts'
import { stopWords } from '../text/stop-words.ts'
import { escapeRegExp } from '../text/words.ts'
import { isGivenName } from './given-names.ts'
import type { Line, Scene } from './scene.ts'

/** A word or words in capitals that can be a company or a product. `isSure`: no sentence's first word. */
export interface CompanyName {
  name: string
  index: number
  end: number
  isSure: boolean
}

const run =
  /\p{Lu}[\p{L}\p{N}]*(?:[.&-][\p{L}\p{N}]+)*(?: \p{Lu}[\p{L}\p{N}]*(?:[.&-][\p{L}\p{N}]+)*){0,2}(?: (?:and|&) (?:Co|Sons|Daughters|Partners|Brothers|Bros|Company)\b)?/gu
const notCompanies =
  /^(?:x-rays?|mri|you|your|us|our|we|the|a|an|it|this|that|them|they|what|i|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|halloween|ramadan|diwali|excel|word|google sheets|google|slack|zoom|teams|outlook|gmail|microsoft(?: \w+)?|aws|azure|spreadsheets?|q[1-4]|usd|eur|gbp|crm|erp|api|gdpr|iso|vat|ceo|cfo|cto|coo|md|hr|it|pdf|csv|ok|okay|mr|mrs|ms|dr|prof|sister|father|sir|don|madam|english|internet|linkedin|facebook|instagram|whatsapp|youtube|god|jesus)$/i
/** Sentences begin with these: people and things that no company is called. */
const commonSubjects =
  /^(?:management|ministry|government|parliament|police|legal|finance|procurement|accounting|accounts|marketing|sales|operations|production|customers?|clients?|people|competitors?|suppliers?|others?|another|nobody|everyone|somebody|mum|mom|dad|mama|papa|grandma|granny|grandad|grandpa|auntie|uncle|head|security|staff|drivers?|teachers?|prices?|honestly|basically|actually|sorry|thanks|yes|no|nope|nah|yeah|yep|well|sure|right|okay|great|good|fine|oh|ah|um|uh|hm|nothing|none|whoever|whatever|today|yesterday|tomorrow|currently|maybe|perhaps|probably|mostly|mainly|in|at|by|on|since|before|after|until|from|with|about|around|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|thousand|half|spreadsheets?|paper|pen|pencil|ourselves|myself|various|several|local|different|same|old|new|an?|part|partly|guilty|correct|exactly|absolutely|roughly|technically|officially|internally|mixed|depends|quite|rather|manually|by hand|one|some|any|each|last|next|god|money|time|free|cheap|cheaper|expensive|business|email|phone)$/i
const legalKind =
  /\b(?:Bank|Insurance|Legal|Council|University|Hospital|School|Street|Road|Avenue|Park|Church|County|Association|Club)$/

const lower = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => name.toLowerCase()))
let knownPlaces: ReadonlySet<string> | null = null

/** Cities, countries and languages, as the platform's own tables name them. */
function places(): ReadonlySet<string> {
  if (knownPlaces) return knownPlaces
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  knownPlaces = lower([
    ...Intl.supportedValuesOf('timeZone').map((zone) => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
    ...pairs.flatMap((pair) => [regions.of(pair) ?? '', languages.of(pair.toLowerCase()) ?? '']),
    'Europe',
    'Turkey',
    'England',
    'Scotland',
    'Wales',
    'Holland',
    'California',
    'Texas',
    'Florida',
    'Asia',
    'Africa',
    'America',
    'UK',
    'US',
    'USA',
    'EU',
  ])
  return knownPlaces
}

/** "Germany", "Germans". */
const isPlace = (name: string): boolean =>
  places().has(name.toLowerCase()) || places().has(name.toLowerCase().replace(/s$/, ''))

/** Names in a sentence that can be a company's, possessive endings left off; a leading function word is none of it. */
export function findCompanyNames(text: string): CompanyName[] {
  const certain = new Set(findNameWords(text).map(({ index }) => index))
  return [...text.matchAll(run)].flatMap((match): CompanyName[] => {
    const words = match[0].split(' ')
    const first = words[0] ?? ''
    const isLead = words.length > 1 && (stopWords.has(first.toLowerCase()) || commonSubjects.test(first))
    // "With Acme I press one button": the speaker is no part of the name.
    const name = (isLead ? words.slice(1).join(' ') : match[0]).replace(/ I$/, '')
    const index = match.index + (isLead ? first.length + 1 : 0)
    const plain = name.split(' ')[0] ?? name
    if (findNumbers(name).length > 0 || /^\p{Lu}{2,}s$/u.test(name)) return []
    if (name.length < 3 || notCompanies.test(name) || notCompanies.test(plain) || legalKind.test(name))
      return []
    if (stopWords.has(name.toLowerCase()) || commonSubjects.test(name) || isPlace(name)) return []
    // "Anna", "Maria Lopez", and "Dr. Weiss" are people; "Raymond Handling are" is a company.
    const isMany =
      words.length > 1 &&
      /^ (?:are|were|do|have|want|charge|ask|come|say)\b/.test(text.slice(index + name.length))
    const isPerson =
      (isGivenName(plain) && !isMany) ||
      /\b(?:Mrs?|Ms|Dr|Prof|Miss|Don|Sister|Sir)\.? $/.test(text.slice(0, index))
    if (isPerson || /^['’](?:m|ve|ll|d|re)\b/.test(text.slice(index + name.length))) return []
    return [{ name, index, end: index + name.length, isSure: certain.has(index) }]
  })
}

/** "And Acme's been calling": no one's name before a firm's. */
const joins =
  /^(?:And|But|So|Or|Because|Well|Then|Also|Yes|No|Half|All|Both|Through|Via|Mostly|Mainly|Only|Even|Just|Like)\b|^\p{L}+['’]/u
const isPlainWord = (word: string): boolean => stopWords.has(word.toLowerCase()) || commonSubjects.test(word)

const introduces =
  /\b(?:(?:i'm|i am|this is|it's|its|my name is|here's|here is|is that|am i speaking (?:to|with)|you're through to|welcome to|hi|hello|hey)\b[^.?!]{0,40}?\b(?:from|at|with|of)|(?:here|we) at|we're|this is|it's|is that|you're through to|welcome to|calling from|here,? from|here with|owner of|the company is|our company,?) $/i

/** "It's Acme" introduces somebody at the beginning of a call, and answers a question later. */
const bareIntroduction = /\b(?:it's|this is|is that) $/i

/** Names of the two companies and their people: labels, introductions, addresses, and what a seller calls their own. */
export function findOwnNames(scene: Scene): string[] {
  const { participants, context, lines } = scene
  const introduced = lines.flatMap((line, order) =>
    findCompanyNames(line.text).flatMap(({ name, index, end }) => {
      const said = line.text.slice(Math.max(0, index - 70), index)
      const isGreeting =
        order < 12 &&
        !/\b(?:had|got|have|has|with)\s*$/i.test(said) &&
        /^\s*(?:support|here|speaking|sales|service)\b/i.test(line.text.slice(end))
      const isSignature =
        order < 12 &&
        !joins.test(said.trim()) &&
        !isPlainWord(said.trim().split(' ')[0] ?? '') &&
        /^(?:\p{Lu}[\p{L}'-]+ ){1,2}$/u.test(said.replace(/,? (?:here|from),? ?/, ' '))
      // "At Acme we do ten kilos a week".
      const isHome = /\bat $/i.test(said) && /^,? we(?:'re|'ve)?\b/i.test(line.text.slice(end))
      const isIntroduced = introduces.test(said) && (order < 12 || !bareIntroduction.test(said))
      return isHome || isIntroduced || isGreeting || isSignature ? [name] : []
    }),
  )
  return [
    context.ownerName ?? '',
    ...participants.all.flatMap(({ name, company }) => [name ?? '', company ?? '']),
    ...participants.mentions.flatMap(({ name, company }) => [name, company ?? '']),
    ...context.people.flatMap(({ name, company }) => [name, company ?? '']),
    ...introduced,
  ].filter((name) => name !== '')
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a name is one of these, or a word of one ("Northside" of "Northside Language Services"). */
export const isOneOf = (name: string, names: readonly string[]): boolean =>
  names.some(
    (other) =>
      plain(other) === plain(name) ||
      new RegExp(`(?:^|\\s)${escapeRegExp(name.toLowerCase())}(?:\\s|$)`).test(other.toLowerCase()),
  )

const kin =
  'wholesaler|customers?|clients?|partner|neighbou?rs?|bank|bookkeep\\w+|accountants?|landlord|insurers?|insurance|auditors?|lawyers?|printers?|architects?|electricians?|grid operator|newspaper|charity|school|council|tenant|friends?'
const relatedBefore = new RegExp(
  String.raw`\b(?:our|my|the|your|their) (?:\w+ ){0,2}(?:${kin})(?:\b[^.;!?]{0,30},| called|,| (?:uses?|works? (?:with|in)|does (?:it|that) (?:in|with))(?: the)?)? $`,
  'i',
)
/** "A crew from Tulsa": a place. */
const isOrigin =
  /\b(?:crew|outfit|firm|company|supplier|contractor|shop|place)s? (?:from|in|near|out of|over in|down in|up in) $/
const relatedAfter = new RegExp(
  String.raw`^(?:,| is|'s| are)? ?(?:the|our|my|that's our|that is our|they're our|they are our) (?:\w+ )?(?:${kin}|agency)\b`,
  'i',
)
const othersFollow = new RegExp(
  String.raw`^(?:that's|that is|they're|they are|it's) (?:our|the|my) (?:\w+ )?(?:${kin})\b`,
  'i',
)

/** Whether a sentence says that a name is a supplier, customer, neighbour or another who sells something else. */
export const isRelated = (line: Line, { index, end }: CompanyName, next: Line | undefined): boolean =>
  relatedBefore.test(line.text.slice(Math.max(0, index - 80), index)) ||
  isOrigin.test(line.text.slice(Math.max(0, index - 40), index)) ||
  relatedAfter.test(line.text.slice(end)) ||
  (next !== undefined && othersFollow.test(next.lower) && end > line.text.length - 4)
