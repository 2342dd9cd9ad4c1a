const states = ['working', 'ready', 'failed'] as const
export type RecordingState = (typeof states)[number]

const additions = ['audio', 'transcript'] as const
export type Addition = (typeof additions)[number]

interface VoiceSearch {
  /** Words in title, summary or transcript. */
  q?: string
  state?: RecordingState
  /** The window that adds something is open. */
  add?: Addition
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw)

/** Query parameters of /voice. */
export function readVoiceSearch(raw: Record<string, unknown>): VoiceSearch {
  const words =
    typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 200) : ''
  const state = oneOf(states, raw['state'])
  const add = oneOf(additions, raw['add'])
  return {
    ...(words.trim() === '' ? {} : { q: words }),
    ...(state ? { state } : {}),
    ...(add ? { add } : {}),
  }
}

const views = ['overview', 'transcript'] as const
export type RecordingView = (typeof views)[number]

interface RecordingSearch {
  /** The second to play from: how evidence is linked from elsewhere. */
  t?: number
  /** On a phone, which half of the page shows. */
  view?: RecordingView
}

/** Query parameters of /voice/$recordingId. */
export function readRecordingSearch(raw: Record<string, unknown>): RecordingSearch {
  const seconds = Number(raw['t'])
  const isSecond = raw['t'] !== undefined && raw['t'] !== '' && Number.isFinite(seconds) && seconds >= 0
  const view = oneOf(views, raw['view'])
  return { ...(isSecond ? { t: seconds } : {}), ...(view ? { view } : {}) }
}
