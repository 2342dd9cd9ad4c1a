import { type FindingEvidence, taskOf } from '@parley/core/seo/finding'
import { truncate } from '@parley/core/text/words'
import type { PostScores } from './score-post.ts'

export type Source = 'SEO' | 'AIO' | 'Audit' | 'E-E-A-T' | 'Keyword and links'

export interface ToDo {
  id: string
  text: string
  /** Where the same advice comes from. */
  sources: Source[]
  /** Points of the SEO and AIO scores that it would bring. */
  points: number
  evidence: FindingEvidence | null
}

export interface ToDoList {
  /** What stands in the way of publishing: critical checks of the audit. */
  first: ToDo[]
  /** What costs points or is a warning. */
  next: ToDo[]
  /** What is nearly right, and hints. */
  later: ToDo[]
  passed: number
  total: number
}

type Rank = 0 | 1 | 2
type Ranked = ToDo & { rank: Rank; task: string }

const rankOfSeverity = { critical: 0, warning: 1, info: 2 } as const

const chooseKeyword = 'Choose a focus keyword.'

/** The figure an advice asks for: of “at least 40 characters” and “at least 30” the first asks more. */
const demandOf = (text: string): number => Math.max(0, ...[...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number))
const spelled: Record<string, number> = { two: 2, three: 3 }
const wordsDemandOf = (text: string): number =>
  Math.max(0, ...Object.entries(spelled).map(([word, value]) => (text.includes(` ${word} `) ? value : 0)))

/**
 * One entry for a task that several sources ask for: in the words of the one that asks most, with the most urgent rank and
 * the points of all.
 */
function merge(all: Ranked[]): Ranked[] {
  const byTask = new Map<string, Ranked>()
  for (const one of all) {
    // Without a keyword every check of it asks for one.
    const each = one.text === chooseKeyword ? { ...one, task: chooseKeyword } : one
    const known = byTask.get(each.task)
    if (!known) {
      byTask.set(each.task, each)
      continue
    }
    // E-E-A-T weighs the whole and names no field; the words of a check say more exactly what to do.
    const isExact = !each.sources.includes('E-E-A-T')
    const asksMore =
      isExact &&
      (demandOf(each.text) > demandOf(known.text) || wordsDemandOf(each.text) > wordsDemandOf(known.text))
    byTask.set(each.task, {
      ...(asksMore ? each : known),
      sources: [...new Set([...known.sources, ...each.sources])],
      points: known.points + each.points,
      evidence: known.evidence ?? each.evidence,
      rank: known.rank < each.rank ? known.rank : each.rank,
    })
  }
  return [...byTask.values()].toSorted((one, other) => other.points - one.points)
}

/** Advice of E-E-A-T that a check asks for as well. */
const eeatTasks: Record<string, string> = {
  'Divide the topic into at least three parts with headings.': 'headings',
  'Go deeper: posts under 800 words explain little.': 'length',
  'List the steps or points.': 'lists',
}

/** All findings of a post together, by what to do first. What the author has dismissed (ids) is left out. */
export function toToDoList(
  { seo, aio, audit, eeat, keyphrase }: PostScores,
  dismissed: readonly string[],
): ToDoList {
  const scored = [
    ...seo.findings.map((finding) => ({ ...finding, source: 'SEO' as const })),
    ...aio.findings.map((finding) => ({ ...finding, source: 'AIO' as const })),
  ]
  const fromScores = scored.flatMap(({ source, id, fix, status, weight, evidence }): Ranked[] => {
    const key = `${source}:${id}`
    if (fix === null || dismissed.includes(key)) return []
    return [
      {
        id: key,
        text: fix,
        task: taskOf(id),
        sources: [source],
        points: weight,
        evidence,
        rank: status === 'ok' ? 2 : 1,
      },
    ]
  })
  const fromAudit = audit.checks.flatMap(({ id, fix, severity, evidence }): Ranked[] => {
    const key = `Audit:${id}`
    if (fix === null || dismissed.includes(key)) return []
    return [
      {
        id: key,
        text: fix,
        task: taskOf(id),
        sources: ['Audit'],
        points: 0,
        evidence,
        rank: rankOfSeverity[severity],
      },
    ]
  })
  const fromTemplate = audit.template.map(
    (evidence): Ranked => ({
      id: `Audit:template:${evidence.field}:${evidence.start}`,
      text: `Fill in or delete “${truncate(evidence.text, 60)}”.`,
      task: `template ${evidence.field} ${evidence.start}`,
      sources: ['Audit'],
      points: 0,
      evidence,
      rank: 0,
    }),
  )
  const fromKeyphrase = keyphrase.flatMap(({ id, fix, status, evidence }): Ranked[] => {
    const key = `Keyword and links:${id}`
    if (fix === null || status === 'na' || dismissed.includes(key)) return []
    return [
      {
        id: key,
        text: fix,
        task: id,
        sources: ['Keyword and links'],
        points: 0,
        evidence,
        rank: id === 'broken-links' ? 1 : 2,
      },
    ]
  })
  const fromEeat = eeat.improvements.map(
    (text): Ranked => ({
      id: `E-E-A-T:${text}`,
      text,
      task: eeatTasks[text] ?? text,
      sources: ['E-E-A-T'],
      points: 0,
      evidence: null,
      rank: 2,
    }),
  )
  const all = merge([...fromTemplate, ...fromAudit, ...fromScores, ...fromKeyphrase, ...fromEeat])
  const ofRank = (rank: Rank): ToDo[] =>
    all.filter((each) => each.rank === rank).map(({ rank: _rank, task: _task, ...rest }) => rest)
  const checks = [...scored, ...audit.checks]
  return {
    first: ofRank(0),
    next: ofRank(1),
    later: ofRank(2),
    passed: checks.filter(({ status }) => status === 'good').length,
    total: checks.length,
  }
}
