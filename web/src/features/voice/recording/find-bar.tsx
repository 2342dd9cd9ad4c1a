import { ChevronDown, ChevronUp } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Input } from '~/ui/input.tsx'
import type { SegmentRow } from '../calls/segments-query.ts'
import { findText } from './find-text.ts'
import { highlight, rangeIn } from './highlights.ts'
import { SmallButton } from './small-button.tsx'

interface Props {
  segments: readonly SegmentRow[]
  /** How many of them are on the page by now. */
  drawn: number
  /** Words of the search that led here. */
  initial: string
}

/** Finds words in the transcript: Enter for the next place, Shift and Enter for the one before. */
export default function FindBar({ segments, drawn, initial }: Props) {
  const [words, setWords] = useState(initial)
  const [chosen, setChosen] = useState(0)
  const deferred = useDeferredValue(words)
  const matches = useMemo(
    () =>
      findText(
        segments.map((segment) => segment.text),
        deferred,
      ),
    [segments, deferred],
  )
  useEffect(() => {
    highlight(
      'parley-found',
      matches
        .filter(({ segment }) => segment < drawn)
        .map(({ segment, from, to }) => rangeIn(segments[segment]?.id ?? '', from, to)),
    )
    return () => highlight('parley-found', [])
  }, [matches, segments, drawn])
  const show = (index: number) => {
    if (matches.length === 0) return
    const next = (index + matches.length) % matches.length
    setChosen(next)
    const id = segments[matches[next]?.segment ?? 0]?.id ?? ''
    document.querySelector(`[data-segment="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' })
  }
  const count =
    words.trim() === '' ? '' : matches.length === 0 ? 'Not found' : `${chosen + 1} of ${matches.length}`
  return (
    <search className="flex items-center gap-1">
      <div className="relative min-w-0 flex-1">
        <Input
          type="search"
          aria-label="Find in transcript"
          placeholder="Find in transcript"
          className="pr-22"
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setChosen(0)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            show(event.shiftKey ? chosen - 1 : event.nativeEvent.isComposing ? chosen : chosen + 1)
          }}
        />
        <output className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-sm text-faint tabular-nums">
          {count}
        </output>
      </div>
      <SmallButton label="Previous match" disabled={matches.length === 0} onClick={() => show(chosen - 1)}>
        <ChevronUp aria-hidden="true" />
      </SmallButton>
      <SmallButton label="Next match" disabled={matches.length === 0} onClick={() => show(chosen + 1)}>
        <ChevronDown aria-hidden="true" />
      </SmallButton>
    </search>
  )
}
