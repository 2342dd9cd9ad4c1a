import type { Recogniser } from '~/features/dictation/index.ts'
import type { UploadQueue } from '../upload-queue/upload-queue.ts'
import { startBrowserCaptions } from './browser-captions.ts'
import type { CaptionListeners } from './captions.ts'
import { startParleyCaptions } from './parley-captions.ts'
import type { RecorderState } from './recorder-state.ts'
import type { Sound } from './sound.ts'

interface Ports {
  uploadQueue: UploadQueue
  now: () => number
  read: () => RecorderState['captions']
  show: (captions: RecorderState['captions']) => void
}

/**
 * Shows and keeps what is said while a recording runs.
 * @returns starts the captions, again after each pause; null where nobody writes along
 */
export function createLiveCaptions(id: string, sound: Sound, recogniser: Recogniser | null, ports: Ports) {
  const { uploadQueue, now, read, show } = ports
  const sides = recogniser?.by === 'parley' ? sound.sides() : []
  const listeners: CaptionListeners = {
    now,
    onInterim: (interim) => show({ finished: read()?.finished ?? [], interim }),
    onCaption: (caption) => {
      show({ finished: [...(read()?.finished ?? []), caption], interim: '' })
      void uploadQueue.store.change(id, (kept) => ({ captions: [...kept.captions, caption] }))
    },
    onEnd: () => {
      const captions = read()
      show(captions?.finished.length ? { ...captions, interim: '' } : null)
    },
  }
  return () => {
    if (recogniser === null) return null
    return recogniser.by === 'parley'
      ? startParleyCaptions(sides, listeners)
      : startBrowserCaptions(listeners)
  }
}
