/** A posted message: the text that the signature covers, and its fields. */
export interface Message {
  raw: string
  body: unknown
}

/** The fields of a form; several values of one name are joined. Files are not taken. */
function toFields(entries: Iterable<[string, unknown]>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    fields[name] = name in fields ? `${fields[name]}, ${value}` : value
  }
  return fields
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** Reads JSON and both kinds of forms, whichever the content type names; `body` is null where it is none of them. */
export async function readMessage(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Message> {
  const raw = new TextDecoder().decode(bytes)
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return { raw, body: toFields(new URLSearchParams(raw)) }
  if (contentType.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } })
      .formData()
      .catch(() => null)
    return { raw: '', body: form && toFields(form) }
  }
  return { raw, body: parseJson(raw) }
}
