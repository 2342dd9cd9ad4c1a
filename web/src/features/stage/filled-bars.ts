import { findStage, openStages, type Stage, stagesBeside } from '@parley/core/leads/stages'

export const barCount = 6

/**
 * How many of the six bars a stage fills, by its place among the open ones of its pipeline: only a won one fills all, only a lost
 * one, or one that was taken away, none.
 */
export function filledBars(stages: readonly Stage[], key: string): number {
  if (findStage(stages, key)?.outcome === 'won') return barCount
  const open = openStages(stagesBeside(stages, key))
  const place = open.findIndex((stage) => stage.key === key) + 1
  if (place === 0) return 0
  const filled = Math.round((place / (open.length + 1)) * barCount)
  return Math.min(Math.max(filled, 1), barCount - 1)
}
