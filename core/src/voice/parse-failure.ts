import type { TranscriptFailure } from './transcript.ts'

const messages: Record<TranscriptFailure['reason'], string> = {
  empty:
    'This transcript is empty. Nothing was imported. Choose a file or paste text that holds the conversation.',
  binary:
    'This file is not text, so it cannot be a transcript. Nothing was imported. Choose a .txt, .vtt or .srt file, or upload audio as a recording.',
  'not-a-transcript':
    'No spoken words were found in this text. Nothing was imported. Choose a transcript as .txt, .vtt or .srt, or paste the conversation.',
}

/** A failed import with the sentence the user reads. */
export const parseFailure = (reason: TranscriptFailure['reason']): TranscriptFailure => ({
  ok: false,
  reason,
  message: messages[reason],
})
