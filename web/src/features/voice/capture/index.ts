import { useSyncExternalStore } from 'react'
import { uploadQueue } from '../upload-queue/index.ts'
import { createRecorder } from './recorder.ts'

/** The one recorder of this tab. */
export const recorder = createRecorder({ uploadQueue })

export const useRecorder = () => useSyncExternalStore(recorder.subscribe, recorder.read, recorder.read)
