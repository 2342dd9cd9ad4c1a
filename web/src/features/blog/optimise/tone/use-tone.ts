import type { Tone } from '@parley/core/blog/tone'
import { useStore } from '~/data/store.ts'
import { useScores, useSession } from '../session/session.tsx'

/** The tone the assistant writes in: the chosen one, otherwise what the text sounds like (professional without any sign). */
export function useTone(): { tone: Tone; isDetected: boolean; choose: (tone: Tone | null) => void } {
  const { tone } = useSession()
  const chosen = useStore(tone)
  const detected = useScores()?.readability.tone ?? 'professional'
  return { tone: chosen ?? detected, isDetected: chosen === null, choose: tone.write }
}
