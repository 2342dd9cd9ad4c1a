import { hasTwoChannels } from './open-inputs.ts'
import type { Sound } from './sound.ts'

/**
 * The microphone itself, where nothing can be put between it and the recorder: nobody sees how loud it is, and a device
 * that is unplugged ends the recording, with all that was said before.
 */
export function openUnmetered(microphone: MediaStream): Sound {
  return {
    stream: microphone,
    sides: () => [microphone],
    channels: hasTwoChannels(microphone) ? 2 : 1,
    levels: null,
    onTabEnd: () => {},
    close() {
      for (const track of microphone.getTracks()) track.stop()
    },
  }
}
