/** What a sender posted: the text a signature covers, and the fields in it where it is no JSON. */
export type Message = { raw: string; body: unknown }

/** The fields of a form; several values of one name are joined. Files are not taken. */
const toFields = (entries: Iterable<[string, unknown]>): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    fields[name] = name in fields ? `${fields[name]}, ${value}` : value
  }
  return fields
}

const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** Reads JSON and both kinds of forms, whichever the content type names; `body` is null where it is none of them. */
export const readMessage = async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Message> => {
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
