import { useSyncExternalStore } from 'react'
import { keeper } from '../keep/index.ts'
import { createRecorder } from './recorder.ts'

/** The one recorder of this tab. */
export const recorder = createRecorder({ keeper })

export const useRecorder = () => useSyncExternalStore(recorder.subscribe, recorder.read, recorder.read)
