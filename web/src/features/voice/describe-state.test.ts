import { expect, test } from 'vitest'
import { describeState } from './describe-state.ts'
import type { QueuedRecording } from './upload-queue/upload-queue.ts'

const row = (status: string, progress = 0, failed_step: string | null = null) => ({
  status,
  progress,
  failed_step,
})
const kept = (upload: QueuedRecording['upload'], isInterrupted = false): QueuedRecording => ({
  isInterrupted,
  upload,
  recording: {
    id: 'a',
    companyId: 'c',
    userId: 'u',
    source: 'microphone',
    title: '',
    mimeType: 'audio/webm',
    objectName: 'c/a/audio.webm',
    startedAt: '2026-11-21T07:00:00Z',
    state: 'stopped',
    seconds: 3,
    channels: 1,
    bytes: 10,
    pieces: 1,
    uploadUrl: null,
    isKnownToServer: false,
    consent: null,
    bookmarks: [],
    captions: [],
  },
})

test.each([
  [row('transcribing', 40), 'Transcribing 40%'],
  [row('transcribing'), 'Transcribing'],
  [row('analysing', 100), 'Analyzing'],
  [row('ready', 100), 'Ready'],
  [row('failed', 0, 'transcribing'), 'Transcription failed'],
  [row('failed'), 'Failed'],
])('%j reads %s', (given, label) => {
  expect(describeState(given).label).toBe(label)
})

test('this browser knows more of an upload than the server', () => {
  const sending = kept({ kind: 'sending', confirmed: 1, total: 4 })
  expect(describeState(row('uploading'), sending)).toEqual({ kind: 'active', label: 'Uploading 25%' })
  const offline = kept({ kind: 'waiting', isOffline: true, confirmed: 1, total: 4 })
  expect(describeState(row('uploading'), offline).label).toBe('Waiting for network')
  expect(describeState(row('recording'), kept(null, true))).toEqual({ kind: 'failed', label: 'Interrupted' })
  expect(describeState(row('ready'), sending).label).toBe('Ready')
})
