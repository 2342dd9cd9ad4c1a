import { currentStages, pipelinesOf, type Stage } from '../leads/stages.ts'
import type { FactKind } from './fact-kind.ts'

/** What a value is chosen among; `group` where several stand under one heading. */
export interface Choice {
  value: string
  label: string
  group?: string
}

/** What only the company knows: its stages, and its people by id. */
export interface Company {
  stages: readonly Stage[]
  people: ReadonlyMap<string, string>
  /** Of the person who reads it; of nobody where it is left out. */
  locale?: string
}

/** The company's stages, under their pipelines where there are several. */
export function stageChoices(stages: readonly Stage[]): Choice[] {
  const isGrouped = pipelinesOf(stages).length > 1
  return currentStages(stages).map(({ key, name, pipeline }) => ({
    value: key,
    label: name,
    ...(isGrouped && { group: pipeline?.name ?? 'All pipelines' }),
  }))
}

/** A choice in words; its key where it is one. */
export const choiceWords = (value: string): string =>
  /^[a-z_]+$/.test(value) ? value.replaceAll('_', ' ') : value

/** What such a fact can be; null where anything may be typed. */
export function choicesOf(
  { kind, choices }: { kind: FactKind; choices?: readonly string[] | undefined },
  company: Company,
): Choice[] | null {
  switch (kind) {
    case 'stage':
      return stageChoices(company.stages)
    case 'pipeline':
      return pipelinesOf(company.stages).map(({ key, name }) => ({ value: key, label: name }))
    case 'colleague':
      return [...company.people].map(([value, label]) => ({ value, label }))
    case 'flag':
      return [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]
    default:
      return choices?.map((value) => ({ value, label: choiceWords(value) })) ?? null
  }
}
