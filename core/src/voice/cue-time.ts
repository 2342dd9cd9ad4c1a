const time = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/

/** Seconds of "01:02:03.456", "02:03,456" or "2:03"; null where it is none. */
export function parseCueTime(text: string): number | null {
  const match = time.exec(text.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

/** "01:02:03.456" with the given decimal separator. */
export function formatCueTime(seconds: number, separator: '.' | ','): string {
  const milliseconds = Math.round(Math.max(0, seconds) * 1000)
  const whole = Math.floor(milliseconds / 1000)
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => pad(part, 2))
    .join(':')
  return `${clock}${separator}${pad(milliseconds % 1000, 3)}`
}
