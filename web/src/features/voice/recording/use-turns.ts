import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import { voiceKeys } from '../voice-keys.ts'
import type { TurnWork } from './turn-work.ts'

/** What is done with the words of a segment and its turn, without waiting for the one before. */
export type TurnActions = { [Name in keyof TurnWork]: (...given: Parameters<TurnWork[Name]>) => void }

/** One after the other, so that each starts from what the one before has made. They stay the same for a recording. */
export function useTurns(id: string): TurnActions {
  const client = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: `turns-${id}` },
    // Most who read a recording change nothing: what does so comes with the first change.
    mutationFn: async (change: (work: TurnWork) => Promise<void>) => {
      const { createTurnWork } = await import('./turn-work.ts')
      await change(createTurnWork(client, id))
    },
    onError: (error: Error) => toast.error('That was not saved', { description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: voiceKeys.one(id) }),
  })
  return useMemo(
    () => ({
      edit: (...given) => mutate((work) => work.edit(...given)),
      assign: (...given) => mutate((work) => work.assign(...given)),
      assignTo: (...given) => mutate((work) => work.assignTo(...given)),
      split: (...given) => mutate((work) => work.split(...given)),
      merge: (...given) => mutate((work) => work.merge(...given)),
      correct: (...given) => mutate((work) => work.correct(...given)),
    }),
    [mutate],
  )
}
