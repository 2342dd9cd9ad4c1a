import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import { correctItem } from '../calls/correct-item.ts'
import { type InsightRow, insightsQuery } from '../calls/insights-query.ts'
import { voiceKeys } from '../voice-keys.ts'
import { correctData, type ItemCorrection } from './item-correction.ts'

interface Given {
  item: InsightRow
  correction: ItemCorrection
}

/** Puts action items right, one after the other; what was chosen shows at once. */
export function useItemCorrections(
  recordingId: string,
): (item: InsightRow, correction: ItemCorrection) => void {
  const client = useQueryClient()
  const { queryKey } = insightsQuery(recordingId)
  const { mutate } = useMutation({
    scope: { id: `items-${recordingId}` },
    onMutate: async ({ item, correction }: Given) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) => (row.id === item.id ? { ...row, data: correctData(row.data, correction) } : row)),
      )
    },
    mutationFn: ({ item, correction }: Given) => correctItem(recordingId, item.id, correction),
    onError: (error) => toast.error('That was not saved', { description: describeError(error) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: voiceKeys.one(recordingId) }),
        client.invalidateQueries({ queryKey: ['tasks'] }),
      ]),
  })
  return (item, correction) => mutate({ item, correction })
}
