import type { Subject } from '@parley/core/records/subject'
import type { RecordingSession } from '@parley/core/voice/recording-session'
import type { Caption } from '../upload-queue/local-recording.ts'

export interface RecorderState {
  session: RecordingSession
  /** Whose conversation it is, where that was known before. */
  about: Pick<Subject, 'kind' | 'id'> | null
  channels: 1 | 2
  /** Whether anything tells how loud it is. */
  hasMeter: boolean
  /** Peaks of the last half minute, one list a channel, newest last. */
  peaks: readonly (readonly number[])[]
  isSilent: boolean
  isDeviceLost: boolean
  /** What is on the second channel, where it is a tab; `ended` once it shares no sound any more. */
  tab: 'none' | 'shared' | 'ended'
  /** Null where captions are off. */
  captions: { finished: readonly Caption[]; interim: string } | null
  bookmarks: number
  /** The disk refused a piece: recording has been stopped, what came before is safe. */
  hasDiskFailed: boolean
}

export const idle: RecorderState = {
  session: { phase: 'idle' },
  about: null,
  channels: 1,
  hasMeter: true,
  peaks: [],
  isSilent: false,
  isDeviceLost: false,
  tab: 'none',
  captions: null,
  bookmarks: 0,
  hasDiskFailed: false,
}
