import { truncate } from '../text/words.ts'
import { findBudget } from './budget.ts'
import { findDecisionMaker } from './decision-maker.ts'
import { restoreCase } from './restore-case.ts'
import type { Line, Scene } from './scene.ts'
import { findTimeline } from './timeline.ts'
import type { CompetitorMention, Slot, Slots } from './types.ts'

function toSlot(scene: Scene, { line, value }: { line: Line; value: string }): Slot {
  const names = scene.participants.mentions.map((mention) => mention.name)
  const cased = line.isTidy ? value : restoreCase(value, names)
  return { value: truncate(cased.trim(), 120), evidence: line.evidence }
}

/** Budget, decision maker, timeline and competitor as the customer gave them, each with the line that holds it. */
export function findSlots(scene: Scene, competitors: CompetitorMention[]): Slots {
  const [rival] = competitors
  const budget = findBudget(scene)
  const decisionMaker = findDecisionMaker(scene)
  const timeline = findTimeline(scene)
  return {
    budget: budget && toSlot(scene, budget),
    decisionMaker: decisionMaker && toSlot(scene, decisionMaker),
    timeline: timeline && { ...toSlot(scene, timeline), at: timeline.at },
    competitor: rival ? { value: rival.name, evidence: rival.evidence } : null,
  }
}
