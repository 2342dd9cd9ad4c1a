import { currentStages, stageName } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'

interface StageOption {
  value: string
  label: string
  /** The company has it no more: it is named, and can't be published. */
  isGone: boolean
}

/** The company's stages to choose from, and the one that is chosen where it was removed meanwhile. */
export function useStageOptions(chosen: string | null): StageOption[] {
  const stages = useStages()
  const current = currentStages(stages).map(({ key, name }) => ({ value: key, label: name, isGone: false }))
  if (!chosen || current.some(({ value }) => value === chosen)) return current
  return [...current, { value: chosen, label: `${stageName(stages, chosen)} (removed)`, isGone: true }]
}
