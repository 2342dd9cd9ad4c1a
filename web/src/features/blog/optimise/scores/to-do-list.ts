import type { FindingEvidence } from '@parley/core/seo/finding'
import type { PostScores } from './score-post.ts'

export type Source = 'SEO' | 'AIO' | 'Audit' | 'E-E-A-T'

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
type Ranked = ToDo & { rank: Rank }

const rankOfSeverity = { critical: 0, warning: 1, info: 2 } as const

/** One entry for the same advice from several sources; the most urgent rank counts, the points add up. */
function merge(all: Ranked[]): Ranked[] {
  const byText = new Map<string, Ranked>()
  for (const each of all) {
    const known = byText.get(each.text)
    byText.set(
      each.text,
      known
        ? {
            ...known,
            sources: [...new Set([...known.sources, ...each.sources])],
            points: known.points + each.points,
            evidence: known.evidence ?? each.evidence,
            rank: known.rank < each.rank ? known.rank : each.rank,
          }
        : each,
    )
  }
  return [...byText.values()].toSorted((one, other) => other.points - one.points)
}

/** All findings of a post together, by what to do first. What the author has dismissed (ids) is left out. */
export function toToDoList({ seo, aio, audit, eeat }: PostScores, dismissed: readonly string[]): ToDoList {
  const scored = [
    ...seo.findings.map((finding) => ({ ...finding, source: 'SEO' as const })),
    ...aio.findings.map((finding) => ({ ...finding, source: 'AIO' as const })),
  ]
  const fromScores = scored.flatMap(({ source, id, fix, status, weight, evidence }): Ranked[] => {
    const key = `${source}:${id}`
    if (fix === null || dismissed.includes(key)) return []
    return [
      { id: key, text: fix, sources: [source], points: weight, evidence, rank: status === 'ok' ? 2 : 1 },
    ]
  })
  const fromAudit = audit.checks.flatMap(({ id, fix, severity, evidence }): Ranked[] => {
    const key = `Audit:${id}`
    if (fix === null || dismissed.includes(key)) return []
    return [{ id: key, text: fix, sources: ['Audit'], points: 0, evidence, rank: rankOfSeverity[severity] }]
  })
  const fromEeat = eeat.improvements.map(
    (text): Ranked => ({
      id: `E-E-A-T:${text}`,
      text,
      sources: ['E-E-A-T'],
      points: 0,
      evidence: null,
      rank: 2,
    }),
  )
  const all = merge([...fromAudit, ...fromScores, ...fromEeat])
  const ofRank = (rank: Rank): ToDo[] =>
    all.filter((each) => each.rank === rank).map(({ rank: _rank, ...rest }) => rest)
  const checks = [...scored, ...audit.checks]
  return {
    first: ofRank(0),
    next: ofRank(1),
    later: ofRank(2),
    passed: checks.filter(({ status }) => status === 'good').length,
    total: checks.length,
  }
}
