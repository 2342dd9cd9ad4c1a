import { z } from 'zod'

/** One Phoenix message. `payload` is an object for everything but binary broadcasts. */
export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

export type Version = '1.0.0' | '2.0.0'

const payload = z.record(z.string(), z.unknown()).catch({})
const array = z.tuple([z.string().nullable(), z.string().nullable(), z.string(), z.string(), payload])
const object = z.object({
  join_ref: z.string().nullish(),
  ref: z.string().nullish(),
  topic: z.string(),
  event: z.string(),
  payload,
})

const kindPush = 3
const kindBroadcast = 4
const jsonEncoding = 1

/** `null` for anything but a Phoenix message: the frame is ignored and the connection kept. */
export function decodeFrame(data: string): Frame | null {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return null
  }
  const asArray = array.safeParse(value)
  if (asArray.success) {
    const [joinRef, ref, topic, event, body] = asArray.data
    return { joinRef, ref, topic, event, payload: body }
  }
  const asObject = object.safeParse(value)
  if (!asObject.success) return null
  const { join_ref, ref, topic, event, payload: body } = asObject.data
  return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload: body }
}

/** realtime-js's binary "user broadcast push" (kind 3) with a JSON payload; others are ignored. */
export function decodeBroadcastPush(bytes: Uint8Array): Frame | null {
  if (bytes[0] !== kindPush || bytes.length < 7) return null
  const [, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metadataLength = 0, encoding] =
    bytes
  if (encoding !== jsonEncoding) return null
  const decoder = new TextDecoder()
  let offset = 7
  const take = (length: number) => {
    const text = decoder.decode(bytes.subarray(offset, offset + length))
    offset += length
    return text
  }
  const [joinRef, ref, topic, userEvent] = [
    take(joinRefLength),
    take(refLength),
    take(topicLength),
    take(eventLength),
  ]
  take(metadataLength)
  try {
    const body: unknown = JSON.parse(decoder.decode(bytes.subarray(offset)))
    return {
      joinRef,
      ref,
      topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event: userEvent, payload: body },
    }
  } catch {
    return null
  }
}

export function encodeFrame(version: Version, { joinRef, ref, topic, event, payload: body }: Frame): string {
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, body])
    : JSON.stringify({ join_ref: joinRef, ref, topic, event, payload: body })
}

const lengthAtMost = 255

/** The binary "user broadcast" (kind 4) that version 2 clients expect; null where a name is too long for its header. */
export function encodeBroadcast(topic: string, userEvent: string, body: unknown): Uint8Array | null {
  const encoder = new TextEncoder()
  const [topicBytes, eventBytes] = [encoder.encode(topic), encoder.encode(userEvent)]
  if (Math.max(topicBytes.length, eventBytes.length) > lengthAtMost) return null
  const header = Uint8Array.of(kindBroadcast, topicBytes.length, eventBytes.length, 0, jsonEncoding)
  return Buffer.concat([header, topicBytes, eventBytes, encoder.encode(JSON.stringify(body ?? {}))])
}
