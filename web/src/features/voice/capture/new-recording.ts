import type { Subject } from '@parley/core/records/subject'
import type { Recogniser } from '~/features/dictation/index.ts'
import type { GivenConsent, LocalRecording } from '../upload-queue/local-recording.ts'
import type { Sound, SoundSource } from './sound.ts'

/** What somebody chose before a recording begins. */
export interface Choice {
  userId: string
  companyId: string
  source: SoundSource
  /** The name of who records, for their own channel. */
  ownName: string
  consent: GivenConsent
  /** The language that will be spoken, a code of ISO 639-1; empty where it is to be found out. */
  language: string
  /** Whose conversation it is; null where that is to be found out. */
  about: Pick<Subject, 'kind' | 'id'> | null
  /** Who writes along; null for no captions. */
  captions: Recogniser | null
}

const endings: Record<string, string> = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' }

export function newRecording(choice: Choice, sound: Sound, mimeType: string): LocalRecording {
  const id = crypto.randomUUID()
  const plainType = mimeType.split(';')[0] ?? mimeType
  return {
    id,
    companyId: choice.companyId,
    userId: choice.userId,
    source: choice.source,
    title: '',
    mimeType: plainType,
    objectName: `${choice.companyId}/${id}/audio.${endings[plainType] ?? 'webm'}`,
    startedAt: new Date().toISOString(),
    state: 'recording',
    seconds: 0,
    channels: sound.channels,
    bytes: 0,
    pieces: 0,
    uploadUrl: null,
    isKnownToServer: false,
    consent: { id: crypto.randomUUID(), ...choice.consent },
    ...(choice.language ? { language: choice.language } : {}),
    ...(choice.about ? { about: choice.about } : {}),
    ...(choice.source === 'tab' ? { speakerNames: tabSpeakers(choice.ownName) } : {}),
    bookmarks: [],
    captions: [],
  }
}

/** Left is who records, right the tab: the transcript's speakers are numbered by channel (core/src/voice/segments.ts). */
const tabSpeakers = (ownName: string) => ({ 'Speaker 1': ownName || 'You', 'Speaker 2': 'Tab' })
