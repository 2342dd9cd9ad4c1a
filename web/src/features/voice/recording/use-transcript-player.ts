import { lastStartedIndex, placeWords } from '@parley/core/voice/playback'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { SegmentRow } from '../calls/segments-query.ts'
import { readWords } from '../details.ts'
import { characterAt, highlight, rangeIn } from './highlights.ts'
import { usePlayer, usePlayerControls } from './player.ts'

const leaveAlone = 4000

function jumpTo(segmentId: string | undefined, block: ScrollLogicalPosition): void {
  if (segmentId === undefined) return
  document
    .querySelector(`[data-segment="${CSS.escape(segmentId)}"]`)
    ?.scrollIntoView({ block, behavior: 'smooth' })
}

/**
 * Ties the transcript to the player: which segment is being said, the word in it, a press on a word, and keeping the
 * place in view unless somebody is reading elsewhere.
 * @param drawn how many of the segments are on the page by now
 * @returns index of the segment being said, -1 before the first
 */
export function useTranscriptPlayer(
  segments: readonly SegmentRow[],
  list: RefObject<HTMLElement | null>,
  drawn: number,
): number {
  const player = usePlayerControls()
  const starts = useMemo(() => segments.map((segment) => ({ start: segment.start_seconds })), [segments])
  const active = usePlayer(({ time, isPlaying, jumps }) =>
    time > 0 || isPlaying || jumps > 0 ? lastStartedIndex(starts, time + 0.05) : -1,
  )
  const jumps = usePlayer((state) => state.jumps)
  const segment = segments[active]

  useEffect(() => {
    const places = segment ? placeWords(segment.text, readWords(segment.words)) : []
    const show = () => {
      const place =
        places[
          lastStartedIndex(
            places.map(({ word }) => word),
            player.read().time + 0.05,
          )
        ]
      highlight('parley-word', [segment && place ? rangeIn(segment.id, place.from, place.to) : null])
    }
    show()
    const leave = player.subscribe(show)
    return () => {
      leave()
      highlight('parley-word', [])
    }
  }, [player, segment])

  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (!getSelection()?.isCollapsed || !(event.target instanceof HTMLElement)) return
      const id = event.target.dataset['text']
      const pressed = segments.find((each) => each.id === id)
      if (!pressed) return
      const places = placeWords(pressed.text, readWords(pressed.words))
      const offset = characterAt(event.clientX, event.clientY)?.offset ?? 0
      const place = places.findLast(({ from }) => from <= offset)
      player.seek(place?.word.start ?? pressed.start_seconds)
      player.play()
    }
    const target = list.current
    target?.addEventListener('click', press)
    return () => target?.removeEventListener('click', press)
  }, [player, segments, list])

  useEffect(() => {
    const current = lastStartedIndex(starts, player.read().time + 0.05)
    if (jumps > 0 && current < drawn) jumpTo(segments[current]?.id, 'center')
  }, [jumps, player, segments, starts, drawn])

  useFollow(segment?.id)
  return active
}

/** While playing, keeps what is said in view; a scroll of one's own is left alone for four seconds. */
function useFollow(segmentId: string | undefined): void {
  const player = usePlayerControls()
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const note = () => {
      scrolledAt.current = performance.now()
    }
    globalThis.addEventListener('wheel', note, { passive: true })
    globalThis.addEventListener('touchmove', note, { passive: true })
    return () => {
      globalThis.removeEventListener('wheel', note)
      globalThis.removeEventListener('touchmove', note)
    }
  }, [])
  useEffect(() => {
    const isReading = performance.now() - scrolledAt.current < leaveAlone
    if (player.read().isPlaying && !isReading) jumpTo(segmentId, 'nearest')
  }, [player, segmentId])
}
