import { asciiAt } from '../text/ascii.ts'

/** The endings of the files that hold a conversation, as they are stored and told. */
export const audioEndings = ['webm', 'mp3', 'm4a', 'ogg', 'flac', 'wav'] as const

/** `ending` of the file as it is stored, `mimeType` for player and engines. */
export interface AudioType {
  mimeType: string
  ending: (typeof audioEndings)[number]
}

/** All of them, to choose from: "webm, mp3, m4a, ogg, flac or wav". */
export const audioKinds = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(audioEndings)

/** MPEG audio, layer III. */
const isMpegFrame = (first = 0, second = 0): boolean =>
  first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02

/**
 * What kind of audio a file holds, by its content: names and types that a browser reports are often wrong.
 * @param bytes the first 64 bytes or more
 * @returns null where it is none of `audioEndings`
 */
export function recogniseAudio(bytes: Uint8Array): AudioType | null {
  if (bytes[0] === 0x1a && asciiAt(bytes, 1, 4) === 'E\u00df\u00a3')
    return { mimeType: 'audio/webm', ending: 'webm' }
  if (asciiAt(bytes, 0, 4) === 'OggS') return { mimeType: 'audio/ogg', ending: 'ogg' }
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 12) === 'WAVE')
    return { mimeType: 'audio/wav', ending: 'wav' }
  if (asciiAt(bytes, 0, 4) === 'fLaC') return { mimeType: 'audio/flac', ending: 'flac' }
  if (asciiAt(bytes, 4, 8) === 'ftyp') return { mimeType: 'audio/mp4', ending: 'm4a' }
  if (asciiAt(bytes, 0, 3) === 'ID3' || isMpegFrame(bytes[0], bytes[1]))
    return { mimeType: 'audio/mpeg', ending: 'mp3' }
  return null
}
