import { useEffect, useState } from 'react'
import { useTimeZone } from './time-zone.ts'

/** Now (ISO 8601, moving on each half minute) and the person's time zone. */
export function useClock(): { now: string; timeZone: string } {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return { now, timeZone: useTimeZone() }
}
