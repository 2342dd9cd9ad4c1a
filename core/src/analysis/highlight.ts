import { countWords } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { sentimentOf } from '../voice/sentiment.ts'
import { isPleasantry } from './pleasantry.ts'
import type { Line, Scene } from './scene.ts'
import type { Topic } from './types.ts'

const tells =
  /\b(?:need|want|problem|issue|broken|plan|looking for|because|important|decided|works?|use|using|team|goal|failed|error|stopped)\b/g

function score(line: Line, topics: Topic[]): number {
  const words = countWords(line.text)
  if (words < 5 || words > 45 || isQuestion(line.text) || isPleasantry(line.text)) return 0
  const isTopic = topics.some((topic) => topic.evidence.start === line.evidence.start)
  const cueCount = line.lower.match(tells)?.length ?? 0
  return cueCount + (isTopic ? 1.5 : 0) + Math.abs(sentimentOf(line.text)) + Math.min(words, 20) / 20
}

/** The customer's highest-scoring sentence, or null where only the seller said something that scores. */
export function findHighlight(scene: Scene, topics: Topic[]): Line | null {
  const ranked = scene.lines
    .filter((line) => line.side !== 'us')
    .map((line) => ({ line, points: score(line, topics) }))
    .toSorted((one, other) => other.points - one.points)
  const best = ranked[0]
  return best && best.points > 1 ? best.line : null
}
