import { defaultStages, findStage, type Stage } from '../../leads/stages.ts'
import { isCommandWord } from '../classifier.ts'
import { nameKeys, placedWords } from './name-words.ts'

/** Where a text names a stage by the name that the company gave it; offsets in the text. */
export interface StageMention {
  start: number
  end: number
  stage: Stage
  /** Its place in the sentence leaves no doubt that a stage is meant. */
  isPlaced: boolean
}

/** Whether the stage is one that every company begins with and is still called so: such words have rules of their own. */
export const isAsGiven = ({ key, name }: Stage): boolean => findStage(defaultStages, key)?.name === name

const article = String.raw`(?:(?:the|our|my)\s+)?(?:(?:stage|status)\s+)?["“'‘]?`
const end = String.raw`^["”'’]?\s*(?:$|[.,;:!?)–-]|(?:stage|status|column|phase|now|again|please|pls|today|instead|too|as well|and|or|but|then|with|worth|over|under|above|below|for|by|of|that|who|which|since|this|last|so|already|yet|right|have|has|are|is|do|we|to|since|from|in|at|on|created|added|sorted|silent|without|named|called|it|is|into|value|next|if|when|unless|because|as)\b|[$€£\d])`
const endPattern = new RegExp(end, 'i')
/** Whether what stands behind a stage leaves its name complete. */
export const isStageEnd = (after: string): boolean => endPattern.test(after)
const moving = new RegExp(
  String.raw`^(?!.*\b(?:tasks?|to-?dos?|reminders?|remind|notes?|meetings?|appointments?)\b).*\b(?:mov(?:e|ed|es|ing)|put|set|mark(?:ed)?|push(?:ed)?|drag|chang(?:e|ed)|update|advance[sd]?|shift|switch|bump|promote|bring|return|send|transition|progress(?:ed)?|goes|go|went|back|on|over|straight|directly|add(?:ed)?|create|new|save|register|enter|->|=>|→)\s*(?:[^,;]*\s)?(?:to|into|in|as|at|on|->|=>|→)\s+${article}$`,
  'i',
)
const asking = new RegExp(
  String.raw`\b(?:leads?|deals?|who|whos|what|whats|which|anyone|anybody|someone|everyone|everybody|customers?|clients?|prospects?|contacts|opportunit(?:y|ies)|accounts?|pipeline|all|count|how many|one|ones|sits?|stands?|stuck|is|are|['’]s|['’]re|those|everything|people)\b[^,;]*?\b(?:in|at)\s+${article}$`,
  'i',
)
const arrow = /(?:->|=>|→)\s*["“'‘]?$/
const labelled = /\b(?:stage|status)\s*(?:is|are|to|as|at|of|=|:|named|called)?\s*["“'‘]?$/i
const searching =
  /^\s*(?:please\s+)?(?:show|list|find|which|what|how|count|number|any|do|get|give|search|are|is|the|all|my|our|look|pull|display)\b/i
const ofStage = /^["”'’]?\s+(?:stage|status|column|phase)\b/i
const ofLeads = /^["”'’]?\s+(?:leads?|deals?|customers?|prospects?|opportunit(?:y|ies)|contacts)\b/i
/** Words before "leads" and "deals" that say something else than a stage. */
const adjective =
  /^(?:open|hot|warm|warmest|cold|new|newest|fresh|active|inactive|stale|silent|quiet|recent|latest|last|top|best|big|biggest|all|due|late|overdue|urgent|important|done|call|email|follow|more|my|our|high|low|valuable|lead|deal)$/i

/** Whether words that mean much else besides stand where only a stage can. */
function isStagePlace(text: string, start: number, finish: number): boolean {
  const before = text.slice(0, start)
  const after = text.slice(finish)
  if (ofStage.test(after) || labelled.test(before)) return true
  if (isStageEnd(after) && (moving.test(before) || asking.test(before))) return true
  return (
    arrow.test(before) ||
    (searching.test(before) && ofLeads.test(after) && !adjective.test(text.slice(start, finish).trim()))
  )
}

/** One word, or words that occur in commands which have nothing to do with the stage: "Waiting", "Call back". */
function isCommon(name: string): boolean {
  const words = nameKeys(name)
  return words.length === 1 || words.every((word) => isCommandWord(word))
}

/** A name without words, such as a sign, is never found. */
function findNamed(text: string, stages: readonly Stage[]): Omit<StageMention, 'isPlaced'>[] {
  const words = placedWords(text)
  const named = stages
    .map((stage) => ({ stage, keys: nameKeys(stage.name) }))
    .filter(({ keys }) => keys.length > 0)
    .toSorted((one, other) => other.keys.length - one.keys.length)
  const found: Omit<StageMention, 'isPlaced'>[] = []
  for (let from = 0; from < words.length; from++) {
    const match = named.find(({ keys }) => keys.every((key, order) => words[from + order]?.key === key))
    const first = words[from]
    const last = words[from + (match?.keys.length ?? 1) - 1]
    if (!match || !first || !last || /[.!?;\n]/.test(text.slice(first.start, last.end))) continue
    found.push({ stage: match.stage, start: first.start, end: last.end })
    from += match.keys.length - 1
  }
  return found
}

/**
 * Where a text names stages by names that the company gave them, in order. A name of one word or of common words counts only where
 * a stage is spoken of: behind "to" and "in" of a move or a question about leads, or beside "stage".
 */
export const findStageMentions = (text: string, stages: readonly Stage[]): StageMention[] =>
  findNamed(
    text,
    stages.filter((stage) => !isAsGiven(stage)),
  )
    .map((found) => ({ ...found, isPlaced: isStagePlace(text, found.start, found.end) }))
    .filter(({ stage, isPlaced }) => isPlaced || !isCommon(stage.name))

/** Names of stages wherever they stand, for a text that holds little else; not those of one common word. */
export const findStageNames = (text: string, stages: readonly Stage[]): StageMention[] =>
  findNamed(
    text,
    stages.filter((stage) => {
      const words = nameKeys(stage.name)
      return !isAsGiven(stage) && (words.length > 1 || !words.every((word) => isCommandWord(word)))
    }),
  ).map((found) => ({ ...found, isPlaced: false }))
