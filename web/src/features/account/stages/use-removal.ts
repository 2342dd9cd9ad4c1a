import { firstStage } from '@parley/core/leads/stages'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import {
  comingTo,
  type Draft,
  type DraftPipeline,
  type DraftStage,
  openOf,
  stageBefore,
  takeAway,
  takePipelineAway,
} from './draft.ts'
import { countLeadsIn } from './stage-calls.ts'

/** What is to be taken away although leads are in it. */
export interface Going {
  what: 'stage' | 'pipeline'
  name: string
  /** The keys of its stages. */
  keys: readonly string[]
  leads: number
  /** The key of the stage that is proposed for them. */
  proposed: string
  without: (target: string | null) => Draft
}

type Leads = ReadonlyMap<string, number>

/** Takes stages and pipelines out of a draft, and asks first where leads are in them. */
export function useRemoval(draft: Draft, onEdit: (draft: Draft) => void) {
  const [going, setGoing] = useState<Going | null>(null)
  const remove = async (
    asked: Omit<Going, 'leads' | 'without'>,
    without: (leads: Leads, target: string | null) => Draft,
  ) => {
    try {
      const counted = await Promise.all(
        asked.keys.map(async (key) => [key, (await countLeadsIn(key)) + comingTo(draft, key)] as const),
      )
      const leads = new Map(counted)
      const all = counted.reduce((sum, [, count]) => sum + count, 0)
      if (all > 0) setGoing({ ...asked, leads: all, without: (target) => without(leads, target) })
      else onEdit(without(leads, null))
    } catch (error) {
      toast.error(`The ${asked.what} was not removed`, { description: describeError(error) })
    }
  }
  return {
    going,
    stay: () => setGoing(null),
    removeStage: ({ id, key, name }: DraftStage) => {
      const keys = key === null ? [] : [key]
      const proposed = stageBefore(draft, key ?? '')
      return remove({ what: 'stage', name, keys, proposed }, (leads, target) =>
        takeAway(draft, id, leads.get(key ?? '') ?? 0, target),
      )
    },
    removePipeline: ({ id, name }: DraftPipeline) => {
      const keys = openOf(draft, id).flatMap(({ key }) => key ?? [])
      return remove({ what: 'pipeline', name, keys, proposed: firstStage }, (leads, target) =>
        takePipelineAway(draft, id, leads, target),
      )
    },
  }
}
