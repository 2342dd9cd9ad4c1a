import { Badge, type Tone } from './badge.tsx'
import { joinClasses } from './join-classes.ts'

interface Props {
  score: number
  tone: Tone
  /** The band, never the colour alone. */
  word: string
  /** In a list: numbers end below each other, and so do the words begin. */
  isColumn?: boolean
  isLarge?: boolean
}

/** A score as it stands everywhere: the number, and its band in a word on a tint. */
export function ScoreMark({ score, tone, word, isColumn = false, isLarge = false }: Props) {
  return (
    <span data-score className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      <span className={joinClasses(isColumn && 'w-7 text-right', isLarge && 'text-2xl font-[540]')}>
        <span className="sr-only">Score </span>
        {Math.round(score)}
      </span>
      <span className={joinClasses(isColumn && 'w-12 text-left')}>
        <Badge tone={tone}>{word}</Badge>
      </span>
    </span>
  )
}
