import type { Addition } from '../voice-search.ts'
import { ImportTranscript } from './import-transcript.tsx'
import { UploadAudio } from './upload-audio.tsx'

/** The window that adds what was not recorded here. */
export default function AddWindow({ kind, onClose }: { kind: Addition; onClose: () => void }) {
  return kind === 'audio' ? <UploadAudio onClose={onClose} /> : <ImportTranscript onClose={onClose} />
}
