import type { Json } from '@parley/core/database.types'
import { currentStages, firstStage, type Stage, type StageColor } from '@parley/core/leads/stages'

/** As many open stages as a company may have at once. */
export const stageLimit = 20
export const nameLimit = 40

export interface DraftStage {
  /** The key, or what stands for it until the stage is saved. */
  id: string
  /** Null of a stage that is not saved yet. */
  key: string | null
  name: string
  /** As typed, in percent. */
  chance: string
  color: StageColor | null
  outcome: Stage['outcome']
}

/** A stage that goes when the draft is saved. */
export interface Leaving {
  key: string
  name: string
  /** The key of the stage that its leads go to; null where none stood in it. */
  target: string | null
  /** How many stood in it when it was taken away. */
  leads: number
}

export interface Draft {
  /** Open ones in their order, then won and lost. */
  stages: readonly DraftStage[]
  leaving: readonly Leaving[]
}

export const toDraft = (stages: readonly Stage[]): Draft => ({
  stages: currentStages(stages).map(({ key, name, probability, color, outcome }) => ({
    id: key,
    key,
    name,
    chance: String(Math.round(probability * 100)),
    color,
    outcome,
  })),
  leaving: [],
})

/** What `set_stages` takes. */
export const toGiven = ({ stages }: Draft): Json[] =>
  stages.map(({ key, name, chance, color }) => ({
    ...(key === null ? {} : { key }),
    name: name.trim(),
    probability: Number(chance) / 100,
    color,
  }))

export const isChanged = (draft: Draft, stages: readonly Stage[]): boolean =>
  JSON.stringify(toGiven(draft)) !== JSON.stringify(toGiven(toDraft(stages)))

/** Whether leads come in at it: it stays the first and is not taken away. */
export const isFirst = ({ key }: DraftStage): boolean => key === firstStage

const openOf = ({ stages }: Draft) => stages.filter(({ outcome }) => outcome === 'open')
const closedOf = ({ stages }: Draft) => stages.filter(({ outcome }) => outcome !== 'open')

/** How far a stage may be moved: places among the open ones, both within. */
export const movableRange = (draft: Draft): { from: number; to: number } => ({
  from: 1,
  to: openOf(draft).length - 1,
})

/** The draft with the stage at another place among the open ones, counted from 0; the same where it may not go there. */
export function moveTo(draft: Draft, id: string, place: number): Draft {
  const open = openOf(draft)
  const moved = open.find((stage) => stage.id === id)
  const { from, to } = movableRange(draft)
  if (!moved || isFirst(moved) || place < from || place > to) return draft
  const others = open.filter((stage) => stage !== moved)
  return { ...draft, stages: [...others.toSpliced(place, 0, moved), ...closedOf(draft)] }
}

export const change = (draft: Draft, id: string, part: Partial<DraftStage>): Draft => ({
  ...draft,
  stages: draft.stages.map((stage) => (stage.id === id ? { ...stage, ...part } : stage)),
})

/** A new stage after the other open ones, as likely to be won as the last of them. */
export function add(draft: Draft, id: string): Draft {
  const open = openOf(draft)
  const chance = open.at(-1)?.chance ?? '50'
  const stage: DraftStage = { id, key: null, name: '', chance, color: null, outcome: 'open' }
  return { ...draft, stages: [...open, stage, ...closedOf(draft)] }
}

/** Without that stage; leads that were to go to it go where its own go. */
export function takeAway(draft: Draft, id: string, leads: number, target: string | null): Draft {
  const gone = draft.stages.find((stage) => stage.id === id)
  const stages = draft.stages.filter((stage) => stage !== gone)
  if (!gone || gone.key === null) return { ...draft, stages }
  const { key, name } = gone
  const leaving = draft.leaving.map((other) => (other.target === key ? { ...other, target } : other))
  return { stages, leaving: [...leaving, { key, name, leads, target }] }
}

/** How many leads of stages that go are to come to this one. */
export const comingTo = (draft: Draft, key: string): number =>
  draft.leaving.filter(({ target }) => target === key).reduce((sum, { leads }) => sum + leads, 0)

/** Where leads can be moved: saved open stages that stay, but not this one. */
export const targetsFor = (draft: Draft, key: string): { key: string; name: string }[] =>
  openOf(draft).flatMap((stage) =>
    stage.key === null || stage.key === key ? [] : [{ key: stage.key, name: stage.name.trim() || stage.key }],
  )

/** The key of the saved open stage before this one. */
export function stageBefore(draft: Draft, key: string): string {
  const saved = openOf(draft).flatMap((stage) => stage.key ?? [])
  return saved[saved.indexOf(key) - 1] ?? firstStage
}

export interface Problem {
  name?: string
  chance?: string
}

/** What is wrong, by the id of the stage; empty where the draft can be saved. */
export function problemsOf({ stages }: Draft): Map<string, Problem> {
  const problems = new Map<string, Problem>()
  const names = stages.map(({ name }) => name.trim().toLowerCase())
  for (const [index, { id, name, chance, outcome }] of stages.entries()) {
    const own = names[index] ?? ''
    const wrongName =
      own === ''
        ? 'Enter a name'
        : names.indexOf(own) !== names.lastIndexOf(own)
          ? `Another stage is called “${name.trim()}”`
          : undefined
    const isWhole = /^\d{1,3}$/.test(chance.trim()) && Number(chance) <= 100
    const wrongChance = outcome !== 'open' || isWhole ? undefined : '0 to 100'
    if (wrongName ?? wrongChance)
      problems.set(id, {
        ...(wrongName === undefined ? {} : { name: wrongName }),
        ...(wrongChance === undefined ? {} : { chance: wrongChance }),
      })
  }
  return problems
}
