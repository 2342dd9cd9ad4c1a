export const stageColors = ['blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'purple'] as const
export type StageColor = (typeof stageColors)[number]

/** A way that sales go: it has open stages of its own, while won and lost are the same for all. */
export interface Pipeline {
  /** What `leads.pipeline` holds; never changes. */
  key: string
  name: string
}

/** What a company begins with: where leads come in. */
export const firstPipeline: Pipeline = { key: 'sales', name: 'Sales' }

/** A stage of a company's sales (`public.stages`). */
export interface Stage {
  /** What `leads.status` holds; never changes. */
  key: string
  name: string
  outcome: 'open' | 'won' | 'lost'
  /** How often a sale there is won, 0 to 1, until the company's own sales say more. */
  probability: number
  color: StageColor | null
  /** Its place among the stages of all pipelines, from 1; null of one that was taken away, which no lead stands in. */
  position: number | null
  /** Null of won and lost. */
  pipeline: Pipeline | null
}

/** Where leads come in: always the first stage, and never taken away. */
export const firstStage = 'new'

const open = (key: string, name: string, probability: number, position: number): Stage => ({
  key,
  name,
  outcome: 'open',
  probability,
  color: null,
  position,
  pipeline: firstPipeline,
})

/** What a company begins with. */
export const defaultStages: readonly Stage[] = [
  open(firstStage, 'New', 0.05, 1),
  open('contacted', 'Contacted', 0.1, 2),
  open('qualified', 'Qualified', 0.25, 3),
  open('proposal', 'Proposal', 0.5, 4),
  open('negotiation', 'Negotiation', 0.75, 5),
  { ...open('won', 'Won', 1, 6), outcome: 'won', pipeline: null },
  { ...open('lost', 'Lost', 0, 7), outcome: 'lost', pipeline: null },
]

/** The columns of a stage's row that `toStages` reads. */
export const stageColumns = 'key, name, outcome, probability, color, position, pipelines(key, name)'

/** The most rows of a company: 62 open stages that there are or were, won and lost. */
export const mostStages = 64

/** Whether a text has the shape of a stage's key, be it one that the company has or not. */
export const isStageKey = (text: string): boolean => /^[a-z][a-z0-9_]{0,39}$/.test(text)

interface StageRow extends Omit<Stage, 'outcome' | 'color' | 'pipeline'> {
  outcome: string
  color: string | null
  pipelines: Pipeline | null
}

/** A company's stages in their order, from its rows; those that were taken away come last. */
export const toStages = (rows: readonly StageRow[]): Stage[] =>
  rows
    .map(
      ({ outcome, color, key, name, probability, position, pipelines }): Stage => ({
        key,
        name,
        probability,
        position,
        outcome: outcome === 'won' || outcome === 'lost' ? outcome : 'open',
        color: stageColors.find((each) => each === color) ?? null,
        pipeline: pipelines,
      }),
    )
    .toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity))

/** Those that a lead can stand in: without those that were taken away. */
export const currentStages = (stages: readonly Stage[]): Stage[] =>
  stages.filter(({ position }) => position !== null)

/** Those in which a sale is still to be decided. */
export const openStages = (stages: readonly Stage[]): Stage[] =>
  currentStages(stages).filter(({ outcome }) => outcome === 'open')

/** The company's pipelines in their order. */
export const pipelinesOf = (stages: readonly Stage[]): Pipeline[] => [
  ...new Map(
    openStages(stages).flatMap(({ pipeline }) => (pipeline ? [[pipeline.key, pipeline] as const] : [])),
  ).values(),
]

/** The stages that sales of a pipeline go through, won and lost among them; all where none is named. */
export const stagesIn = (stages: readonly Stage[], pipeline: string | null | undefined): readonly Stage[] =>
  pipeline == null ? stages : stages.filter((stage) => (stage.pipeline?.key ?? pipeline) === pipeline)

/** Those of the pipeline that a stage is of; all for won, lost, and what is no stage. */
export const stagesBeside = (stages: readonly Stage[], key: string): readonly Stage[] =>
  stagesIn(stages, findStage(stages, key)?.pipeline?.key)

/** What the company calls a pipeline, also one that was taken away; the key itself where it has none of it. */
export const pipelineName = (stages: readonly Stage[], key: string): string =>
  stages.find(({ pipeline }) => pipeline?.key === key)?.pipeline?.name ?? key

/** The stage of that key, also one that was taken away; undefined for anything else. */
export const findStage = (stages: readonly Stage[], key: unknown): Stage | undefined =>
  stages.find((stage) => stage.key === key)

/** What the company calls a stage; the key itself where it has none of it. */
export const stageName = (stages: readonly Stage[], key: string): string =>
  findStage(stages, key)?.name ?? key

/**
 * The company's stage for one of those that companies begin with: itself, or the open one of the closest chance.
 * @throws where the company has no stages
 */
export function nearestStage(stages: readonly Stage[], key: string): Stage {
  const { probability = 0 } = findStage(defaultStages, key) ?? {}
  const distance = (stage: Stage) => Math.abs(stage.probability - probability)
  const nearest =
    findStage(currentStages(stages), key) ??
    openStages(stages).toSorted((one, other) => distance(one) - distance(other))[0]
  if (!nearest) throw new Error('The company has no stages')
  return nearest
}

/** Whether the sale is still to be decided: each company has one stage that is won and one that is lost. */
export const isOpenStatus = (status: string): boolean => status !== 'won' && status !== 'lost'
