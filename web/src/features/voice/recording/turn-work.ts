import type { QueryClient } from '@tanstack/react-query'
import { assignTurn } from '../calls/assign-turn.ts'
import { correctRecording } from '../calls/correct-recording.ts'
import { editSegment } from '../calls/edit-segment.ts'
import { recordingQuery } from '../calls/recording-query.ts'
import { type SegmentRow, segmentsQuery } from '../calls/segments-query.ts'
import { readSpeakerNames, readSpeakerSides } from '../details.ts'
import type { Side } from './speaker-sides.ts'
import { nearestWord, otherSpeaker, restOfTurn, speakerBefore } from './turns.ts'

/** What is done with the words of a segment and the turn it is in. Segments by id, speakers by the transcript's label. */
export interface TurnWork {
  edit(segment: string, text: string): Promise<void>
  /** Gives the turn, from this segment on, to a speaker. */
  assign(segment: string, speaker: string): Promise<void>
  /** Gives it to somebody by name, whose side may be known. */
  assignTo(segment: string, name: string, side: Side | null): Promise<void>
  /** Another voice speaks from the word nearest to `place` (characters) of `text`, which is kept where it was changed. */
  split(segment: string, text: string, place: number): Promise<void>
  /** The turn is of whoever spoke before it. */
  merge(segment: string, text: string): Promise<void>
  /** Name and side of a speaker throughout. */
  correct(speaker: string, name: string, side: Side | null): Promise<void>
}

/** From what the page shows of a recording; each is kept on the server when it is done. */
export function createTurnWork(client: QueryClient, id: string): TurnWork {
  const { queryKey } = segmentsQuery(id)
  const read = () => client.getQueryData(queryKey) ?? []
  const patch = (ids: readonly string[], change: Partial<SegmentRow>) =>
    client.setQueryData(queryKey, (rows) =>
      rows?.map((row) => (ids.includes(row.id) ? { ...row, ...change } : row)),
    )
  const names = () => readSpeakerNames(client.getQueryData(recordingQuery(id).queryKey)?.speaker_names)
  const sides = () => readSpeakerSides(client.getQueryData(recordingQuery(id).queryKey)?.speaker_sides)
  async function give(segment: string, speaker: string, from = 0) {
    const turn = restOfTurn(read(), segment).map((each) => each.id)
    if (from === 0) patch(turn, { speaker })
    await assignTurn(id, turn, speaker, from)
  }
  async function keep(segment: string, text: string) {
    if (read().find((each) => each.id === segment)?.text === text) return
    patch([segment], { text })
    await editSegment(segment, text)
  }
  async function setSide(
    speaker: string,
    side: Side | null,
    rest: { speaker_names?: Record<string, string> },
  ) {
    const { [speaker]: _former, ...others } = sides()
    await correctRecording(id, {
      ...rest,
      speaker_sides: side === null ? others : { ...others, [speaker]: side },
    })
  }
  return {
    edit: keep,
    assign: (segment, speaker) => give(segment, speaker),
    assignTo: async (segment, name, side) => {
      const known = Object.entries(names()).find(([, called]) => called === name)?.[0] ?? name
      await give(segment, known)
      if (side !== null) await setSide(known, side, {})
    },
    split: async (segment, text, place) => {
      const from = nearestWord(text, place)
      if (from === null) return
      await keep(segment, text)
      await give(segment, otherSpeaker(read(), segment), from)
    },
    merge: async (segment, text) => {
      const before = speakerBefore(read(), segment)
      if (before === null) return
      await keep(segment, text)
      await give(segment, before)
    },
    correct: (speaker, name, side) =>
      setSide(speaker, side, { speaker_names: { ...names(), [speaker]: name } }),
  }
}
