import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUserId } from '~/data/session.ts'
import { ownerOf } from './owner-of.ts'

/**
 * What was written to a post and never saved, the newest first: without what stands in an editor that is open, which
 * comes as soon as that is closed. Undefined until it was read; empty where the browser keeps nothing.
 */
export function useCopies(postId: string | null) {
  const userId = useUserId()
  const client = useQueryClient()
  const queryKey = ['blog-local-copies', userId, postId]
  const refresh = () => void client.invalidateQueries({ queryKey })
  return useQuery({
    queryKey,
    queryFn: () =>
      import('./left-copies.ts')
        .then(({ readLeftCopies }) => readLeftCopies(ownerOf(userId, postId), refresh))
        .catch(() => []),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
