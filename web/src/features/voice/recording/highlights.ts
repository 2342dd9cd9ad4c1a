const isSupported = () => typeof CSS !== 'undefined' && 'highlights' in CSS

/** A part of a segment's text on the page; null where it is not there. */
export function rangeIn(segmentId: string, from: number, to: number): Range | null {
  const text = document.querySelector(`[data-text="${CSS.escape(segmentId)}"]`)?.firstChild
  if (!(text instanceof Text) || to > text.length) return null
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, to)
  return range
}

/** Marks parts of the transcript without a single element more, so that hours of words stay smooth. */
export function highlight(name: 'parley-word' | 'parley-found', ranges: readonly (Range | null)[]): void {
  if (!isSupported()) return
  const found = ranges.filter((range) => range !== null)
  if (found.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...found))
}

/** Which character of a segment's text was pressed; null beside the text. */
export function characterAt(x: number, y: number): { segmentId: string; offset: number } | null {
  const place = document.caretPositionFromPoint?.(x, y)
  const segmentId = place?.offsetNode.parentElement?.dataset['text']
  return place && segmentId !== undefined ? { segmentId, offset: place.offset } : null
}
