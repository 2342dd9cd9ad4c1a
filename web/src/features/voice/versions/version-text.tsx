import { formatClock } from '@parley/core/voice/clock'
import { useMemo } from 'react'
import { compareTexts } from './compare-texts.ts'
import type { VersionSegment } from './versions.ts'

interface TextProps {
  segments: readonly VersionSegment[]
  names: Record<string, string>
}

export function VersionText({ segments, names }: TextProps) {
  return (
    <ol aria-label="Text of this version" className="space-y-2">
      {segments.map((segment, index) => (
        <li key={index} className="grid grid-cols-[3.5rem_minmax(0,1fr)] [content-visibility:auto]">
          <span className="text-sm leading-6 text-faint tabular-nums">{formatClock(segment.start)}</span>
          <span>
            <span className="font-medium">{names[segment.speaker] ?? segment.speaker}</span> {segment.text}
          </span>
        </li>
      ))}
    </ol>
  )
}

const toLines = (segments: readonly VersionSegment[], names: Record<string, string>): string =>
  segments.map(({ speaker, text }) => `${names[speaker] ?? speaker}: ${text}`).join('\n')

interface ChangesProps {
  earlier: readonly VersionSegment[]
  current: readonly VersionSegment[]
  names: Record<string, string>
}

/** What was taken from an earlier text and what was put in since. */
export function VersionChanges({ earlier, current, names }: ChangesProps) {
  const stretches = useMemo(
    () => compareTexts(toLines(earlier, names), toLines(current, names)),
    [earlier, current, names],
  )
  if (stretches === null)
    return <p className="text-muted">The two differ almost everywhere. Read this one under “Text”.</p>
  if (stretches.every(({ kind }) => kind === 'kept'))
    return <p className="text-muted">Identical to the current text.</p>
  return (
    <p className="whitespace-pre-line text-reading text-muted">
      {stretches.map(({ kind, text }, index) =>
        kind === 'added' ? (
          <ins key={index} className="rounded-xs bg-accent-soft text-accent-ink no-underline">
            {text}
          </ins>
        ) : kind === 'removed' ? (
          <del key={index} className="text-danger">
            {text}
          </del>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  )
}
