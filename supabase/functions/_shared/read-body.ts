/** The bytes of a request's body; null beyond `limit` of them (the rest is not read). */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > limit) return null
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** The JSON of a request's body; `too-long` beyond `limit` bytes (the rest is not read), `invalid` where it is no JSON. */
export async function readBody(
  request: Request,
  limit: number,
): Promise<{ ok: true; value: unknown } | { ok: false; reason: 'too-long' | 'invalid' }> {
  const bytes = await readBytes(request, limit)
  if (bytes === null) return { ok: false, reason: 'too-long' }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return { ok: false, reason: 'invalid' }
  }
}
