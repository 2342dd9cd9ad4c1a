/**
 * What remains in a field once a part of it was sent: only that part goes, what was typed after it stays. A text that was
 * changed in its middle meanwhile is another text and stays whole.
 * @param sent as it was sent, trimmed or not
 */
export function unsentText(now: string, sent: string): string {
  const [text, known] = [now.trimStart(), sent.trim()]
  return text.startsWith(known) ? text.slice(known.length).trimStart() : now
}
