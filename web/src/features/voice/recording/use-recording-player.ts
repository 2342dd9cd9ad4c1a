import { useEffect, useState } from 'react'
import { createPlayer, type Player } from './player.ts'

interface Given {
  /** Seconds. */
  duration: number
  hasSound: boolean
  audioUrl: string | null
  peaks: readonly number[]
  /** Where to begin, in seconds. */
  startAt: number | undefined
}

/** The page's player; it ends with the page. */
export function useRecordingPlayer({ duration, hasSound, audioUrl, peaks, startAt }: Given): Player {
  const [player] = useState(() => createPlayer(duration, hasSound))
  useEffect(() => () => player.close(), [player])
  useEffect(() => player.setDuration(duration), [player, duration])
  useEffect(() => player.setSound(hasSound), [player, hasSound])
  useEffect(() => {
    if (audioUrl !== null) player.load(audioUrl, peaks)
  }, [player, audioUrl, peaks])
  useEffect(() => {
    // Set, not played: browsers refuse sound that nobody has asked for on this page.
    if (startAt !== undefined) player.seek(startAt)
  }, [player, startAt])
  return player
}
