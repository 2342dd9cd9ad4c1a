import { toWords } from '../text/words.ts'
import { readAnswer } from './answers.ts'
import { type Contents, compareTexts } from './same-task.ts'
import type { Scene } from './scene.ts'
import { datesIn } from './task-dates.ts'
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

/** What a task is about: the last word of its object, and of what it says about something. */
function thingsOf({ text }: ActionItem): Set<string> {
  const rest = text.replace(/^(?:Put together|Look out|Write up|\S+) /i, '').replace(reader, '')
  const heads = [
    ...[object.exec(rest)?.[1]].flatMap((phrase) => phrase?.split(' ').at(-1) ?? []),
    ...[...rest.matchAll(about)].flatMap(([, word]) => word ?? []),
  ]
  return new Set(heads.map(stem).filter((word) => word.length > 3))
}

const beside = new Set(
  'a an the your our my his her their this that those these on by for in at then instead also too as well so and okay ok sure fine right no yes actually sir madam even better perfect great good please it is be of with from rather'.split(
    ' ',
  ),
)
const gets =
  /\b(?:have|has|get|gets|receive|receives|see|sees|find|finds|hear about|want|need|like|prefer|make|know about|let|send|sends|upload|uploads|bring)\b/i
const comes =
  /\b(?:comes?|goes|go|moves?|reach(?:es)?|arrives?|is with|be with|be there|is due|be ready|lands?|follows?)\b/i
/** "At the packhouse", "for the Easter boxes": another thing is spoken of. */
const isPlace = /\b(?:at|in|into|to|of|from) (?:the|your|our|my|a|an)(?: \w+){0,2}$/
const isBeside = /\b(?:for|with) (?:the|your|our|my|a|an|that|this|those)(?: \w+){0,2}$/
const isNot = /\b(?:not|\p{L}+n['’]t|never|nobody|unless|if|had|wanted|said|last)\b/iu

/** Whether a sentence says when a thing comes: "The quotation on Monday, then", "You'll have the data sheets on the eleventh". */
function saysWhen(text: string, dated: string, things: ReadonlySet<string>): boolean {
  if (isNot.test(text) || text.toLowerCase().includes(`that ${dated.toLowerCase()}`)) return false
  const words = toWords(text.replace(dated, ' ').toLowerCase())
  const named = words.findIndex((word) => things.has(stem(word)))
  const beforeIt = words.slice(Math.max(0, named - 4), named).join(' ')
  if (isPlace.test(beforeIt)) return false
  if (words.every((word) => beside.has(word) || things.has(stem(word)))) return true
  if (isBeside.test(beforeIt)) return false
  return gets.test(words.slice(0, named).join(' ')) || comes.test(words.slice(named).join(' '))
}

function isRefused(at: number, turns: readonly Turn[], scene: Scene): boolean {
  const next = turns[turns.findIndex(({ from, until }) => from <= at && at < until) + 1]
  const asked = { isPromise: false, asksMind: false, isFollowedByQuestion: false }
  return !next || ['refused', 'evaded'].includes(readAnswer(textsOf(scene.lines, next), asked))
}

/** The tasks of one side that a sentence means by what they are about, where they are no two things. */
function meantBy(text: string, at: number, said: readonly Said[], things: readonly Set<string>[]): number[] {
  const words = new Set(toWords(text.toLowerCase()).map(stem))
  const meant = said.flatMap((each, place) =>
    each.at < at && [...(things[place] ?? [])].some((word) => words.has(word)) ? [place] : [],
  )
  const owners = new Set(meant.map((place) => said[place]?.item.owner))
  return owners.size === 1 ? meant : []
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
  const things = said.map(({ item }) => thingsOf(item))
  for (const [at, { text }] of scene.lines.entries()) {
    const meant = meantBy(text, at, said, things)
    if (meant.length === 0) continue
    const [date, second] = datesIn(text, scene.context)
    const own = new Set(meant.flatMap((place) => [...(things[place] ?? [])]))
    if (!date?.hasDay || second || !saysWhen(text, date.text, own)) continue
    if (text.endsWith('?') && isRefused(at, turns, scene)) continue
    for (const place of meant) found.set(place, { at: date.at, text: date.text })
  }
  return found
}

const spares =
  /\b(?:don't|don’t|do not|no need to|needn't|needn’t|shouldn't)(?: \p{L}+){0,2} (?:spend|waste|bother|worry|do|make|send|draft|prepare|put|update|write|need)\b|\b(?:leave|drop|skip|cancel|forget) (?:about )?(?:the|your|that)\b|\bwon't need\b/iu

/** Places in `said` of what was called off later: "Please don't spend any time on the vehicle schedule." */
export function calledOff(said: readonly Said[], scene: Scene): Set<number> {
  const things = said.map(({ item }) => thingsOf(item))
  return new Set(
    scene.lines.flatMap(({ text }, at) =>
      spares.test(text) && !text.endsWith('?') ? meantBy(text, at, said, things) : [],
    ),
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
