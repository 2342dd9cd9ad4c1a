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

const KIND_PUSH = 3
const KIND_BROADCAST = 4
const JSON_ENCODING = 1

/** `null` for what is no Phoenix message: the sender is ignored rather than the connection lost. */
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
  if (bytes[0] !== KIND_PUSH || bytes.length < 7) return null
  const [, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metadataLength = 0, encoding] =
    bytes
  if (encoding !== JSON_ENCODING) return null
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

/** The binary "user broadcast" (kind 4) that version 2 clients expect. */
export function encodeBroadcast(topic: string, userEvent: string, body: unknown): Uint8Array {
  const encoder = new TextEncoder()
  const parts = [
    encoder.encode(topic),
    encoder.encode(userEvent),
    new Uint8Array(0),
    encoder.encode(JSON.stringify(body ?? {})),
  ]
  const [topicBytes, eventBytes] = parts
  const header = Uint8Array.of(
    KIND_BROADCAST,
    topicBytes?.length ?? 0,
    eventBytes?.length ?? 0,
    0,
    JSON_ENCODING,
  )
  return Buffer.concat([header, ...parts])
}
