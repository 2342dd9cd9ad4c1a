import { type Choice, stageChoices } from '@parley/core/automations/choices'
import { stageName } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'

interface StageOption extends Choice {
  /** The company has it no more: it is named, and can't be published. */
  isGone: boolean
}

/**
 * The company's stages to choose from, under their pipelines where there are several, and the one that is chosen where it
 * was removed meanwhile.
 */
export function useStageOptions(chosen: string | null): StageOption[] {
  const stages = useStages()
  const current = stageChoices(stages).map((choice) => ({ ...choice, isGone: false }))
  if (!chosen || current.some(({ value }) => value === chosen)) return current
  return [...current, { value: chosen, label: `${stageName(stages, chosen)} (removed)`, isGone: true }]
}
