import { truncate } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { readDecisionMaker } from './decision-maker.ts'
import { findMoney } from './money.ts'
import { restoreCase } from './restore-case.ts'
import type { Line, Scene } from './scene.ts'
import { findTimelineIn } from './timeline.ts'
import type { CompetitorMention, Slot, Slots, TimelineSlot } from './types.ts'

const budgetCue =
  /\b(?:budget|set aside|earmarked|allocated|can spend|(?:want|looking|willing|able|planning) to (?:spend|pay|invest)|up to|price range|ballpark|approved|thinking (?:more )?(?:like|around|about|of))\b/
const budgetTalk = /\bbudget(?:s|ed)?\b/

function quoteSlot(scene: Scene, line: Line, value: string): Slot {
  const names = scene.participants.mentions.map((mention) => mention.name)
  const cased = line.isTidy ? value : restoreCase(value, names)
  return { value: truncate(cased.trim(), 120), evidence: line.evidence }
}

/** Lines of the customer and of speakers whose side is unknown; the seller only asks about these things. */
const customerLines = (scene: Scene): Line[] => scene.lines.filter((line) => line.side !== 'us')

function findBudget(scene: Scene): Slot | null {
  for (const line of customerLines(scene)) {
    const money = findMoney(line.text)[0]
    if (isQuestion(line.text) || !money) continue
    const at = scene.lines.indexOf(line)
    const wasAsked = scene.lines.slice(Math.max(0, at - 2), at).some((other) => budgetTalk.test(other.lower))
    if (budgetCue.test(line.lower) || wasAsked) return quoteSlot(scene, line, money.text)
  }
  return null
}

function findDecisionMaker(scene: Scene): Slot | null {
  for (const line of customerLines(scene)) {
    const value = readDecisionMaker(line, scene.participants.of(line.speaker).name)
    if (value !== null) return quoteSlot(scene, line, value)
  }
  return null
}

function findTimeline(scene: Scene): TimelineSlot | null {
  const timeline = findTimelineIn(customerLines(scene), scene)
  return timeline ? { ...quoteSlot(scene, timeline.line, timeline.value), at: timeline.at } : null
}

/**
 * Budget, decision maker, timeline and competitor in the customer's own words: the first mention of each, of timelines
 * the first plan.
 */
export function findSlots(scene: Scene, competitors: CompetitorMention[]): Slots {
  const rival = competitors[0]
  return {
    budget: findBudget(scene),
    decisionMaker: findDecisionMaker(scene),
    timeline: findTimeline(scene),
    competitor: rival ? { value: rival.name, evidence: rival.evidence } : null,
  }
}
