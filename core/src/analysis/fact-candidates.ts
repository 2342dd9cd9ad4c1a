import { findNumbers } from '../claims/numbers.ts'
import { stopWords } from '../text/stop-words.ts'
import { escapeRegExp } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { isFormer } from './decision-cues.ts'
import { isSameName } from './names.ts'
import { type Features, featuresOf, isNumber, type Spoken } from './objection-features.ts'
import { findPersons } from './persons.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import type { Line, Scene } from './scene.ts'
import { findSums, startsWithSum } from './sums.ts'
import { timesIn } from './times.ts'

/** A person or a sum in a customer's sentence that may be the fact asked for, with what is seen around it. */
export interface FactCandidate {
  line: Line
  value: string
  /** Where it stands in the line; -1 for the speaker, who stands for "I" and "me". */
  index: number
  features: Features
}
/** A part of a sentence that may be a fact. */
export interface Found {
  value: string
  index: number
  /** As it stands in the line. */
  said: string
  kind: string
}
type Fact = 'decisionMaker' | 'budget' | 'timeline'
/** Words of one meaning, by its name. */
export type Meanings = readonly (readonly [string, RegExp])[]

/** What stands for the candidate itself, and for others of its kind. */
export const wanted = 'Xthis'
export const other = 'Xother'
const near = 4

