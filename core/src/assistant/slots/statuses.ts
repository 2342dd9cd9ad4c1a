import { currentStages, defaultStages, findStage, type Stage } from '../../leads/stages.ts'
import { nameKeys } from '../stages/name-words.ts'
import { findStageMentions, isAsGiven, isStageEnd } from '../stages/own-names.ts'
import { stageWord, wordsOfStages } from '../stages/stage-words.ts'

/** How people say the stages that every company begins with. The first that matches wins, so "closed lost" stands before "closed". */
const spoken: [pattern: RegExp, key: string][] = [
  [
    /\b(?:closed?[- ]lost|lost|lose|dead|went with (?:a |another |the )?(?:competitor|competition|somebody else|someone else)|chose (?!us\b|to\b)\w+|(?:is|are) out(?! of)|not interested|disqualif\w+|said no|declined|fell through|cancell?ed|turned us down|backed out)\b/i,
    'lost',
  ],
  [
    /\b(?:closed?[- ]won|won|win|signed|sign(?:ed)? the (?:contract|deal|order)|is a customer|became a customer|said yes|closed the deal|(?:we|i|just|finally|have|officially) closed|accepted (?:our|the|your|it|my)(?: \w+)? ?(?:offer|proposal|terms|quote)?|bought)\b/i,
    'won',
  ],
  [/\b(?:negotiat\w*|negotation|negociation|bargaining|contract talks|talking terms)\b/i, 'negotiation'],
  [/\b(?:proposals?|propsal|quoted?|quotation|offer(?:ed)?)\b/i, 'proposal'],
  [/\b(?:qualified|qualifed|qualify|sql|good fit|serious)\b/i, 'qualified'],
  [
    /\b(?:contacted|contact(?:ed)? stage|reached out|(?<!\bbe )reached(?! at\b)|in touch|spoken to|called already|in contact)\b/i,
    'contacted',
  ],
  [
    /\b(?:untouched|fresh)\b|\bnew (?:leads?|prospects?|contacts?|deals?|customers?|ones)\b|\b(?:to|as|status|stage|is|are|still|in) new\b(?! \w)/i,
    'new',
  ],
]

/** What a text says about a stage. `unclear`: one is meant, but which of the company's is not known; `choices` are keys. */
export type StageSaid =
  | { kind: 'one'; status: string; start: number; end: number }
  | { kind: 'unclear'; choices: string[] }
  | { kind: 'none'; isLeftOut: boolean }

const given = `(?:${stageWord}|${defaultStages.map(({ key }) => key).join('|')})`
/** A stage that is to be left: "from proposal to won". */
const left = new RegExp(String.raw`\b(?:from|out of)\s+(?:the\s+)?${given}\b(?=.*\b(?:to|into)\b)`, 'gi')
/** Stages that are none to move to or to look for. */
const leftOut = new RegExp(
  String.raw`\b(?:skip(?:ping|s)?|bypass(?:ing)?|instead of|rather than|not(?: yet)?(?: (?:in|to|at|as))?|past|beyond|without|except(?: for)?|excluding|outside(?: of)?)\s+(?:the\s+)?(?:stage\s+)?${given}\b`,
  'gi',
)
const toBlank = (text: string): string => ' '.repeat(text.length)

const small = new Set(
  'a an the is are to as in it be we i our my your of said has have'
    .split(' ')
    .map((word) => nameKeys(word)[0]),
)

/** Whether the words belong to the name of another stage than the one that they mean elsewhere: "offer" in "Offer sent". */
function isClaimed(said: string, own: Stage, stages: readonly Stage[]): boolean {
  const words = nameKeys(said).filter((word) => !small.has(word) && !nameKeys(own.name).includes(word))
  return stages.some(
    (stage) =>
      stage.key !== own.key && !isAsGiven(stage) && nameKeys(stage.name).some((word) => words.includes(word)),
  )
}

const before =
  /(?:\b(?:to|into|in|as|at|stage|status)|->|→)\s+((?:(?!(?:is|are|was|were|have|has|had|that|who|which|we|and|or|it|the|last|this|week|month|quarter|year|leads?|deals?|to|in|as|at|into|closed|be|stage|status|our|my|a|an)\b)[\p{L}\p{N}-]+\s+){1,2})(?:the\s+)?$/iu
const prepositionBefore = /(?:\b(?:to|into|in|as|at)|->|→)\s+(?:(?:the|our|my|stage|status|closed|be)\s+)*$/i

/** "Demo booked or offer sent", but not "demo booked or later". */
const choiceAfter =
  /^["”'’]?\s*(?:stage\s+)?or\s+(?!(?:later|beyond|further|after|onwards?|above|up|earlier|before|more)\b)/i

/** "Verbal offer" and "offer signed" are more than the words of a stage that stand in them. */
const isPartOfMore = (text: string, start: number, end: number): boolean =>
  before.test(text.slice(0, start)) ||
  choiceAfter.test(text.slice(end)) ||
  (prepositionBefore.test(text.slice(0, start)) && !isStageEnd(text.slice(end)))

/** The stage that a text names: by the company's own name, else by what people say of the stages that every company begins with. */
export function readStage(text: string, stages: readonly Stage[]): StageSaid {
  const current = currentStages(stages)
  const rest = text.replace(left, toBlank).replace(leftOut, toBlank)
  const isLeftOut = text.replace(leftOut, toBlank) !== text
  const all = current.map(({ key }) => key)
  const named = wordsOfStages(rest, stages)
  const [first] = named
  if (first) {
    const keys = [...new Set(named.map(({ stage }) => stage.key))]
    if (keys.length > 1) return { kind: 'unclear', choices: keys }
    const { stage, start, end } = first
    return isPartOfMore(rest, start, end)
      ? { kind: 'unclear', choices: all }
      : { kind: 'one', status: stage.key, start, end }
  }
  const isOwn = !current.every(isAsGiven) || current.length < defaultStages.length
  let isUnclear = findStageMentions(
    rest,
    stages.filter(({ position }) => position === null),
  ).some(({ isPlaced }) => isPlaced)
  for (const [pattern, key] of spoken) {
    const found = pattern.exec(rest)
    if (!found) continue
    const stage = findStage(current, key)
    const span = { start: found.index, end: found.index + found[0].length }
    if (stage && !isClaimed(found[0], stage, current) && !(isOwn && isPartOfMore(rest, span.start, span.end)))
      return isUnclear ? { kind: 'unclear', choices: all } : { kind: 'one', status: key, ...span }
    isUnclear = true
  }
  return isUnclear ? { kind: 'unclear', choices: all } : { kind: 'none', isLeftOut }
}

/** The stage a piece of text names, or null. */
export function readStatus(text: string, stages: readonly Stage[]): string | null {
  const said = readStage(text, stages)
  return said.kind === 'one' ? said.status : null
}
