import type { Json } from '@parley/core/database.types'
import {
  currentStages,
  firstPipeline,
  firstStage,
  pipelinesOf,
  type Stage,
  type StageColor,
} from '@parley/core/leads/stages'

/** As many open stages as a pipeline, and as a company, may have at once, and as many pipelines. */
export const stageLimit = 20
export const allStagesLimit = 40
export const pipelineLimit = 8
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
  /** The id of its pipeline; null of won and lost. */
  pipeline: string | null
}

export interface DraftPipeline {
  /** The key, or what stands for it until it is saved. */
  id: string
  key: string | null
  name: string
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
  /** In their order, that in which leads come in first. */
  pipelines: readonly DraftPipeline[]
  /** Open ones in the order of each pipeline, then won and lost. */
  stages: readonly DraftStage[]
  leaving: readonly Leaving[]
}

export const toDraft = (stages: readonly Stage[]): Draft => ({
  pipelines: pipelinesOf(stages).map(({ key, name }) => ({ id: key, key, name })),
  stages: currentStages(stages).map(({ key, name, probability, color, outcome, pipeline }) => ({
    id: key,
    key,
    name,
    chance: String(Math.round(probability * 100)),
    color,
    outcome,
    pipeline: pipeline?.key ?? null,
  })),
  leaving: [],
})

/** What `set_stages` takes. */
export function toGiven(draft: Draft): Json[] {
  const inOrder = [...draft.pipelines.flatMap(({ id }) => openOf(draft, id)), ...closedOf(draft)]
  return inOrder.map(({ key, name, chance, color, pipeline }) => {
    const of = draft.pipelines.find(({ id }) => id === pipeline)
    return {
      ...(key === null ? {} : { key }),
      name: name.trim(),
      probability: Number(chance) / 100,
      color,
      ...(of && { pipeline: { ...(of.key === null ? {} : { key: of.key }), name: of.name.trim() } }),
    }
  })
}

export const isChanged = (draft: Draft, stages: readonly Stage[]): boolean =>
  JSON.stringify(toGiven(draft)) !== JSON.stringify(toGiven(toDraft(stages)))

/** Whether leads come in at it: it stays the first and is not taken away. */
export const isFirst = ({ key }: DraftStage): boolean => key === firstStage

/** The open stages of a pipeline in their order. */
export const openOf = ({ stages }: Draft, pipeline: string): DraftStage[] =>
  stages.filter((stage) => stage.pipeline === pipeline)
export const closedOf = ({ stages }: Draft): DraftStage[] =>
  stages.filter(({ outcome }) => outcome !== 'open')

/** How far a stage may be moved: places among the open ones of its pipeline, both within. */
export const movableRange = (draft: Draft, pipeline: string): { from: number; to: number } => ({
  from: pipeline === firstPipeline.key ? 1 : 0,
  to: openOf(draft, pipeline).length - 1,
})

/** The draft with the stage at another place in its pipeline, counted from 0; the same where it may not go there. */
export function moveTo(draft: Draft, id: string, place: number): Draft {
  const moved = draft.stages.find((stage) => stage.id === id)
  if (!moved || moved.pipeline === null || isFirst(moved)) return draft
  const { pipeline } = moved
  const { from, to } = movableRange(draft, pipeline)
  if (place < from || place > to) return draft
  const beside = openOf(draft, pipeline).filter((stage) => stage !== moved)
  const others = draft.stages.filter((stage) => stage.pipeline !== pipeline)
  return { ...draft, stages: [...beside.toSpliced(place, 0, moved), ...others] }
}

