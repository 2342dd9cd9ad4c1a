import { queryOptions } from '@tanstack/react-query'
import { openBucket } from '~/data/storage.ts'
import { voiceKeys } from '../voice-keys.ts'

/** Good for six hours; asked again after five. */
export const audioQuery = (id: string, path: string | null) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'audio', path],
    enabled: path !== null,
    staleTime: 5 * 3600_000,
    queryFn: async () => {
      const recordings = await openBucket('recordings')
      const { data, error } = await recordings.createSignedUrl(path ?? '', 6 * 3600)
      if (error) throw error
      return data.signedUrl
    },
  })
