import type { Line, Scene } from './scene.ts'
import { timesIn } from './times.ts'

const goesOn =
  /\b(?:(?:be|is|put) in place|carr(?:y|ies) on|goes? on|runs? on|continues?|starts?|begins?|live|takes? over|no gap)\b/i
const fewDays = 3 * 24 * 3_600_000

/**
 * "The policy's up on the thirty-first of December." "So it has to be in place on the first of January.": of a contract that ends, the
 * day right after it on which the next one begins is when it is wanted, whoever of the two says it.
 */
export function beginsAfter<Found extends { line: Line; value: string; at: string | null }>(
  ending: Found | null,
  scene: Scene,
): Found | null {
  const end = ending?.at ?? null
  if (ending === null || end === null) return ending
  const later = scene.lines
    .slice(scene.lines.indexOf(ending.line) + 1)
    .filter(({ text }) => goesOn.test(text))
    .flatMap((line) => timesIn(line.text, scene).map(({ value, at }) => ({ line, value, at })))
    .find(({ at }) => {
      const after = at === null ? 0 : Date.parse(at) - Date.parse(end)
      return after > 0 && after <= fewDays
    })
  return later ? { ...ending, ...later } : ending
}
