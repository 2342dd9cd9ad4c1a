/** A stretch of decoded sound: for each channel its samples (-1..1), all of one length, `rate` of them a second. */
export interface Sound {
  channels: Float32Array[]
  rate: number
}

export interface PacketDecoder {
  /** How many seconds of packets it wants at once. */
  batchSeconds: number
  /** Also answers how many of the packets could not be decoded. */
  decode(packets: readonly Uint8Array[]): Promise<Sound & { failed: number }>
  close(): void
}

export interface CodecFacts {
  channels: number
  rate: number
  /** What the container tells of the codec beside its packets. */
  description: Uint8Array | undefined
}

export const noPackets: Promise<PacketDecoder | null> = Promise.resolve(null)
