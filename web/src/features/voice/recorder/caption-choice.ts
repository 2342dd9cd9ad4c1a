import type { Ear } from '~/features/dictation/index.ts'

const key = (userId: string) => `parley.captions.${userId}`

/** Whether this person had captions by `captioner` last time; who chose one's own Parley did not choose the browser. */
export function wantsCaptions(userId: string, captioner: Ear): boolean {
  try {
    return localStorage.getItem(key(userId)) === captioner.by
  } catch {
    return false
  }
}

export function rememberCaptions(userId: string, captioner: Ear | null): void {
  try {
    if (captioner) localStorage.setItem(key(userId), captioner.by)
    else localStorage.removeItem(key(userId))
  } catch {
    // Storage is blocked: then captions are switched on for each recording.
  }
}
