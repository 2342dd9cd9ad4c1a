import type { Segment } from '../voice/transcript.ts'
import { locateQuote } from './locate-quote.ts'
import { compareTexts, createContents } from './same-task.ts'
import type { ActionItem, CorrectedPart } from './types.ts'

const isCorrected = ({ corrected = [] }: ActionItem, part: CorrectedPart): boolean => corrected.includes(part)

/** What was found, with what a person said of it. */
function withCorrection(found: ActionItem, correction: ActionItem): ActionItem {
  const { owner, assigneeName, assigneeId, dueAt, corrected } = correction
  return {
    ...found,
    ...(isCorrected(correction, 'owner') ? { owner, assigneeName, assigneeId } : {}),
    ...(isCorrected(correction, 'due') ? { dueAt, dueText: null, dueSeconds: undefined } : {}),
    corrected,
  }
}

/** Ways to know an item again, the surest first. */
function createWays(): ((found: ActionItem, correction: ActionItem) => boolean)[] {
  const contents = createContents()
  const likeness = (one: ActionItem, other: ActionItem): number => {
    const { shared, least } = compareTexts(one.text, other.text, contents)
    return shared / Math.max(1, least)
  }
  const isOfLine = (found: ActionItem, { evidence }: ActionItem) =>
    found.evidence.start < evidence.end && found.evidence.end > evidence.start
  return [
    (found, correction) => found.text === correction.text && isOfLine(found, correction),
    (found, correction) => found.text === correction.text,
    (found, correction) => isOfLine(found, correction) && likeness(found, correction) >= 0.5,
    (found, correction) => likeness(found, correction) >= 0.75,
  ]
}

/** The item of a person's correction where its words still stand: somebody vouched for it. */
function standing(correction: ActionItem, segments: readonly Segment[]): ActionItem[] {
  const { start, quote } = correction.evidence
  const hint = segments.findIndex((segment) => segment.start <= start && segment.end >= start)
  const evidence = locateQuote([...segments], quote, hint)
  return evidence ? [{ ...correction, evidence }] : []
}

/**
 * The action items of an analysis with what a person put right of those of an earlier one. One that is not found again
 * stays as long as its words are in the transcript.
 */
export function keepCorrections(
  items: readonly ActionItem[],
  corrections: readonly ActionItem[],
  segments: readonly Segment[],
): ActionItem[] {
  const answers = new Map<ActionItem, ActionItem>()
  const known = new Set<ActionItem>()
  for (const isSame of createWays()) {
    for (const correction of corrections.filter((each) => !known.has(each))) {
      const found = items.find((item) => !answers.has(item) && isSame(item, correction))
      if (!found) continue
      known.add(correction)
      answers.set(found, withCorrection(found, correction))
    }
  }
  const others = corrections
    .filter((correction) => !known.has(correction))
    .flatMap((correction) => standing(correction, segments))
  const all = items.map((item) => answers.get(item) ?? item)
  if (others.length === 0) return all
  return [...all, ...others].toSorted((one, other) => one.evidence.start - other.evidence.start)
}
