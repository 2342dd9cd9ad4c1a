/** The text of an answer. @throws Error for one of more than `largest` bytes, of which no more are read */
export async function readBounded(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > largest) throw new Error('The server answered with far more than it was asked for.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
