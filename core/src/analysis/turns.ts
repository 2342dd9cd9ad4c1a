import type { Line } from './scene.ts'

/** What one speaker says without interruption: lines `from` up to and without `until`. */
export interface Turn {
  speaker: string
  from: number
  until: number
}

/** The turns of a conversation, in order. */
export function toTurns(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = []
  for (const [index, { speaker }] of lines.entries()) {
    const last = turns.at(-1)
    if (last?.speaker === speaker) last.until = index + 1
    else turns.push({ speaker, from: index, until: index + 1 })
  }
  return turns
}

/** What belongs together stands within so many lines. */
export const nearLines = 6

/** The texts of a turn's first lines, or of the first ones from the line `from` on. */
export const textsOf = (lines: readonly Line[], turn: Turn, from = turn.from): string[] =>
  lines.slice(from, Math.min(turn.until, from + nearLines)).map(({ text }) => text)
