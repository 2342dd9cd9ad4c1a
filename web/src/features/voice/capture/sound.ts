import { CaptureError } from './problems.ts'

/** What is recorded: the microphone alone, or beside it the sound of a browser tab. */
export type SoundSource = 'microphone' | 'tab'

export interface Sound {
  stream: MediaStream
  /** Each side alone where a tab is recorded beside the microphone, else all of it: made anew with each call. */
  sides: () => MediaStream[]
  /** 2 where each side has a channel of its own. */
  channels: 1 | 2
  /** Loudness of each channel right now: root mean square and peak, 0 to 1. */
  levels: () => { loudness: number; peak: number }[]
  /** Calls back when the tab was closed or no longer shares its sound; the microphone goes on. */
  onTabEnd: (listener: () => void) => void
  close: () => void
}

const raw = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
const cleaned = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/**
 * The microphone. Two channels stay two only without echo cancellation, so it is asked raw first; a single channel is
 * asked again with the browser's cleaning, unless a tab plays beside it, which headphones keep apart.
 */
async function openMicrophone(): Promise<MediaStream> {
  const stereo = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: { ideal: 2 }, ...raw } })
  if (stereo.getAudioTracks()[0]?.getSettings().channelCount === 2) return stereo
  for (const track of stereo.getTracks()) track.stop()
  return navigator.mediaDevices.getUserMedia({ audio: cleaned })
}

/** Sound of a tab the user picks. Browsers offer it only together with its picture, which is thrown away. */
async function openTab(): Promise<MediaStream> {
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

function createMeter(context: AudioContext) {
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  const samples = new Float32Array(analyser.fftSize)
  return {
    node: analyser,
    read() {
      analyser.getFloatTimeDomainData(samples)
      let sum = 0
      let peak = 0
      for (const sample of samples) {
        sum += sample * sample
        peak = Math.max(peak, Math.abs(sample))
      }
      return { loudness: Math.sqrt(sum / samples.length), peak: Math.min(1, peak) }
    },
  }
}

export const canRecordTabs = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/**
 * Opens what is to be recorded. The recorder listens to a node of our own, never to the device: a microphone that is
 * unplugged or changed is opened again behind it, and the recording goes on.
 * @param onDeviceLost the microphone is gone and no other could be opened; recording goes on in silence
 * @throws CaptureError, or the DOMException of the browser
 */
export async function openSound(
  source: SoundSource,
  onDeviceLost: (isLost: boolean) => void,
): Promise<Sound> {
  if (!globalThis.isSecureContext) throw new CaptureError('insecure')
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') throw new CaptureError('unsupported')
  const tab = source === 'tab' ? await openTab() : null
  let microphone = await openMicrophone().catch((error: unknown) => {
    for (const track of tab?.getTracks() ?? []) track.stop()
    throw error
  })
  const isStereo = microphone.getAudioTracks()[0]?.getSettings().channelCount === 2
  const channels = tab || isStereo ? 2 : 1
  const context = new AudioContext({ latencyHint: 'balanced' })
  await context.resume()
  const destination = new MediaStreamAudioDestinationNode(context, {
    channelCount: channels,
    channelCountMode: 'explicit',
  })
  const input = new GainNode(context, { channelCount: channels, channelCountMode: 'explicit' })
  input.connect(destination)
  const splitter = new ChannelSplitterNode(context, { numberOfOutputs: channels })
  input.connect(splitter)
  const meters = Array.from({ length: channels }, (_, channel) => {
    const meter = createMeter(context)
    splitter.connect(meter.node, channel)
    return meter
  })
  // With a tab: we left, they right. Without: the device's own channels.
  const merger = new ChannelMergerNode(context, { numberOfInputs: 2 })
  if (tab) {
    const theirs = new GainNode(context, { channelCount: 1, channelCountMode: 'explicit' })
    context.createMediaStreamSource(tab).connect(theirs).connect(merger, 0, 1)
    merger.connect(input)
  }
  let isClosed = false

  function sideOf(channel: number): MediaStream {
    const side = new MediaStreamAudioDestinationNode(context, { channelCount: 1 })
    splitter.connect(side, channel)
    return side.stream
  }

  function plug(stream: MediaStream): void {
    const node = context.createMediaStreamSource(stream)
    if (tab) {
      const ours = new GainNode(context, { channelCount: 1, channelCountMode: 'explicit' })
      node.connect(ours).connect(merger, 0, 0)
    } else node.connect(input)
    stream.getAudioTracks()[0]?.addEventListener('ended', () => {
      node.disconnect()
      if (isClosed) return
      onDeviceLost(true)
      void replace()
    })
  }

  async function replace(): Promise<void> {
    try {
      const stream = await openMicrophone()
      if (isClosed) {
        for (const track of stream.getTracks()) track.stop()
        return
      }
      microphone = stream
      plug(stream)
      onDeviceLost(false)
    } catch {
      // Said already; the next device that appears is tried.
      navigator.mediaDevices.addEventListener('devicechange', () => void replace(), { once: true })
    }
  }
  plug(microphone)

  return {
    stream: destination.stream,
    sides: () => (tab ? [sideOf(0), sideOf(1)] : [destination.stream]),
    channels,
    onTabEnd: (listener) =>
      tab?.getAudioTracks()[0]?.addEventListener('ended', () => !isClosed && listener()),
    levels: () => meters.map((meter) => meter.read()),
    close() {
      isClosed = true
      for (const track of [...microphone.getTracks(), ...(tab?.getTracks() ?? [])]) track.stop()
      void context.close()
    },
  }
}
