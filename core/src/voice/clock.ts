const pad = (value: number): string => String(value).padStart(2, '0')

/** "2:03", or "1:02:03" from an hour on. Negative and unknown lengths read as "0:00". */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(Math.max(0, seconds)) : 0
  const minutes = Math.floor(whole / 60) % 60
  const hours = Math.floor(whole / 3600)
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
}
