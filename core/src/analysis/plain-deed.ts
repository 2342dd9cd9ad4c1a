import { weekdayNames } from '../text/english-calendar.ts'
import { businessRoles, businessThings } from './business-things.ts'

const anyOf = (words: string): string => words.trim().split(/\s+/).join('|')

const deedWords = anyOf(`
  send e-?mail mail text forward share post upload provide courier ship message whatsapp flick drop give get bring return
  fax hand show have put resend deliver submit pass
  prepare draft write make do redo re-do rework revise reissue recalculate calculate price compile generate produce pull
  export raise issue build draw design rewrite update correct translate
  check double-check confirm review sign fill complete scan measure count collect book arrange schedule reserve order
  cancel change add attach include remove take credit refund replace swap test record register log open close set switch
  turn work install load move fix reset transfer pay approve print copy finish chase dig find look run keep photograph film
`)
const deed = new RegExp(`^(?:${deedWords})$`, 'i')
const asks = /^(?:ask|call|ring|phone|tell|contact|inform|notify)$/i
const turnsTo = /^(?:speak|talk|write|reply|revert|report|reach|come|get|go|check|double-check|apply)$/i

const preposition = anyOf(
  'of for with without in on at from to by about over per between into onto via against as through across off under within after before until during',
)
const isPreposition = new RegExp(`^(?:${preposition})$`)

