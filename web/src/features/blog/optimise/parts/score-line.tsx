import { type ScoreBand, scoreBandOf } from '@parley/core/seo/bands'
import type { ReactNode } from 'react'
import type { Tone } from '~/ui/badge.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { ScoreMark } from '~/ui/score-mark.tsx'

const tones: Record<ScoreBand['tone'], Tone> = { good: 'good', ok: 'fair', poor: 'poor' }
const fills: Record<ScoreBand['tone'], string> = { good: 'bg-good', ok: 'bg-fair', poor: 'bg-poor' }

/** A score out of 100 and its band: 80 and more, 60 and more, below (docs/specified.md S9.8). */
export function PostScore({ score, isLarge = false }: { score: number; isLarge?: boolean }) {
  const { tone, label } = scoreBandOf(score)
  return <ScoreMark score={score} tone={tones[tone]} word={label} isLarge={isLarge} />
}

/** A score set large. */
export function ScoreHead({ score, note }: { score: number; note?: ReactNode }) {
  return (
    <div>
      <PostScore score={score} isLarge />
      {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  )
}

interface BarProps {
  label: string
  score: number
  /** In place of the band's own word, such as a platform's status. */
  word?: string
}

/** One of several scores under each other: name, number, word and a line. */
export function ScoreBar({ label, score, word }: BarProps) {
  const { tone, label: band } = scoreBandOf(score)
  return (
    <li className="py-1.5">
      <div className="flex items-center justify-between gap-2 text-sm">
        <span className="min-w-0">{label}</span>
        <ScoreMark score={score} tone={tones[tone]} word={word ?? band} />
      </div>
      <div aria-hidden="true" className="mt-1 h-1 overflow-hidden rounded-sm bg-line">
        <div className={joinClasses('h-1 rounded-sm', fills[tone])} style={{ width: `${score}%` }} />
      </div>
    </li>
  )
}
