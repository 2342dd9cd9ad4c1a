import { currentStages, findStage, type Stage, stagesIn } from '@parley/core/leads/stages'
import type { Lead } from '../lead.ts'

/** A sale's way: the stages of its pipeline, and how it may end. */
interface StageSteps {
  open: readonly Stage[]
  /** Place among the open ones of where it stands: all are passed of what is won, none of what is lost or elsewhere (-1). */
  reached: number
  /** Won and lost. */
  ends: readonly Stage[]
}

export function stageSteps(
  stages: readonly Stage[],
  { status, pipeline }: Pick<Lead, 'status' | 'pipeline'>,
): StageSteps {
  const held = findStage(stages, status)
  // A lead that has just been moved to another pipeline says so only when it has been read again.
  const own = currentStages(stagesIn(stages, held?.pipeline?.key ?? pipeline))
  const open = own.filter(({ outcome }) => outcome === 'open')
  return {
    open,
    reached: held?.outcome === 'won' ? open.length : open.findIndex(({ key }) => key === status),
    ends: own.filter(({ outcome }) => outcome !== 'open'),
  }
}