/** The draft with a pipeline one place further up (-1) or down (1); the first one stays. */
export function movePipeline(draft: Draft, id: string, step: -1 | 1): Draft {
  const from = draft.pipelines.findIndex((pipeline) => pipeline.id === id)
  const moved = draft.pipelines[from]
  const to = from + step
  if (!moved || from < 1 || to < 1 || to >= draft.pipelines.length) return draft
  return { ...draft, pipelines: draft.pipelines.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

export const renamePipeline = (draft: Draft, id: string, name: string): Draft => ({
  ...draft,
  pipelines: draft.pipelines.map((pipeline) => (pipeline.id === id ? { ...pipeline, name } : pipeline)),
})

/** A new pipeline after the others, with a stage to be named. */
export const addPipeline = (draft: Draft, id: string, stageId: string): Draft =>
  add({ ...draft, pipelines: [...draft.pipelines, { id, key: null, name: '' }] }, stageId, id)

export const change = (draft: Draft, id: string, part: Partial<DraftStage>): Draft => ({
  ...draft,
  stages: draft.stages.map((stage) => (stage.id === id ? { ...stage, ...part } : stage)),
})

/** A new stage after the other open ones of a pipeline, as likely to be won as the last of them. */
export function add(draft: Draft, id: string, pipeline: string): Draft {
  const open = openOf(draft, pipeline)
  const chance = open.at(-1)?.chance ?? '50'
  const stage: DraftStage = { id, key: null, name: '', chance, color: null, outcome: 'open', pipeline }
  return { ...draft, stages: [...draft.stages, stage] }
}

/** Without that stage; leads that were to go to it go where its own go. */
export function takeAway(draft: Draft, id: string, leads: number, target: string | null): Draft {
  const gone = draft.stages.find((stage) => stage.id === id)
  const stages = draft.stages.filter((stage) => stage !== gone)
  if (!gone || gone.key === null) return { ...draft, stages }
  const { key, name } = gone
  const leaving = draft.leaving.map((other) => (other.target === key ? { ...other, target } : other))
  return { ...draft, stages, leaving: [...leaving, { key, name, leads, target }] }
}

/** Without that pipeline and its stages; `leads` counts those in each of its saved stages by key. */
export function takePipelineAway(
  draft: Draft,
  id: string,
  leads: ReadonlyMap<string, number>,
  target: string | null,
): Draft {
  const emptied = openOf(draft, id).reduce((left, { id: stage, key }) => {
    const standing = leads.get(key ?? '') ?? 0
    return takeAway(left, stage, standing, standing > 0 ? target : null)
  }, draft)
  return { ...emptied, pipelines: emptied.pipelines.filter((pipeline) => pipeline.id !== id) }
}

/** How many leads of stages that go are to come to this one. */
export const comingTo = (draft: Draft, key: string): number =>
  draft.leaving.filter(({ target }) => target === key).reduce((sum, { leads }) => sum + leads, 0)

export interface Target {
  key: string
  name: string
  /** Of its pipeline. */
  pipeline: string
}

/** Where leads can be moved: saved open stages that stay, but none of those keys. */
export const targetsFor = (draft: Draft, leaving: readonly string[]): Target[] =>
  draft.pipelines.flatMap(({ id, name: pipeline }) =>
    openOf(draft, id).flatMap(({ key, name }) =>
      key === null || leaving.includes(key) ? [] : [{ key, name: name.trim() || key, pipeline }],
    ),
  )

/** The key of the saved stage of the pipeline before this one; of the one after it where it is the first. */
export function stageBefore(draft: Draft, key: string): string {
  const pipeline = draft.stages.find((stage) => stage.key === key)?.pipeline ?? firstPipeline.key
  const saved = openOf(draft, pipeline).flatMap((stage) => stage.key ?? [])
  const place = saved.indexOf(key)
  return saved[place - 1] ?? saved[place + 1] ?? firstStage
}

export interface Problem {
  name?: string
  chance?: string
}

/** What is wrong, by the id of the stage or pipeline; empty where the draft can be saved. */
export function problemsOf({ pipelines, stages }: Draft): Map<string, Problem> {
  const problems = new Map<string, Problem>()
  for (const { id, name } of pipelines) {
    const own = name.trim().toLowerCase()
    const isTwice = pipelines.some((other) => other.id !== id && other.name.trim().toLowerCase() === own)
    if (own === '') problems.set(id, { name: 'Enter a name' })
    else if (isTwice) problems.set(id, { name: `Another pipeline is called “${name.trim()}”` })
  }
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
