/** What an SEO analysis says, taken from its text; a section that is missing is empty or null. */
export interface SeoAnalysis {
  /** "55/100 (Needs work)", as it was written. */
  score: string | null
  advice: string[]
  keywords: string[]
  metaDescription: string | null
}

export interface LinkSuggestion {
  anchorText: string
  url: string
  context: string
}

const mostKeywords = 5
const heading = /^[\s#*_>-]*([A-Z][A-Z ]{2,40})[*_]*\s*:[*_]*\s*(.*)$/
const bullet = /^\s*(?:[-*•]|\d+[.)])\s+/

const toLines = (text: string): string[] => text.split(/\r?\n/)

const unwrap = (text: string): string =>
  text
    .trim()
    .replace(/^(\*\*|__|[“"'`*_])(.*?)(\*\*|__|[”"'`*_])$/, '$2')
    .trim()

/** Each once, as it stands first; blank ones are left out. */
function toUnique(items: string[]): string[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = item.toLowerCase()
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** The entries of a numbered list, each once, without the marks around them; other lines are passed over. */
export const parseNumberedList = (text: string): string[] =>
  toUnique(toLines(text).flatMap((line) => unwrap(/^\s*\d+[.)]\s+(.+)$/.exec(line)?.[1] ?? '')))

/** At most five tags out of a numbered list (docs/specified.md S7.11, S9.11). */
export const parseTags = (text: string): string[] => parseNumberedList(text).slice(0, mostKeywords)

/** Lines under each heading in capitals; what follows the heading on its own line is the first of them. */
function toSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of toLines(text)) {
    const found = heading.exec(line)
    if (found) {
      lines = found[2] ? [found[2]] : []
      sections.set(found[1]?.trim() ?? '', lines)
    } else lines.push(line)
  }
  return sections
}

/** Keywords (at most five), meta description, advice and score of an SEO analysis by their headings (S7.11). */
export function parseSeoAnalysis(text: string): SeoAnalysis {
  const sections = toSections(text)
  const linesOf = (name: string): string[] =>
    (sections.get(name) ?? []).map((line) => line.replace(bullet, '').trim()).filter(Boolean)
  return {
    score: linesOf('SEO SCORE')[0] ?? null,
    advice: toUnique(linesOf('ADVICE')),
    keywords: toUnique(linesOf('KEYWORDS').flatMap((line) => line.split(/[,;]/).map(unwrap))).slice(
      0,
      mostKeywords,
    ),
    metaDescription: unwrap(linesOf('META DESCRIPTION').join(' ')) || null,
  }
}

/** The search intent and the sentence that explains it. */
export function parseIntent(text: string): { intent: string; reason: string } {
  const [first = '', ...rest] = toLines(text.trim())
  const named = /^INTENT:\s*(.+)$/i.exec(first)?.[1]
  return {
    intent: named?.trim() ?? '',
    reason: (named === undefined ? [first, ...rest] : rest).join(' ').trim(),
  }
}

/** Links of a numbered list, each as `“anchor” → address (in: context)`; a line of another form is passed over. */
export const parseLinks = (text: string): LinkSuggestion[] =>
  toLines(text).flatMap((line) => {
    const found = /^\s*\d+[.)]\s+[“"](.+?)[”"]\s*(?:→|->)\s*(\S+)(?:\s+\(in:\s*(.*)\))?\s*$/.exec(line)
    if (!found) return []
    return [{ anchorText: found[1] ?? '', url: found[2] ?? '', context: found[3] ?? '' }]
  })
