import { escapeRegExp, normalise } from '../text/words.ts'
import { type CompanyName, findOwnNames, isOneOf, isRelated } from './company-names.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import { isPlainlyInUse, isRival } from './rival-cues.ts'
import { type HearRivals, hearRivals, rivalLimits } from './rival-model.ts'
import { findPeopleNamed, findPossibleRivals, namesIn, type PossibleRivals } from './rival-names.ts'
import { isLinked } from './rival-places.ts'
import type { Scene } from './scene.ts'
import { hasSum } from './sums.ts'
import type { CompetitorMention, Evidence } from './types.ts'

interface Hit {
  name: string
  isPlain?: boolean
  evidence: Evidence
}

/** Lines back in which a price still is what a number means. */
const priceReach = 16

const refuses =
  /^(?:(?:well|um|uh|oh|so|honestly|actually),? )*(?:no|nope|nah|not really|nobody|none|nothing|never|not yet)\b/

/** Names said where a customer uses, leaves, compares or is quoted by them, or in the answer to who does it now. */
function findNamed(scene: Scene, possible: PossibleRivals): Hit[] {
  const answering = new Set(
    findAnswers(scene, 'provider')
      .filter(({ lines }) => !refuses.test(lines[0]?.lower ?? ''))
      .flatMap(({ lines }) => lines.slice(0, 2)),
  )
  const sure = new Set(scene.lines.flatMap(namesIn).flatMap(({ name, isSure }) => (isSure ? [name] : [])))
  const lines = customerLines(scene)
  return lines.flatMap((line, order) => {
    const next = lines[order + 1]?.speaker === line.speaker ? lines[order + 1] : undefined
    const isOnlyName = next !== undefined && namesIn(next).length === 0 && namesIn(line).length === 1
    const from = scene.lines.indexOf(line)
    const isPriced = scene.lines
      .slice(Math.max(0, from - priceReach), from)
      .some(({ lower }) => hasSum(lower) || /\b(?:price|cost|quote)\b/.test(lower))
    const place = { isAnswer: answering.has(line), next: isOnlyName ? next : null, isPriced }
    const others = possible.get(line) ?? []
    const rivals: CompanyName[] = []
    for (const each of others) {
      const found = { ...each, isSure: sure.has(each.name) }
      const last = rivals.at(-1)
      const isListed =
        last !== undefined && /^(?:,| and| or|, and|, or) $/.test(line.text.slice(last.end, each.index))
      if (isListed || (!isRelated(line, found, next) && isRival(line, found, place))) rivals.push(found)
    }
    return rivals.map((each) => ({
      name: each.name,
      isPlain: isPlainlyInUse(line, each),
      evidence: line.evidence,
    }))
  })
}

const asksAbout =
  /\b(?:talking|speaking|spoken|spoke) (?:to|with) $|\b(?:looking|looked) at $|\b(?:considering|using|compared (?:to|with)|with|(?:quote|offer|heard) from|and|about) $/
const staysWith =
  /^(?:(?:yes|yeah|yep|we (?:are|do|did)|i (?:am|do|did)|of course|still)\b|they(?:'re|'ve| are| have| came| said| do| did| want| quoted| offered| charge| can't| can)?\b)/

/** "Are you still talking to Acme?" "They came in at 33.": named by us, and not denied. */
function findAskedAbout(scene: Scene): Hit[] {
  const own = findOwnNames(scene)
  return scene.lines.flatMap((line, order) => {
    const answer = scene.lines[order + 1]
    const isAsked = line.side === 'us' && line.text.endsWith('?') && answer?.side === 'them'
    if (!isAsked || !/\byou\b/.test(line.lower) || !staysWith.test(answer.lower)) return []
    return namesIn(line)
      .filter(
        ({ name, index, isSure }) =>
          isSure && !isOneOf(name, own) && asksAbout.test(line.lower.slice(0, index)),
      )
      .filter(({ name, end }) => line.text.slice(end).startsWith('?') && !isPersonOf(scene, name))
      .map(({ name }) => ({ name, evidence: answer.evidence }))
  })
}
const isPersonOf = (scene: Scene, name: string): boolean => findPeopleNamed(scene).has(name)

const listed = (scene: Scene): Hit[] =>
  (scene.context.competitors ?? [])
    .filter((name) => name.trim() !== '')
    .flatMap((name) => {
      const pattern = new RegExp(`\\b${escapeRegExp(normalise(name.trim()))}\\b`)
      return scene.lines
        .filter((line) => pattern.test(line.lower))
        .map((line) => ({ name: name.trim(), evidence: line.evidence }))
    })

const capital = String.raw`\p{Lu}[\p{L}'’-]+`
/** "Oak and Ember", where neither is ever said without the other; two firms named once together stay two. */
function joinedName(name: string, { lines }: Scene): string {
  const own = escapeRegExp(name)
  const pair = new RegExp(
    `(?<![\\p{L}])(?:${capital} (?:and|&) ${own}|${own} (?:and|&) ${capital})(?![\\p{L}])`,
    'gu',
  )
  const alone = new RegExp(`(?<![\\p{L}])${own}(?![\\p{L}])`, 'gu')
  const pairs = lines.flatMap(({ text }) => [...text.matchAll(pair)].map(([said]) => said))
  const times = lines.reduce((sum, { text }) => sum + [...text.matchAll(alone)].length, 0)
  const [first] = pairs
  return first !== undefined && pairs.length > 1 && pairs.length === times && new Set(pairs).size === 1
    ? first
    : name
}

/** "Penrose" where the call also says "Penrose Linen": the one longer name that begins with it. */
function fullName(name: string, scene: Scene): string {
  const longer = new Set(
    scene.lines.flatMap((line) =>
      namesIn(line).flatMap((found) => (found.name.startsWith(`${name} `) ? [found.name] : [])),
    ),
  )
  const [only, ...others] = longer
  return only !== undefined && others.length === 0 ? only : name
}

/**
 * Competitors by name: every mention of one the company listed, others where they are compared, quoted or in use and a trained
 * classifier bears it out, or where that is sure of one. With null for it the patterns stand alone.
 */
export function findCompetitors(scene: Scene, hear: HearRivals | null = hearRivals): CompetitorMention[] {
  const possible = findPossibleRivals(scene)
  const scored = hear?.(scene, possible) ?? null
  const heard = (scored ?? [])
    .filter(({ score }) => score >= rivalLimits.sure)
    .map(({ value, line }) => ({ name: value, evidence: line.evidence }))
  const borne =
    scored && new Set(scored.flatMap(({ value, score }) => (score >= rivalLimits.borne ? [value] : [])))
  const named = findNamed(scene, possible).filter(
    ({ name, isPlain }) => isPlain || (borne?.has(name) ?? true),
  )
  const said = [...listed(scene), ...named, ...findAskedAbout(scene)]
  const hits = [...said, ...heard].map((hit) => ({
    ...hit,
    name: joinedName(fullName(hit.name, scene), scene),
  }))
  const rivals = hits.filter(({ name }) => !isLinked(name, scene))
  const byName = Map.groupBy(rivals, (hit) => hit.name.toLowerCase())
  return [...byName.values()]
    .flatMap((same): CompetitorMention[] => {
      const [first] = same.toSorted((one, other) => one.evidence.start - other.evidence.start)
      const places = new Set(same.map((hit) => `${hit.evidence.segmentIndex}:${hit.evidence.start}`))
      return first ? [{ name: first.name, mentions: places.size, evidence: first.evidence }] : []
    })
    .toSorted((one, other) => one.evidence.start - other.evidence.start)
}
