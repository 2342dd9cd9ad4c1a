export interface PreparedAudio {
  durationSeconds: number
  channels: number
  peaks: number[]
  /** A seekable copy, where the original is not seekable. */
  seekablePath: string | null
}
