import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import type { RecordingRow } from '../../calls/recording-query.ts'
import { voiceKeys } from '../../voice-keys.ts'
import { enginesQuery, type SpeechEngine, transcribeAgain } from './engines.ts'

const EngineDialog = lazy(() => import('./engine-dialog.tsx'))

/** Makes a new transcript: at once where there is one engine, after a choice where there are more. */
export function useTranscribeAgain({ id, transcription_engine: present }: RecordingRow): {
  begin: () => void
  isBusy: boolean
  /** Stands somewhere on the page. */
  dialog: ReactNode
} {
  const client = useQueryClient()
  const [engines, setEngines] = useState<readonly SpeechEngine[] | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: voiceKeys.one(id) })
  const again = useMutation({
    mutationFn: async () => {
      const known = await client.fetchQuery(enginesQuery())
      if (known.length > 1) return setEngines(known)
      await transcribeAgain(id)
      await refresh()
    },
    onError: (error) => toast.error('It did not start', { description: describeError(error) }),
  })
  return {
    begin: () => again.mutate(),
    isBusy: again.isPending,
    dialog: engines && (
      <Suspense fallback={null}>
        <EngineDialog
          engines={engines}
          present={present}
          onBegin={async (engine) => {
            await transcribeAgain(id, engine)
            await refresh()
          }}
          onClose={() => setEngines(null)}
        />
      </Suspense>
    ),
  }
}
