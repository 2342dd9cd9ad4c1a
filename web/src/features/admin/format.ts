const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const number = new Intl.NumberFormat('en-GB')
const short = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

export const formatCount = (count: number): string => number.format(count)

/** `3.2 MB`: decimal, as disks are sold. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${short.format(bytes / 1000 ** power)} ${units[power]}`
}

/** `2.5 ms`, `480 ms`, `1.9 s`. */
export const formatMilliseconds = (milliseconds: number): string =>
  milliseconds < 1000
    ? `${short.format(milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds))} ms`
    : `${short.format(milliseconds / 1000)} s`

/** `0.2 %`; what is there but rounds to nothing is `under 0.1 %`. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '0 %'
  const percent = (part / whole) * 100
  return part > 0 && percent < 0.1 ? 'under 0.1 %' : `${short.format(Math.round(percent * 10) / 10)} %`
}

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** `3 hours`, `1 day`, `12 seconds`: the largest whole unit. */
export function formatSpan(seconds: number): string {
  if (seconds < 1) return 'under a second'
  const [unit, length] = spans.find(([, each]) => seconds >= each) ?? ['second', 1]
  const count = Math.floor(seconds / length)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export const secondsBetween = (earlier: string, later: string): number =>
  Math.max(0, (Date.parse(later) - Date.parse(earlier)) / 1000)

export const formatTime = (at: string): string => time.format(new Date(at))

/** Kinds of event whose own name is no words. */
const actions: Record<string, string> = {
  user_signedup: 'Signed up',
  login: 'Signed in',
  logout: 'Signed out',
  backup_asked: 'Backup asked for',
  challenge_created: 'Second factor asked for',
  user_confirmation_requested: 'Confirmation mail asked for',
  user_modified: 'Account changed',
  user_recovery_requested: 'Password reset asked for',
}

/** `account_disabled` as words. */
export const formatAction = (action: string): string => {
  const known = actions[action]
  if (known !== undefined) return known
  const words = action.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const formatPeriod = (days: number): string => (days === 1 ? 'last 24 hours' : `last ${days} days`)
