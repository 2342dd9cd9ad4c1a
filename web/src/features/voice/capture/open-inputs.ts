import { CaptureError } from './problems.ts'

export const hasTwoChannels = (stream: MediaStream) =>
  stream.getAudioTracks()[0]?.getSettings().channelCount === 2

const raw = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
const cleaned = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/**
 * The microphone. Two channels stay two only without echo cancellation, so it is asked raw first; a single channel is
 * asked again with the browser's cleaning, unless a tab plays beside it, which headphones keep apart.
 */
export async function openMicrophone(): Promise<MediaStream> {
  const stereo = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: { ideal: 2 }, ...raw } })
  if (hasTwoChannels(stereo)) return stereo
  for (const track of stereo.getTracks()) track.stop()
  return navigator.mediaDevices.getUserMedia({ audio: cleaned })
}

/** Sound of a tab the user picks. Browsers offer it only together with its picture, which is thrown away. */
export async function openTab(): Promise<MediaStream> {
  const stream = await navigator.mediaDevices
    .getDisplayMedia({ audio: { ...raw }, video: { width: 1, height: 1, frameRate: 1 } })
    .catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      throw isRefused ? new CaptureError('tab_refused') : error
    })
  if (stream.getAudioTracks().length > 0) return stream
  for (const track of stream.getTracks()) track.stop()
  throw new CaptureError('tab_silent')
}
