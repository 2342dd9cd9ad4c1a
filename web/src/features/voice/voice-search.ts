import { type Subject, type SubjectKind, subjectKinds } from '@parley/core/records/subject'

export const recordingStates = ['working', 'ready', 'failed'] as const
export type RecordingState = (typeof recordingStates)[number]

export const searchPlaces = ['said', 'titles'] as const
/** Where words are looked for: in what was said, moment by moment, or in whole recordings. */
export type SearchPlace = (typeof searchPlaces)[number]

const additions = ['audio', 'transcript'] as const
export type Addition = (typeof additions)[number]

/** Whose conversation will be recorded: the id of one of them. */
type About = { [Kind in SubjectKind]?: string }

interface VoiceSearch extends About {
  /** Words in title, summary or transcript. */
  q?: string
  state?: RecordingState
  /** Without it: in what was said. */
  in?: SearchPlace
  /** The window that adds something is open. */
  add?: Addition
  /** The company's settings for recordings are open. */
  settings?: true
  /** Somebody pressed Record elsewhere: it begins. */
  record?: true
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw)

/** Digits alone arrive as a number. */
const readWords = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, 200) : ''

/** The lead, account or contact that the next recording is about, as the address names it. */
export function aboutOf(
  raw: { readonly [Kind in SubjectKind]?: unknown },
): Pick<Subject, 'kind' | 'id'> | null {
  const kind = subjectKinds.find((known) => /^[0-9a-f-]{36}$/.test(String(raw[known])))
  return kind ? { kind, id: String(raw[kind]) } : null
}

/** Query parameters of /voice. */
export function readVoiceSearch(raw: Record<string, unknown>): VoiceSearch {
  const words = readWords(raw['q'])
  const state = oneOf(recordingStates, raw['state'])
  const place = oneOf(searchPlaces, raw['in'])
  const add = oneOf(additions, raw['add'])
  const about = aboutOf(raw)
  return {
    ...(words.trim() === '' ? {} : { q: words }),
    ...(state ? { state } : {}),
    ...(place === 'titles' ? { in: place } : {}),
    ...(add ? { add } : {}),
    ...(raw['settings'] === true ? { settings: true } : {}),
    ...(raw['record'] === true ? { record: true } : {}),
    ...(about ? { [about.kind]: about.id } : {}),
  }
}

const views = ['overview', 'transcript'] as const
export type RecordingView = (typeof views)[number]

interface RecordingSearch {
  /** The second to play from: how evidence is linked from elsewhere. */
  t?: number
  /** Words to find in the transcript: those of the search that led here. */
  find?: string
  /** On a phone, which half of the page shows. */
  view?: RecordingView
}

/** Query parameters of /voice/$recordingId. */
export function readRecordingSearch(raw: Record<string, unknown>): RecordingSearch {
  const seconds = Number(raw['t'])
  const isSecond = raw['t'] !== undefined && raw['t'] !== '' && Number.isFinite(seconds) && seconds >= 0
  const view = oneOf(views, raw['view'])
  const find = readWords(raw['find'])
  return {
    ...(isSecond ? { t: seconds } : {}),
    ...(find.trim() === '' ? {} : { find }),
    ...(view ? { view } : {}),
  }
}
