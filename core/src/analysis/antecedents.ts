import { normalise } from '../text/words.ts'
import { isGivenName } from './given-names.ts'

/** A sentence before, and whether the one who acts now said it. */
export interface Earlier {
  text: string
  isOwn: boolean
}

const noun = String.raw`((?:the|a|an|your|our|my|their|his|her|some|those|these|(?:last|this|next) (?:year|month|week|quarter|season)'s|two|three|four|five|six|\d+) (?!to\b)[a-z][^,.;!?]*)`
/** Where a sentence names a thing that a later "it" or "them" can mean. */
const mentions: RegExp[] = [
  new RegExp(
    `\\b(?:i|we|you)(?:'d|'ll| would| will|'m going to|'re going to)?(?: also| really| still| just)? (?:need|want|like|love|require)(?: to (?:see|have|get|read))? ${noun}`,
  ),
  // "I need names and licence plates."
  /\b(?:i|we)(?:'d| would)?(?: also| still)? need ((?!to\b)[a-z-]+s and [a-z -]+?s)(?=[.,;!?]|$)/,
  new RegExp(
    `\\b(?:send|give|get|email|show|forward|bring|mail|tell|text|write|make|do|draw|draft|prepare|build) (?:me|us|you|them|him|her) ${noun}`,
  ),
  new RegExp(`\\b(?:i|we)(?:'ve| have)(?: still| also| already| just)?(?: got)? ${noun}`),
  new RegExp(
    `\\b(?:did|do|have|had) (?:you|i|we|they)(?: ever)? (?:get|got|have|see|seen|receive|received|send|sent) ${noun}`,
  ),
  new RegExp(`\\bwhat (?:i|we) can (?:get|give|send|offer|bring) (?:you|them) is ${noun}`),
  new RegExp(`\\bowe (?:you|me|us) ${noun}`),
  new RegExp(`\\b(?:can|could|may) (?:i|we) (?:have|get|see) ${noun}`),
  new RegExp(`\\blet (?:me|us) have ${noun}`),
  new RegExp(
    `\\b(?:send|email|bring|forward|share|prepare|draft|collect|fill in|sign|review|check|put together) ${noun}`,
  ),
  new RegExp(
    `\\b(?:i|we)(?:'ll| will)(?: also| then| just)? (?:do|make|write|draw|print|type|build|produce|create|compile|work out|quote|price|order|book|load|fill out|(?:dig|look|get|pull|put|fish|search) (?:out|up|together)) ${noun}`,
  ),
  new RegExp(`\\b(?:there(?:'s| is| are)|(?:is|are) there)(?: also| still)? ${noun}`),
  new RegExp(
    `\\b(?:i|we)(?:'ve| have)? (?:took|made|wrote|drew|found|shot|printed|kept|brought|finished|completed|prepared|drafted|scanned|got|received) ${noun}`,
  ),
  new RegExp(`\\b(?:missing|lost|forgot|short of) ${noun}`),
  // "I can't withdraw the increase on my own authority."
  new RegExp(`\\b(?:i|we) (?:can't|cannot|couldn't) (?:just |simply )?[a-z]+ ${noun}`),
  // "A short guide would do."
  /^(?:no,? |just |maybe |even )*((?:the|an?) [a-z -]{2,40}?) would (?:do|be (?:enough|plenty|fine|great|good|nice|helpful|useful|perfect))\b/,
  new RegExp(`^it(?:'s| is)(?: all)? in ${noun}`),
  // "The sign-on test, we never finished it."
  new RegExp(
    `^(?:(?:and|so|then|okay|now|right|oh|um|uh|also|plus|well|yes|but),? )*${noun},(?= (?:i|we|you|they|it|that)\\b)`,
  ),
  // "The security report."
  new RegExp(`^(?:(?:and|oh|just|also|plus|well|yes),? )*${noun}(?:, not [^,.;!?]*)?[.!]$`),
  new RegExp(
    `^(?:(?:and|so|then|okay|now|right|oh|um|uh|also|plus|well),? )*(?:what about |how about )?${noun}(?:\\?$|, (?:for|from|on) [^,.;!?]*[.?]$|, (?:is|are) (?:that|it|those|they)\\b|, (?:right|yes|yeah|of course|from|the)\\b)`,
  ),
]
/** From here on the patterns take a sentence's first noun, which has to be all there is of it. */
const firstFragment = mentions.length - 3
/** "I've a fire drill at ten": an appointment, which nobody sends. */
const isAppointment =
  /^(?:an?|my|our) [^,.;!?]*? (?:at|on|from) (?:noon|half|quarter|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/
const hasVerb =
  /\b(?:is|are|was|were|do|does|did|will|would|can|could|may|might|must|should|shall|have|has|had|sits?|meets?|comes?|goes|stands|lies|hangs|(?:is|are|was|were|do|does|did|has|have|had|wo|ca|could|would|should)n't|'s|'re|'ll)\b/
/** "Our counsel reads anything", "the wage I understand": no noun, but a sentence. */
const isSentence =
  / [a-z]+s (?:anything|everything|something|nothing|it|them|you|me|us|him|her|everybody|the|a|an|our|your|my|all)\b| (?:i|we|they|he|she) [a-z]+$| (?:only|never|always|still|already|often|usually|hardly|even) [a-z]+(?:s|ed)\b/i
const nounEnd =
  /(?: (?:an?|two|three) (?:hour|day|week|fortnight|month)s? (?:before|earlier|ahead|in advance)\b.*| (?:filled|signed|sent|done|fixed|sorted|finished|checked|approved|translated|printed|confirmed)(?: (?:in|out|off|over|back|up))*$|,? (?:before|when|while|if|because|so|(?<!of )that|which|who|where|until|please|by|on|in|at|(?:[iI]|we|they|he|she) (?:can|could|need|want|use|have)|still|tomorrow|today|tonight|yesterday|next|this|last|again|too|as well|back|over|out|for (?:me|us|you|it|that|this|them)|from|to (?:me|us|you|make|see|say|check|read|review|sign|look)|and (?:i|we|you|then|(?:get|send|mail|email|have|put|bring|give|take) (?:it|them|that))|with (?:it|me|you))\b.*|,? of (?:\w+ly )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand)\b.*)$/

const swap: Record<string, string> = { your: 'my', my: 'your', our: 'your', you: 'me', me: 'you', us: 'you' }

/** What one speaker said from the other's mouth: "your bikes" is "my bikes". */
export const asOther = (text: string): string =>
  text.replace(/\b(?:your|my|our|you|me|us)\b(?!')/gi, (word) => swap[word.toLowerCase()] ?? word)
const isPlural = (phrase: string): boolean =>
  /^(?:some|those|these|two|three|four|five|six|\d+)\b| and (?:the|your|our|my|a|an)\b/.test(phrase) ||
  /(?:[^s]s|ia)$/.test(phrase.split(/ (?:of|for|as|with|about|and|per) /)[0] ?? phrase)

/** The noun of a sentence as the one who acts would say it: "your certificate" asked of them is "my certificate". */
function nounIn({ text, isOwn }: Earlier, wantsPlural: boolean): string | null {
  const lower = normalise(text)
  for (const [order, pattern] of mentions.entries()) {
    const match = pattern.exec(lower)
    const found = match?.[1]
    if (!match || found === undefined || isAppointment.test(found)) continue
    const index = match.index + match[0].indexOf(found)
    const phrase = text
      .slice(index, index + found.length)
      .replace(/ (?:about|on|for|of) (?:that|it|this)\b.*$/, '')
      .replace(nounEnd, '')
      .trim()
    // "Those back" names nothing, and whom somebody wants to act is no thing.
    const isThing =
      phrase.includes(' ') &&
      !isSentence.test(phrase) &&
      !/ (?:of|to|for|with|from|in|on|at|by|about|and|or)$/i.test(phrase) &&
      !/^\S+ (?:year|month|week|day|morning|season|quarter|term|time|moment|call|chat|minute)s?$/i.test(
        phrase,
      ) &&
      !/^\S+ (?:\w+ )?(?:ones?|others?|same|rest|lot|bit|thing|problem|question|idea|point|truth|way|time|day)$|^\S+ (?:one|other|same|bit|lot|couple|while|moment)\b/i.test(
        phrase,
      ) &&
      !(order === 0 && /^ to (?!me\b|us\b|you\b)/.test(lower.slice(index + phrase.length)))
    if (!isThing) continue
    const isVerbless = order < firstFragment || !(hasVerb.test(phrase) || / [a-z]+ed$/.test(phrase))
    if (!isVerbless || isPlural(phrase.toLowerCase()) !== wantsPlural || phrase.split(' ').length > 9)
      continue
    const definite = phrase
      .replace(/^(?:the|a|an|some|those|these|two|three|four|five|six|\d+)\b/i, 'the')
      .replace(/^(?:your|our|my|their|his|her)\b/i, (word) => word.toLowerCase())
    return isOwn ? definite : asOther(definite)
  }
  return null
}

const after = String.raw`(?=$|[,.;!?]| (?:to|over|up|out|off|back|by|for|on|in|at|into|from|with|within|tomorrow|today|tonight|this|next|ready|before|as|right|straight|early|first|again|together|too|now|then|via|per|paid|done|and|when|once|after|as soon|straight|the moment|first thing|sent|fetched|signed|printed|changed|[a-z]+ed)\b)`
const thing = new RegExp(
  String.raw`^((?:have (?:someone|somebody|an? [a-z]+|(?:my|our|the) [a-z]+) )?[a-z'-]+(?: (?:over|back|up|out|off|you|me|us))?) (it|that|this|them|those|these)\b${after}`,
  'i',
)
/** "Ring her", not "ring her agent". */
const person =
  /^(have a (?:quick )?(?:word|chat) with|[a-z'-]+(?: (?:to|with))?) (?:(him)\b|(her)\b(?! (?!(?:about|for|to|on|at|in|by|if|whether|that|what|when|where|how|why|who|and|or|but|with|back|up|tomorrow|today|tonight|this|next|again|then|now|the|a|an|directly|first|straight|after|before|over|as|too|myself|ourselves|your|my|our|his|their|some|everything|something|it|them|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)[a-z]))/i
const named =
  /\b(?:[Aa]sk for|(?:[Hh]is|[Hh]er) name(?:'s| is)|[Mm]y [a-z]+,|[Oo]ur [a-z]+(?: [a-z]+)?,|[Ss]peak to|[Tt]alk to) ((?:(?:Mrs?|Ms|Dr|Miss)\.? )?\p{Lu}[\p{L}-]+)/u
const spokenOf =
  /\b(?:past|ask|tell|ring|call|email|with|by|from|want|need|see|it's|that's|get|have) ((?:(?:Mrs?|Ms|Dr|Miss)\.? )?\p{Lu}[\p{L}-]+)(?! \p{Lu})/gu

const roleNoun =
  /\b((?:your|my|our|the) (?:driver|engineer|technician|tech|fitter|electrician|plumber|boss|manager|director|accountant|bookkeeper|lawyer|solicitor|assistant|colleague|secretary|receptionist|husband|wife|brother|sister|mother|father|son|daughter|nephew|niece|partner|architect|builder|foreman|chef|landlord|agent|buyer|planner|designer|developer|admin|courier|trainer|installer|supervisor|client|customer))\b(?!['’]s \w+ing?\b)/i

/** Who "him" or "her" is: somebody introduced, else the given name that was said in passing. */
function personIn({ text, isOwn }: Earlier): string | null {
  const introduced = named.exec(text)?.[1]
  if (introduced !== undefined) return introduced
  const said = [...text.matchAll(spokenOf)].map((match) => match[1] ?? '')
  const called = said.findLast((name) => isGivenName(name) || /^(?:Mrs?|Ms|Dr|Miss)\b/.test(name))
  const role = roleNoun.exec(text)?.[1]?.toLowerCase()
  return called ?? (role === undefined ? null : isOwn ? role : asOther(role))
}

/** "So it does work offline": their own "it" is already something else. */
const goesOnWithIt = /\b(?:it|that) (?:does|is|was|has|will|works?|can|runs?|comes?)\b|\bit's\b/i

/** The thing that a pronoun means: the nearest that was named, unless the speaker's own words between mean another. */
function nearestNoun(earlier: readonly Earlier[], wantsPlural: boolean): string | null {
  for (const each of earlier) {
    const found = nounIn(each, wantsPlural)
    if (found !== null) return found
    if (!wantsPlural && each.isOwn && goesOnWithIt.test(each.text)) return null
  }
  return null
}

/** What is unclear, as it was said: "not sure whether it sends back-orders". */
const unclear =
  /\b(?:not sure|don't know|no idea|can't say|couldn't say|unsure) ((?:whether|if|how|what|when|which|who|where) [^,.;!?]+)/i

/** "Put it in writing" is a task in its own words. */
const inWriting =
  /^(?:put|confirm) (?:it|that|this|those|them|these)(?: all)?(?: to (?:you|me|us))? (?:in writing|in an email|in a letter|in a mail|on paper)\b/i

/** `isOpen` where a pronoun stays that says nothing alone, `isResolved` where one was replaced. */
interface Resolved {
  body: string
  isOpen: boolean
  isResolved: boolean
}

/**
 * The body of a task with the pronoun after its verb replaced by what `earlier` sentences, nearest first, named: "send them"
 * becomes "send the stock list".
 */
export function resolveObject(body: string, earlier: readonly Earlier[]): Resolved {
  const who = person.exec(body)
  const whom = who && earlier.map(personIn).find((name) => name !== null)
  if (who && whom !== null && whom !== undefined)
    return { body: `${who[1]} ${whom}${body.slice(who[0].length)}`, isOpen: false, isResolved: true }
  const match = inWriting.test(body) ? null : thing.exec(body)
  if (match) {
    const wantsPlural = /^(?:them|those|these)$/i.test(match[2] ?? '')
    const found = nearestNoun(earlier, wantsPlural)
    if (found === null) return { body, isOpen: !/^have /i.test(body), isResolved: false }
    const rest = body.slice(match[0].length)
    // "Price the list of machines up" reads better as "price up the list of machines".
    const isLong = found.split(' ').length > 3
    // "Have the form back to you", never "have back the form".
    const staysBehind = /^(?:have|get)\b/i.test(body) && /^ back\b/i.test(rest)
    const particle =
      (isLong && !staysBehind && /^ (?:up|out|off|over|back)(?=$|[\s,.;!?])/i.exec(rest)?.[0]) || ''
    return {
      body: `${match[1]}${particle} ${found}${rest.slice(particle.length)}`,
      isOpen: false,
      isResolved: true,
    }
  }
  if (/^find out(?=$|,| and\b)/i.test(body)) {
    const question = earlier.flatMap(({ text }) => unclear.exec(text)?.[1] ?? [])[0]
    return {
      body: question === undefined ? body : body.replace(/^find out/i, (verb) => `${verb} ${question}`),
      isOpen: false,
      isResolved: false,
    }
  }
  return {
    body,
    isOpen: who !== null && /^[a-z'-]+(?: (?:to|with))? (?:him|her)\W*$/i.test(body),
    isResolved: false,
  }
}
