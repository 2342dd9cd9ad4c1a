import { findDates } from '../text/find-dates.ts'
import { isPastTense } from '../text/tense.ts'
import { capitalise, truncate } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { findMoney } from './money.ts'
import { restoreCase } from './restore-case.ts'
import type { Line, Scene } from './scene.ts'
import type { CompetitorMention, Slot, Slots, TimelineSlot } from './types.ts'

const budgetCue =
  /\b(?:budget|set aside|earmarked|allocated|can spend|(?:want|looking|willing|able|planning) to (?:spend|pay|invest)|up to|price range|ballpark|approved|thinking (?:more )?(?:like|around|about|of))\b/
const budgetTalk = /\bbudget(?:s|ed)?\b/
const role = String.raw`(?:ceo|cto|cfo|coo|cmo|cio|ciso|founder|owner|boss|manager|director|board|vp(?: of [a-z]+)?|vice president|head of [a-z]+|president|procurement|legal|finance|it)(?: (?:team|department|manager|director))?`
const deciding = String.raw`(?:signs? off|decides?|makes? (?:the|that|this|final) (?:final )?(?:decision|call)|approves?|has (?:the )?(?:final (?:say|word)|to (?:sign|approve|decide))|needs? to (?:sign|approve|decide)|will (?:decide|sign|approve|have to (?:sign|approve|decide))|would (?:sign|approve|decide)|is the (?:decision[- ]maker|one who (?:decides|signs|approves))|holds the budget)`
const decisionPatterns: RegExp[] = [
  new RegExp(String.raw`\b((?:my|our|the) ${role}(?:,? [\p{L}-]+){0,2}?),? ${deciding}`, 'iu'),
  new RegExp(
    String.raw`\b([A-Z][\p{L}-]+(?: [A-Z][\p{L}-]+)?)(?:, (?:my|our|the) ${role},?)? ${deciding}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:run (?:it|this|that) (?:by|past)|check with|talk to|speak (?:to|with)|approval from|sign-?off from|(?:ok|okay) from|buy-?in from|ask|convince) ((?:my|our|the) ${role}(?:,? [A-Z][\p{L}-]+)?)`,
    'iu',
  ),
  /\b([A-Z][\p{L}-]+), (?:she|he)(?:'s| is) (?:my|our|the) [^.,]{2,30},? (?:and )?(?:she|he)(?:'d| would|'ll| will)? ?(?:have to|need to|has to|needs to)? ?(?:signs?|approves?|decides?)\b/u,
  /\b(?:decision[- ]maker (?:is|will be|would be)|(?:decision|call) is (?:made by|up to)|up to) ((?:my|our|the) [\p{L} ]{2,30}|[A-Z][\p{L}-]+(?: [A-Z][\p{L}-]+)?|me\b)/iu,
  /\b(i(?:'m| am) the (?:decision[- ]maker|one who (?:decides|signs))|i (?:can )?(?:decide|sign off|make the (?:final )?(?:decision|call)))\b/i,
]
const timelineCue =
  /\b(?:go(?:ing)? live|launch|roll(?:ing)? ?out|start(?:ing)?|up and running|implement\w*|deploy\w*|in place|timeline|deadline|decide|decision|migrat\w+|onboard\w*|contract (?:ends|expires|runs out|is up)|renewal|renew|switch|need (?:it|this|something|a solution)|want (?:it|this|to (?:have|be|start|go|launch))|ready|live|kick ?off)\b/

const quoteSlot = (scene: Scene, line: Line, value: string): Slot => {
  const names = scene.participants.mentions.map((mention) => mention.name)
  const cased = line.isTidy ? value : restoreCase(value, names)
  return { value: truncate(cased.trim(), 120), evidence: line.evidence }
}

/** Lines the customer says first, then those of unknown voice; our own side only asks about these things. */
const theirs = (scene: Scene): Line[] => scene.lines.filter((line) => line.side !== 'us')

const findBudget = (scene: Scene): Slot | null => {
  for (const line of theirs(scene)) {
    const money = findMoney(line.text)[0]
    if (isQuestion(line.text) || !money) continue
    const at = scene.lines.indexOf(line)
    const wasAsked = scene.lines.slice(Math.max(0, at - 2), at).some((other) => budgetTalk.test(other.lower))
    if (budgetCue.test(line.lower) || wasAsked) return quoteSlot(scene, line, money.text)
  }
  return null
}

const findDecisionMaker = (scene: Scene): Slot | null => {
  for (const line of theirs(scene)) {
    if (isQuestion(line.text)) continue
    for (const pattern of decisionPatterns) {
      const found = pattern.exec(line.text)?.[1]
      if (found === undefined || /^(?:who|that|it|they|he|she|we|you|and|but)$/i.test(found)) continue
      const isSpeaker = /^(?:me|i)\b/i.test(found)
      const name = scene.participants.of(line.speaker).name
      return quoteSlot(
        scene,
        line,
        isSpeaker ? (name ?? 'The speaker') : capitalise(found.replace(/^(?:my|our|the) /i, '')),
      )
    }
  }
  return null
}

const findTimeline = (scene: Scene): TimelineSlot | null => {
  for (const line of theirs(scene)) {
    if (isQuestion(line.text) || !timelineCue.test(line.lower) || isPastTense(line.text)) continue
    const date = findDates(line.text, scene.context).find(
      (found) => Date.parse(found.at) > Date.parse(scene.context.now),
    )
    const isCall = /\b(?:call|meet|speak|talk|send|email)\b/.test(line.lower)
    if (date && !isCall) return { ...quoteSlot(scene, line, date.text), at: date.at }
  }
  return null
}

/** Budget, decision maker, timeline and rival in the customer's own words; the first that was said of each. */
export const findSlots = (scene: Scene, competitors: CompetitorMention[]): Slots => {
  const rival = competitors[0]
  return {
    budget: findBudget(scene),
    decisionMaker: findDecisionMaker(scene),
    timeline: findTimeline(scene),
    competitor: rival ? { value: rival.name, evidence: rival.evidence } : null,
  }
}
