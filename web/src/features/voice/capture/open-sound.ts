import { createMeter } from './meter.ts'
import { hasTwoChannels, openMicrophone, openTab } from './open-inputs.ts'
import { CaptureError } from './problems.ts'
import type { Sound, SoundSource } from './sound.ts'
import { startAudioContext } from './start-audio-context.ts'
import { openUnmetered } from './unmetered-sound.ts'

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
  const microphone = await openMicrophone().catch((error: unknown) => {
    for (const track of tab?.getTracks() ?? []) track.stop()
    throw error
  })
  const context = await startAudioContext()
  if (context === null) {
    for (const track of tab?.getTracks() ?? []) track.stop()
    if (!tab) return openUnmetered(microphone)
    for (const track of microphone.getTracks()) track.stop()
    throw new CaptureError('tab_silent')
  }
  return connect(context, { microphone, tab }, onDeviceLost)
}

interface Inputs {
  microphone: MediaStream
  tab: MediaStream | null
}

function connect(
  context: AudioContext,
  { microphone: first, tab }: Inputs,
  onDeviceLost: (isLost: boolean) => void,
): Sound {
  let microphone = first
  const channels = tab || hasTwoChannels(first) ? 2 : 1
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
