import { readStored, store } from '~/data/stored.ts'
import type { Recogniser } from '~/features/dictation/index.ts'

const key = (userId: string) => `parley.captions.${userId}`

/** Whether this person had captions by `captioner` last time; who chose one's own Parley did not choose the browser. */
export const wantsCaptions = (userId: string, captioner: Recogniser): boolean =>
  readStored(key(userId)) === captioner.by

/** @param captioner null for no captions */
export const rememberCaptions = (userId: string, captioner: Recogniser | null): void =>
  store(key(userId), captioner?.by ?? 'none')
