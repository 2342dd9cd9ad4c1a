/** The JSON of a request's body; `too-long` beyond `limit` bytes (the rest is not read), `invalid` where it is no JSON. */
export const readBody = async (
  request: Request,
  limit: number,
): Promise<{ ok: true; value: unknown } | { ok: false; reason: 'too-long' | 'invalid' }> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > limit) return { ok: false, reason: 'too-long' }
    parts.push(part)
  }
  try {
    return { ok: true, value: JSON.parse(await new Blob(parts).text()) }
  } catch {
    return { ok: false, reason: 'invalid' }
  }
}
