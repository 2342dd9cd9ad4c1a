const pad = (value: number) => String(value).padStart(2, '0')

/** Seconds as "0:07", "12:40" or "1:02:03". Negative and unknown lengths read as "0:00". */
export function formatTimecode(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
}