const role = String.raw`(?:my|our|your|the) (?:(?!(?:${preposition}|and|or)\b)[a-z-]+ ){0,3}(?:${businessRoles.join('|')})\b`
const named = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Mdm|Prof)\.? \p{Lu}[\p{L}'’-]+|\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:(?:['’]s)? (?:team|office|people))?)`
const department =
  'accounts|accounting|billing|finance|legal|support|purchasing|operations|engineering|development|logistics|dispatch|procurement|sales|marketing|compliance|payroll'
const person = `(?:you|me|us|${named}|${role}|(?:${department})\\b)`
const people = `${person}(?: and ${person})?`
const arePeople = new RegExp(`^${people}$`, 'u')
const beginsPeople = new RegExp(`^${people}(?= )`, 'u')
const peopleAndMore = new RegExp(`^(?:${people})(?: back)?(?:$| (.*)$)`, 'u')
const hasPeopleDo = new RegExp(`^(?:${people}) (.*)$`, 'u')
const toPeopleAndMore = new RegExp(`^(?:(?:back|out|over) )?(?:to|with) (?:${people})(?:$| (.*)$)`, 'u')
const letsKnow = new RegExp(`^${people} know\\b`, 'u')

/** "get the form back", "have the credit note issued" */
const particle = new RegExp(
  `^(?:${anyOf('back over across together up out off down through along round around in on ready right separately done made issued changed organised organized released deleted transferred paid worded translated built signed delivered fixed checked updated printed refunded credited collected replaced installed removed sent cancelled corrected shipped filled completed')})$`,
)
const isNumber =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|\d[\d,.]*)$/
const beginsThing = /^(?:the|an?|my|our|your|their|his|her|both|all|some|any|another|[\p{L}'’-]+['’]s?)$/iu
const things = new Set(businessThings)
/** What stands in no noun's place: a verb of its own, a pronoun, a second article. */
const noNoun = new RegExp(
  `^(?:${anyOf("is isn['’]t are was were be being been has have had do does did will won['’]t would can can['’]t could comes? coming goes going says? gets? let already not also absolutely instead really just i he she it they them him we who which what how ye that this these those there when where if because so lot bit stuff rest others? pair both then the an? my our your")})$`,
  'i',
)

/** "the term, the tier and the price": several are told one by one. */
function eachOf(words: readonly string[]): string[][] {
  const ands = words.flatMap((word, at) => (word === 'and' ? [at] : []))
  return [-1, ...ands].map((start, order) => words.slice(start + 1, ands[order]))
}

/** "the signed offer": a thing is what its last word says, and everything before it describes it. */
function isThing(words: readonly string[], isKnown: boolean): boolean {
  const [first = '', ...rest] = words
  const last = (words.at(-1) ?? '').toLowerCase().replace(/['’]s$/, '')
  const inner = beginsThing.test(first) || isNumber.test(first) ? rest : words
  if (inner.length === 0 || words.length > 7 || inner.some((word) => noNoun.test(word))) return false
  return !isKnown || things.has(last) || (last.endsWith('s') && things.has(last.slice(0, -1)))
}

const areThings = (words: readonly string[], isKnown: boolean): boolean =>
  eachOf(words).every((each) => isThing(each, isKnown))

function chunksOf(words: readonly string[]): string[][] {
  const starts = words.flatMap((word, at) => (at > 0 && isPreposition.test(word) ? [at] : []))
  return [0, ...starts].map((start, order) => words.slice(start, starts[order]))
}

/** "with the new prices", "to you", "by email"; "for Pune come" is cut out of another sentence. */
function isAddition(words: readonly string[]): boolean {
  const [first = '', ...rest] = words
  if (!isPreposition.test(first) || rest.length === 0) return false
  if (arePeople.test(rest.join(' '))) return true
  return !/^\p{Lu}\p{Ll}+ [a-z]+$/u.test(rest.join(' ')) && areThings(rest, false)
}

const listed = new RegExp(`, (?:and )?(?!(?:${preposition}) |every )`, 'g')
const wordsOf = (text: string): string[] => text.replace(listed, ' and ').split(/,? /).filter(Boolean)

/** What a thing is, and what is added to it. */
function isPlainObject(text: string): boolean {
  const words = wordsOf(text)
  const from = words.findIndex((word) => !particle.test(word))
  const [first = [], ...added] = chunksOf(words.slice(Math.max(0, from)))
  const thing = particle.test(first.at(-1) ?? '') ? first.slice(0, -1) : first
  return areThings(thing, true) && added.every(isAddition)
}

const asksAbout = /^(?:whether|if|about|for|on|to|how|what|when|which|who|at|with)\b/
const needsMatter = /^(?:ask|tell|inform|notify)$/i
/** "put the ticket" where? */
const lacksPlace =
  /^put (?!(?:in|up|out|through|together|back|on)\b)(?!.* (?:in|into|on|onto|to|through|together|up|out|back|at|with|under)\b)/
/** Days of the talk: a letter is read on another. And what passes from hand to hand: "get the quote with you", "a number off me". */
const ofTheTalk = new RegExp(
  String.raw`\b(?:today|tomorrow|tonight|lunch\w*|dinner|this (?:morning|afternoon|evening|week|month)|${weekdayNames.join('|')})\b|^get\b.* with (?:you|us)\b|\boff (?:me|you|us)\b|, of\b|^have (?:an?|the) [a-z-]+$|\b(?:bab(?:y|ies)|kids?|children|dogs?|cats?|wedding|holidays?|birthday|cake|cookies|beer|pint|coffee)\b`,
  'i',
)
const looksInto = /^(?:find out|check|confirm|ask|see) (?:whether|if|how|what|when|which|who|from|why)\b/
const ownObject = /^(?:over |back |out )?(?:(?:you|us|me) )?(?:it|them)\b/

function isPlainPart(text: string, isSecond = false, goesOn = false): boolean {
  const [verb = '', ...others] = text.split(' ')
  const rest = others.join(' ')
  if (isSecond && ownObject.test(rest)) return deed.test(verb)
  if (asks.test(verb)) {
    const match = peopleAndMore.exec(rest)
    const matter = match?.[1] ?? (needsMatter.test(verb) && !goesOn ? '' : 'about')
    return match !== null && asksAbout.test(matter)
  }
  if (verb === 'let') return letsKnow.test(rest)
  if (looksInto.test(text)) return others.length < 12
  const turned = turnsTo.test(verb) ? toPeopleAndMore.exec(rest) : null
  if (turned)
    return (
      /^(?:whether|if)\b/.test(turned[1] ?? '') ||
      chunksOf(wordsOf(turned[1] ?? '')).every((chunk) => chunk.length === 0 || isAddition(chunk))
    )
  if (/^(?:come|get) back with\b|^revert with\b/.test(text))
    return isPlainObject(text.replace(/^.*? with /, ''))
  if (!deed.test(verb)) return false
  const done = verb === 'have' ? hasPeopleDo.exec(rest)?.[1] : undefined
  if (done !== undefined && isPlainPart(done)) return true
  return (
    isPlainObject(rest) ||
    isPlainObject(
      rest.replace(/^(?:back|over|across|out|off|up|together|down) /, '').replace(beginsPeople, ''),
    )
  )
}

const nextDeed = new RegExp(
  String.raw`,? and (?=(?:${deedWords}|call|ring|ask|let|come back|get back|tell|speak|talk)\b)`,
  'i',
)

/**
 * Whether a task's text, from its verb on in small letters, is a plain piece of business, fit to stand in a letter that nobody reads before it is
 * sent: a known deed, done to a thing that business knows by that name or with a person, and nothing else in it.
 */
export const isPlainDeed = (text: string): boolean =>
  !lacksPlace.test(text) &&
  !ofTheTalk.test(text) &&
  text
    .split(nextDeed)
    .every((part, order, parts) => isPlainPart(part.trim(), order > 0, order < parts.length - 1))