/** Words of one meaning, which a few hundred exchanges do not all hold. */
const factMeanings: Meanings = [
  [
    'decide',
    /\b(?:decid\w+|sign(?:s|ed|ing|ature)?|sign-?off|approv\w+|authori\w+|okay(?:s|ed)?|oks?|nod(?:s|ded)?|bless\w*|stamp\w*|rubber-stamp|countersign\w*|choos\w+|chose|pick(?:s|ed)?|veto\w*|vote[sd]?|permission|green light|go-ahead|final|rul(?:es?|ing)|releas\w+|validat\w+|commit)\b/,
  ],
  ['say', /\b(?:says?|yes|word|call|shout|decision)\b/],
  ['purse', /\b(?:purse|cheques?|checks?|che(?:que|ck) ?book|budget|money|pen|account)\b/],
  ['past', /\b(?:past|through|by|without|unless|until|once|before|convince|persuade|win|won)\b/],
  [
    'aside',
    /\b(?:aside|earmarked|ring-?fenced|allocat\w+|allott?ed|allotment|pencill?ed|sanction(?:ed)?|clear(?:ed|ance)|approv\w+|okay(?:ed)?|agreed|releas\w+|granted|awarded|signed|budgeted|foreseen|planned|given?|gave|allow\w*|saved)\b/,
  ],
  [
    'pot',
    /\b(?:budget|pot|kitty|purse|envelope|grant|fund|allowance|allocation|ceiling|limit|cap|line|plan|tin|forecast|spreadsheet|number|figure|sum|maximum|most|head|mind)\b/,
  ],
  ['spend', /\b(?:spend|afford|stretch|invest|manage|find|swing|go|put|play|work)\b/],
  [
    'price',
    /\b(?:paid|pay|pays|spent|costs?|quot\w+|charg\w+|price[sd]?|invoice|bill(?:ed)?|fine|rent|salary|wages|turnover|revenue|sales|profit|loan|debt|owe|worth|discount|offer(?:ed)?|last year|last time|old)\b/,
  ],
  [
    'begins',
    /\b(?:start\w*|begin\w*|live|launch\w*|open\w*|running|run|ready|installed|fitted|delivered|in place|done|up|finished|switch\w*|move\w*|hang\w*|stand\w*|needed|need|needs|used?|arriv\w*|back|there)\b/,
  ],
  [
    'ends',
    /\b(?:ends?|ended|expir\w*|runs? out|over|up|due|renew\w*|closes?|closing|tied|bound|contract|lease|licen[cs]e|grant|deadline)\b/,
  ],
  [
    'event',
    /\b(?:season|audit|inspection|fair|show|festival|harvest|guests?|ships?|students?|kids|tourists|opening|wedding|school|term|christmas|easter|summer|winter|spring|autumn)\b/,
  ],
  [
    'talk',
    /\b(?:call|meet\w*|speak|talk|send|mail|email|ring|visit|come|came|coming|lunch|see you|holiday|dentist|vacation|birthday|party)\b/,
  ],
  ['if', /\b(?:if|wish|suppose|would have|'d have|used to|were|once)\b/],
  ['no', /\b(?:no|not|never|nobody|nothing|isn't|don't|doesn't|won't|can't|haven't|wasn't|without)\b/],
]

/** Puts words just before and after the one wanted, wherever they stand in the sentence. */
export function putAround(text: string, features: Map<string, number>, meanings = factMeanings): void {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+|[.,;?!]/gu) ?? []
  const at = words.findIndex((word) => word.startsWith(wanted.toLowerCase()))
  if (at < 0) return
  const sides = [
    ['left', words.slice(0, at).join(' ')],
    ['right', words.slice(at + 1).join(' ')],
  ] as const
  for (const [side, said] of sides)
    for (const [name, words] of meanings) if (words.test(said)) features.set(`${side} means ${name}`, 1)
  for (const word of words.slice(Math.max(0, at - near), at)) features.set(`left:${word}`, 0.7)
  for (const word of words.slice(at + 1, at + 1 + near)) features.set(`right:${word}`, 0.7)
}

const self = /\b(?:I|me|my|mine|myself|meself)\b/gi

export function mask({ text }: Line, found: Found, all: readonly Found[]): string {
  if (found.index < 0) return text.replace(self, wanted)
  const spans = all.filter(({ index }) => index >= 0).toSorted((one, two) => two.index - one.index)
  return spans.reduce(
    (masked, { index, said }) =>
      masked.slice(0, index) + (index === found.index ? wanted : other) + masked.slice(index + said.length),
    text,
  )
}

function toCandidates(scene: Scene, fact: Fact, find: (line: Line) => readonly Found[]): FactCandidate[] {
  const toSpoken = ({ speaker }: Line, text: string): Spoken => ({
    text,
    speaker,
    namesRival: false,
    isReported: scene.isReport,
    isDenied: false,
  })
  const spoken = scene.lines.map((line) => toSpoken(line, line.text))
  const asked = new Set(findAnswers(scene, fact).flatMap(({ lines }) => lines))
  const places = new Map(scene.lines.map((line, at) => [line, at]))
  return customerLines(scene).flatMap((line) => {
    const at = places.get(line) ?? 0
    const all = isQuestion(line.text) ? [] : find(line)
    return all.map((found) => {
      const masked = mask(line, found, all)
      const around = spoken.with(at, toSpoken(line, masked))
      const features = new Map(featuresOf(around, at))
      putAround(masked, features)
      features.set(`is ${found.kind}`, 1)
      if (asked.has(line)) features.set('asked for', 1)
      if (all.length > 1) features.set('several', 1)
      return { line, value: found.value, index: found.index, features }
    })
  })
}

const pronoun = /\b(?:he|she|him|her)\b/i
const inside = /(?<=[\p{L},;] )(?:(?:Mrs|Mr|Ms|Dr)\.? )?\p{Lu}\p{L}[\p{L}'-]*(?: \p{Lu}\p{L}[\p{L}'-]*)?/gu
const noPerson =
  /^(?:i['’]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|god|okay|ok|crm|ceo|it|vat|pdf|gdpr)/i

const opening =
  /^(?:(?:Well|Oh|No|Yes|Yeah|And|But|Then|Because|Once|Until|If),? )?(?<name>\p{Lu}[\p{L}'-]*\p{Ll}(?: \p{Lu}\p{L}+)?)(?=(?:'s|'ll|'d)? \p{Ll}|'s|[,.])/u
const noOpening =
  /(?:ing|ly|ed|body|thing|one|where|ever|ment|tion)$|^(?:customers?|people|most|many|much|several|every|each|purchases?|officially|usually|let|ask|ring|call|send|give|make|take|keep|put|tell|have|has|does|did|could|would|should|will|can|might|must|may|was|were|are|is)$|n['’]t$/i
/** A name nobody knows that opens a sentence: a word that stands nowhere in the conversation in lower case. */
function opensWithName({ text, isTidy }: Line, { lines }: Scene): { said: string; index: number } | null {
  const match = isTidy ? opening.exec(text) : null
  const said = match?.groups?.['name']?.replace(/'(?:s|ll|d)$/, '')
  const first = said?.split(' ')[0] ?? ''
  if (!match || said === undefined || stopWords.has(first.toLowerCase()) || noOpening.test(first)) return null
  if (noPerson.test(first) || isNumber(first)) return null
  const isWord = new RegExp(String.raw`(?<![\p{L}])${escapeRegExp(first.toLowerCase())}(?![\p{L}])`, 'u')
  return lines.some(({ text: each }) => isWord.test(each)) ? null : { said, index: text.indexOf(said) }
}

function personsIn(line: Line, scene: Scene): Found[] {
  const { text, isTidy } = line
  const ours = scene.participants.all.filter(({ side, label }) => side === 'us' || label === line.speaker)
  const isOurs = (value: string): boolean =>
    ours.some(({ name, label }) => isSameName(name ?? '', value) || isSameName(label, value))
  const found: Found[] = []
  for (const { value: person, isNamed } of findPersons(text, isTidy)) {
    const value = person.replace(/['’]s$/, '')
    const match = new RegExp(String.raw`(?<![\p{L}])${escapeRegExp(value)}(?![\p{L}]|-in-law)`, 'iu').exec(
      text,
    )
    if (match && !isOurs(value) && found.every(({ index }) => index !== match.index))
      found.push({ value, index: match.index, said: match[0], kind: isNamed ? 'named' : 'role' })
  }
  const isFree = (index: number): boolean =>
    found.every((each) => index < each.index || index >= each.index + each.said.length)
  if (isTidy)
    for (const { index, 0: whole } of text.matchAll(inside)) {
      const said = whole.replace(/['’](?:s|ll|d)$/, '')
      if (isFree(index) && !noPerson.test(said) && !isOurs(said))
        found.push({ value: said, index, said, kind: 'capital' })
    }
  const opener = opensWithName(line, scene)
  if (opener && isFree(opener.index) && !isOurs(opener.said))
    found.push({ ...opener, value: opener.said, kind: 'opening' })
  if (new RegExp(self.source, 'i').test(text)) {
    const value = scene.participants.of(line.speaker).name ?? line.speaker
    found.push({ value, index: -1, said: '', kind: 'self' })
  }
  return found
}

/** Whom a pronoun of the line stands for: the person named last before it. */
function withMeant(line: Line, found: readonly Found[], before: readonly Found[]): readonly Found[] {
  const match = pronoun.exec(line.text)
  const meant = before.findLast(({ index }) => index >= 0)
  if (!match || !meant || found.some(({ index }) => index >= 0)) return found
  return [...found, { value: meant.value, index: match.index, said: match[0], kind: 'meant' }]
}

/** The people of a customer's sentences, each of whom may be who decides. */
export function deciderCandidates(scene: Scene): FactCandidate[] {
  const known = new Map(scene.lines.map((line) => [line, isFormer(line.text) ? [] : personsIn(line, scene)]))
  return toCandidates(scene, 'decisionMaker', (line) => {
    const at = scene.lines.indexOf(line)
    const before = scene.lines.slice(Math.max(0, at - 4), at).flatMap((each) => known.get(each) ?? [])
    return withMeant(line, known.get(line) ?? [], before)
  })
}

function sumsIn({ text }: Line): Found[] {
  const found: Found[] = findSums(text)
    .filter(({ isPerUnit }) => !isPerUnit)
    .map((sum) => ({ value: sum.text, index: sum.index, said: sum.text, kind: `size ${sum.size}` }))
  for (const number of findNumbers(text)) {
    const index = text.indexOf(number.text, number.index)
    const isKnown = found.some(
      (each) => index < each.index + each.said.length && each.index < index + number.text.length,
    )
    if (
      isKnown ||
      index < 0 ||
      number.value < 6 ||
      number.value > 19 ||
      number.unit !== null ||
      !startsWithSum(text.slice(index))
    )
      continue
    found.push({ value: number.text, index, said: number.text, kind: 'small' })
  }
  return found
}

/** The sums of a customer's sentences, each of which may be what they can spend. */
export function budgetCandidates(scene: Scene): FactCandidate[] {
  return toCandidates(scene, 'budget', sumsIn).map((each) => {
    const before = scene.lines.slice(0, scene.lines.indexOf(each.line))
    const isOffered = before.some(
      ({ side, lower }) => side === 'us' && lower.includes(each.value.toLowerCase()),
    )
    return isOffered ? { ...each, features: new Map([...each.features, ['offered', 1]]) } : each
  })
}

const day = 24 * 3_600_000
/** The times of a customer's sentences, each of which may be when they want it. */
export const timelineCandidates = (scene: Scene): FactCandidate[] =>
  toCandidates(scene, 'timeline', ({ text }) =>
    timesIn(text, scene).map(({ value, at, index, said }) => {
      const days = at === null ? null : (Date.parse(at) - Date.parse(scene.context.now)) / day
      const kind = days === null ? 'season' : days < 8 ? 'near' : days < 31 ? 'weeks' : 'months'
      return { value, index, said, kind: `time ${kind}` }
    }),
  )
