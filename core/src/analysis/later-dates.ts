import type { FoundDate } from '../text/find-dates.ts'
import { toWords } from '../text/words.ts'
import { readAnswer } from './answers.ts'
import { type Contents, compareTexts, createContents } from './same-task.ts'
import type { Line, Scene } from './scene.ts'
import { dateAlone, datesIn } from './task-dates.ts'
import type { Turn } from './turns.ts'
import { textsOf } from './turns.ts'
import type { ActionItem } from './types.ts'

/** A task and the line that it was last said in. */
interface Said {
  at: number
  item: ActionItem
}

/** The day that a task has in the end, as somebody said it. */
export interface LaterDate {
  at: string
  text: string
  line: Line
}

const stem = (word: string): string => word.toLowerCase().replace(/['’]s?$|s$/, '')
const determiners =
  'a|an|the|your|our|my|his|her|their|this|that|these|those|some|all|both|one|two|three|four|five|six'
const reader = new RegExp(
  String.raw`^(?:you|me|us|him|her|them|\p{Lu}\p{L}+)(?: over| back)? (?=(?:${determiners}|\d+) )`,
  'u',
)
const object = new RegExp(
  String.raw`^(?:(?:${determiners}|\d+) )((?:[\p{L}\d'’-]+ ){0,4}?[\p{L}\d'’-]+)(?=,|[.]?$| (?:with|of|for|on|by|about|to|from|in|at|whether|if|so|that|which|who|and|before|after|until|next|this|tomorrow|today|worded|deleted|issued|put|over|out|back|off|up|down|as|come|go|each|every|per|again)\b)`,
  'iu',
)
const about = /\b(?:about|on|over) (?:the|your|our|my) ([\p{L}\d'’-]+)/giu

const isNoThing =
  /^(?:three|four|five|seven|eight|nine|eleven|twelve|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|morning|afternoon|this|that|them|those|pair|piece|unit|item|copie)$/
const withoutVerb = ({ text }: ActionItem): string =>
  text.replace(/^(?:Put together|Look out|Write up|\S+) /i, '').replace(reader, '')
/** The words of a task's object: "residency clause". */
const objectOf = (item: ActionItem): string[] => object.exec(withoutVerb(item))?.[1]?.split(' ') ?? []

const deedAndThing =
  /^(?:export|quote|report|test|update|transfer|sample|scan|print|estimate|review|audit|repair|install|survey)$/i
/** What a task is about: the last word of its object, and of what it says about something. */
function thingsOf(item: ActionItem): Set<string> {
  const topics = [...withoutVerb(item).matchAll(about)].flatMap(([, word]) => word ?? [])
  // "Could you export it?" "The export will be Monday."
  const deed = item.text.split(' ').slice(0, 1)
  const heads = [...objectOf(item).slice(-1), ...topics, ...deed.filter((word) => deedAndThing.test(word))]
  return new Set(heads.map(stem).filter((word) => word.length > 3 && !isNoThing.test(word)))
}

const beside = new Set(
  'a an the your our my his her their this that those these on by for in at then instead also too as well so and okay ok sure fine right no yes actually sir madam even better perfect great good please it is be of with from rather out back over'.split(
    ' ',
  ),
)
const gets =
  /\b(?:have|has|get|gets|receive|receives|see|sees|find|finds|hear about|want|need|like|prefer|make|know about|let|send|sends|upload|uploads|bring)\b/i
const comes =
  /\b(?:comes?|goes|go|moves?|reach(?:es)?|arrives?|will be(?= *(?:$|then$))|is with|be with|be there|is due|be ready|lands?|follows?|make (?:it|that))\b/i
/** "At the packhouse", "before the winter rota starts", "for the Easter boxes": another thing is spoken of. */
const isPlace =
  /\b(?:at|in|into|to|of|from|before|after|until|till|when|once) (?:the|your|our|my|a|an)(?: \w+){0,2}$/
const isBeside = /\b(?:for|with) (?:the|your|our|my|a|an|that|this|those)(?: \w+){0,2}$/
const isNot = /\b(?:not|\p{L}+n['’]t|never|nobody|unless|if|had|wanted|said|last)\b/iu

/** "Could I say Monday for the price?" */
const proposes = /^(?:(?:so|then|and),? )?(?:could|can|shall|may) (?:i|we) (?:say|make it) /i

/** "Shall I come on Thursday, to see how the wardrobe has survived?": another visit. */
const looksAfter = /\bto (?:see|check|look|hear|find out) (?:how|whether|if|what)\b/i

/** Whether a sentence says when a thing comes: "The quotation on Monday, then", "You'll have the data sheets on the eleventh". */
function saysWhen(text: string, dated: string, things: ReadonlySet<string>): boolean {
  if (
    looksAfter.test(text) ||
    isNot.test(text) ||
    /\bthat $/i.test(text.slice(0, text.indexOf(dated)).replace(/\bmake that $/i, ''))
  )
    return false
  const words = toWords(text.replace(proposes, '').replace(dated, ' ').toLowerCase())
  const named = words.findIndex((word) => things.has(stem(word)))
  const beforeIt = words.slice(Math.max(0, named - 4), named).join(' ')
  // "I'd want every puck on the floor by the 15th": of all, not of the five that are sent.
  if (isPlace.test(beforeIt) || /\b(?:every|each)(?: \w+)?$/.test(beforeIt)) return false
  if (words.every((word) => beside.has(word) || things.has(stem(word)))) return true
  if (isBeside.test(beforeIt)) return false
  return gets.test(words.slice(0, named).join(' ')) || comes.test(words.slice(named).join(' '))
}

function isRefused(at: number, turns: readonly Turn[], scene: Scene): boolean {
  const next = turns[turns.findIndex(({ from, until }) => from <= at && at < until) + 1]
  const asked = { isPromise: false, asksMind: false, isFollowedByQuestion: false }
  return !next || ['refused', 'evaded'].includes(readAnswer(textsOf(scene.lines, next), asked))
}

/** "Send the stock list" is no other word for "Send the price list". */
const isOther = (one: ActionItem, known: ActionItem, contents: Contents): boolean =>
  objectOf(one).some((word) => !contents(known.text).has(stem(word)) && !beside.has(word.toLowerCase()))

const isSent = /\b(?:comes?|goes out|reach(?:es)?|arrives?|will be with|you(?:['’]ll| will)? (?:have|get))\b/i
/** The tasks of one side that a sentence means by what they are about; none where it says a task of its own. */
function meantBy({ text, side }: Line, at: number, { said, things, contents }: Known): number[] {
  const words = new Set(toWords(text.toLowerCase()).map(stem))
  const own = said.filter((each) => each.at === at)
  const meant = said.flatMap(({ at: before, item }, place) => {
    const isNamed = [...(things[place] ?? [])].some((word) => words.has(word))
    const isOwn = own.some((each) => each.item.owner !== item.owner || isOther(each.item, item, contents))
    return before < at && isNamed && !isOwn ? [place] : []
  })
  const owners = new Set(meant.map((place) => said[place]?.item.owner))
  if (owners.size === 1) return meant
  // "Then the quotation comes on Monday" is of what its speaker sends, not of what the listener does with it.
  return side !== null && isSent.test(text) ? meant.filter((place) => said[place]?.item.owner === side) : []
}

/** All tasks, with what each is about. */
interface Known {
  said: readonly Said[]
  things: readonly ReadonlySet<string>[]
  contents: Contents
}
const knownOf = (said: readonly Said[], { lines }: Scene): Known => ({
  said,
  things: said.map(({ at, item }) => {
    // "Could you export it?" "You'll get it on Friday.": the thing stands in the request.
    const asked = item.text.startsWith('“') ? lines.slice(Math.max(0, at - 2), at) : []
    const deeds = asked.flatMap(({ lower }) => toWords(lower).filter((word) => deedAndThing.test(word)))
    return new Set([...thingsOf(item), ...deeds])
  }),
  contents: createContents(),
})

const ratherThan = /\b(?:rather than|instead of|and not|not) (?:on |by )?$/i
const putsOff = /\b(?:i|we) (?:said|promised|told you)\b/i
const willBe =
  /\b(?:i|we)(?:['’]ll| will)? need (?:until|till|to)\b|\bgive (?:me|us) (?:until|till)\b|\b(?:it|that|they)(?:['’]ll| will| would| has to| have to)(?: have to)? be\b|\bmake (?:it|that)\b/i
/** "I'm in Laredo Monday and Tuesday, so make the study Friday": the reason has days of its own. */
const soItIs =
  /,? so (?:please )?(?=(?:make|move|let's (?:make|move|say)|let me (?:make|move)|(?:i|we)(?:['’]ll| will)|it['’]ll|it will|the [a-z]+(?:['’]ll| will) be)\b)/i
/** The days of a sentence, without one that another takes the place of: "Thursday rather than Wednesday", "I said Friday, so it will be Monday". */
function datesOf(at: number, { lines, context }: Scene): FoundDate[] {
  const line = lines[at]
  if (!line) return []
  const named = datesIn(line.text, context).filter(
    ({ index }, order) => order === 0 || !ratherThan.test(line.text.slice(0, index)),
  )
  const concluded = named.filter(({ index }) => index > line.text.search(soItIs) && soItIs.test(line.text))
  const dates = concluded.length > 0 ? concluded : named
  const instead = putsOff.test(line.text)
    ? lines.slice(at + 1, at + 3).find(({ speaker, text }) => speaker === line.speaker && willBe.test(text))
    : undefined
  if (!instead) return dates
  // "Thursday the 15th is fine."
  const reply = lines.slice(at + 1, at + 4).find(({ speaker }) => speaker !== line.speaker)
  const confirmed = reply ? dateAlone(reply.text, context) : null
  return confirmed?.hasDay
    ? [confirmed]
    : datesIn(instead.text.replace(/\b(?:until|till)\b/gi, 'by'), context)
}

/** "You'll have it from her the seventh". */
const restates =
  /^(?:(?:so|then|okay|ok|right|grand|fine|yes|well|no|and|but)[,.]? )*you(?:['’]ll| will|['’]d)? (?:have|get) (?:it|that|them|those)\b/i
const nearRestated = 8
const asksForMore =
  /\b(?:needs?|wants?|(?:i|we)['’]d like)\b|\b(?:could|can|would|will) (?:you|i|we)\b|\b(?:send|give|get|mail) (?:me|us)\b/i
/** The last dated task of the speaker's side near by, where a sentence only points at it. */
function restated(
  { text, side, speaker }: Line,
  at: number,
  said: readonly Said[],
  { lines }: Scene,
): number[] {
  if (!restates.test(text) || isNot.test(text)) return []
  // "Ravi will write a page. You'll have it by Thursday.": it is what was just said, task or not.
  const before = lines[at - 1]
  const isOfBefore = before?.speaker === speaker && /\bwill\b|['’]ll\b/.test(before.text)
  const isAsked = before !== undefined && before.speaker !== speaker && asksForMore.test(before.text)
  if (isAsked || (isOfBefore && !said.some((each) => each.at === at - 1))) return []
  const last = said.findLastIndex(({ at: before }) => before < at)
  const known = said[last]
  const isMeant =
    known !== undefined && at - known.at <= nearRestated && known.item.owner === side && known.item.dueAt
  return isMeant ? [last] : []
}

/**
 * The days that later sentences give tasks, by their place in `said`: "Could I have the quotation by Monday?", "Then you have the data
 * sheets on the eleventh". The last one holds.
 */
export function laterDates(
  said: readonly Said[],
  turns: readonly Turn[],
  scene: Scene,
): Map<number, LaterDate> {
  const found = new Map<number, LaterDate>()
  const known = knownOf(said, scene)
  for (const [at, line] of scene.lines.entries()) {
    const { text } = line
    const pointedAt = restated(line, at, said, scene)
    const meant = pointedAt.length > 0 ? pointedAt : meantBy(line, at, known)
    if (meant.length === 0) continue
    const [date, second] = datesOf(at, scene)
    const own = new Set(meant.flatMap((place) => [...(known.things[place] ?? [])]))
    if (!date?.hasDay || second) continue
    if (
      pointedAt.length === 0 &&
      !saysWhen(text, date.text, own) &&
      !(putsOff.test(text) && !text.includes(date.text))
    )
      continue
    if (text.endsWith('?') && isRefused(at, turns, scene)) continue
    // "You'll have the quotation by Saturday." "I'm off that day. Monday is all right.": the day that the promise has in the end.
    const promised = said.find((each) => each.at === at && each.item.dueAt !== null)?.item
    const day = { at: promised?.dueAt ?? date.at, text: promised?.dueText ?? date.text, line }
    for (const place of meant) found.set(place, day)
  }
  return found
}

const spares =
  /\b(?:don't|don’t|do not|no need to|needn't|needn’t|shouldn't)(?: (?!(?:forget|hesitate|you|we|I)\b)\p{L}+){0,2} (?:spend|waste|bother|worry|do|make|send|draft|prepare|put|update|write|need)\b|(?<!\bdon['’]t |\bnot )\b(?:leave|drop|skip|cancel|forget) (?:about )?(?:the|your|that)\b(?!.*\b(?:with (?:me|us)|off|in|round|by|on)\b)|\bwon't need\b/iu

const sparesIt =
  /(?:^|[,;.] |\b(?:so|but|and|then|please) )(?:don't|don’t|do not|no need to) (?:please )?(?<verb>send|post|ship|mail|bring|pack|print|order|book|draft|prepare) (?:it|them)\b(?! (?:to|by|via|without|until|before|too|so|all)\b)/iu
/** The last task of others whose own words are that verb and whose thing was just named: "We took pictures of the lens. So please do not post it." */
function sparedBy(text: string, at: number, said: readonly Said[], { lines }: Scene): number[] {
  const verb = sparesIt.exec(text)?.groups?.['verb']
  if (verb === undefined) return []
  const near = lines.slice(Math.max(0, at - 3), at).flatMap(({ lower }) => toWords(lower).map(stem))
  const does = new RegExp(`\\b${verb}\\b`, 'i')
  const last = said.findLastIndex(
    ({ at: before, item }) =>
      before < at &&
      lines[before]?.speaker !== lines[at]?.speaker &&
      does.test(item.evidence.quote) &&
      objectOf(item).some((word) => near.includes(stem(word))),
  )
  return last < 0 ? [] : [last]
}

/**
 * Places in `said` of what was called off later: "Please don't spend any time on the vehicle schedule", "please do not post it".
 */
export function calledOff(said: readonly Said[], scene: Scene): Set<number> {
  const known = knownOf(said, scene)
  return new Set(
    scene.lines.flatMap((line, at) => {
      const { text } = line
      if (text.endsWith('?')) return []
      return [...(spares.test(text) ? meantBy(line, at, known) : []), ...sparedBy(text, at, said, scene)]
    }),
  )
}

/** Whether a task only says an earlier one of the same day and side once more: "Get the offer out". */
export function isSaidBefore(item: ActionItem, earlier: readonly ActionItem[], contents: Contents): boolean {
  const own = thingsOf(item)
  return earlier.some((known) => {
    if (
      known.owner !== item.owner ||
      known.dueAt?.slice(0, 10) !== item.dueAt?.slice(0, 10) ||
      own.size === 0
    )
      return false
    const { shared } = compareTexts(known.text, item.text, contents)
    const theirs = thingsOf(known)
    return [...own].every((word) => theirs.has(word)) && contents(item.text).size - shared <= 1
  })
}
