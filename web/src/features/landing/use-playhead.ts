import { useEffect, useState } from 'react'

/** A silent playhead over a recording, in seconds, at real speed. It rests at 0:00 until somebody moves it. */
export function usePlayhead(duration: number) {
  const [time, setTime] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return undefined
    let frame = 0
    let previous = performance.now()
    const advance = (now: number) => {
      const passed = (now - previous) / 1000
      previous = now
      setTime((current) => Math.min(duration, current + passed))
      frame = requestAnimationFrame(advance)
    }
    frame = requestAnimationFrame(advance)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, duration])
  const hasEnded = time >= duration
  return {
    time,
    /** Nobody has played or moved it: everything shows. */
    isAtRest: time === 0 && !isPlaying,
    isPlaying: isPlaying && !hasEnded,
    toggle: () => {
      if (hasEnded) setTime(0)
      setPlaying(hasEnded || !isPlaying)
    },
    seek: (seconds: number) => setTime(seconds),
  }
}
