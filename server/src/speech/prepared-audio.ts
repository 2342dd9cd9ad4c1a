export interface PreparedAudio {
  durationSeconds: number
  channels: number
  peaks: number[]
  /** A copy that players can seek in, where the original does not allow it. */
  seekablePath: string | null
}
