import type { Subject } from '@parley/core/records/subject'

const consentMethods = ['everyone_agreed', 'own_notes', 'provided_by_operator'] as const
/** How the person recording assured that everybody knows (recording_consents.method). */
export type ConsentMethod = (typeof consentMethods)[number]

export const isConsentMethod = (value: string): value is ConsentMethod =>
  consentMethods.some((method) => method === value)

/** What is noted of a conversation's consent before it is recorded. */
export interface GivenConsent {
  method: ConsentMethod
  /** Who was told. */
  told?: string
  /** How: said, beep or written. */
  means?: string
}

/** What was understood while recording, in seconds of it; by whom, as the transcript will label them, where that is known. */
export interface Caption {
  start: number
  end: number
  text: string
  speaker?: string
}

/** A moment somebody marked while recording. Ids are made here, so that sending twice adds nothing. */
interface Bookmark {
  id: string
  seconds: number
}

/** A recording as it is kept in this browser until the server has confirmed all of it. */
export interface LocalRecording {
  id: string
  companyId: string
  userId: string
  source: 'microphone' | 'tab' | 'upload'
  title: string
  mimeType: string
  /** Path in the bucket: {company}/{recording}/audio.{ending}, of an upload with its file’s name (core/src/voice/file-name.ts). */
  objectName: string
  /** ISO 8601. */
  startedAt: string
  /** `recording` until stop was pressed: found again without a recorder, it was interrupted. */
  state: 'recording' | 'stopped'
  seconds: number
  /** 0 where it is not known. */
  channels: number
  /** On disk. */
  bytes: number
  pieces: number
  uploadUrl: string | null
  isKnownToServer: boolean
  consent: ({ id: string } & GivenConsent) | null
  /** As somebody said, a code of ISO 639-1; missing where it is to be found out. */
  language?: string
  /** Whose conversation it is, where that was known before. */
  about?: Pick<Subject, 'kind' | 'id'>
  /** By the label that the transcript will give each channel. */
  speakerNames?: Record<string, string>
  bookmarks: Bookmark[]
  captions: Caption[]
}
