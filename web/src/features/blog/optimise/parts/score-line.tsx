import { type ScoreBand, scoreBandOf } from '@parley/core/seo/bands'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '~/ui/badge.tsx'
import { joinClasses } from '~/ui/join-classes.ts'

const tones: Record<ScoreBand['tone'], Tone> = { good: 'good', ok: 'fair', poor: 'poor' }
const fills: Record<ScoreBand['tone'], string> = { good: 'bg-good', ok: 'bg-fair', poor: 'bg-poor' }

/** The word of a score's band: 80 and more, 60 and more, below (docs/specified.md S9.8). */
function ScoreBadge({ score }: { score: number }) {
  const { tone, label } = scoreBandOf(score)
  return <Badge tone={tones[tone]}>{label}</Badge>
}

/** A score out of 100 set large, with its band in words. */
export function ScoreHead({ score, note }: { score: number; note?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span className="text-2xl font-[540] tabular-nums">{score}</span>
      <span className="text-sm text-faint">of 100</span>
      <span className="self-center">
        <ScoreBadge score={score} />
      </span>
      {note !== undefined && <span className="w-full text-sm text-muted">{note}</span>}
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
      <div className="flex items-baseline gap-2 text-sm tabular-nums">
        <span className="min-w-0 flex-1">{label}</span>
        <span className="text-xs text-muted">{word ?? band}</span>
        <span className="w-7 text-right">{Math.round(score)}</span>
      </div>
      <div aria-hidden="true" className="mt-1 h-1 overflow-hidden rounded-sm bg-line">
        <div className={joinClasses('h-1 rounded-sm', fills[tone])} style={{ width: `${score}%` }} />
      </div>
    </li>
  )
}
