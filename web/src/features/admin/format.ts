import { formatPercent } from '~/data/formats.ts'
/** `0.2%`; what is there but rounds to nothing is `under 0.1%`. */
export const formatShare = (part: number, whole: number): string =>
  part > 0 && part / whole < 0.001 ? 'under 0.1%' : formatPercent(whole === 0 ? 0 : part / whole)

export const secondsBetween = (earlier: string, later: string): number =>
  Math.max(0, (Date.parse(later) - Date.parse(earlier)) / 1000)

/** Kinds of event whose own name is no words. */
const actions: Record<string, string> = {
  user_signedup: 'Signed up',
  login: 'Signed in',
  logout: 'Signed out',
  backup_asked: 'Backup requested',
  challenge_created: 'Second factor requested',
  user_confirmation_requested: 'Confirmation email requested',
  user_modified: 'Account changed',
  user_recovery_requested: 'Password reset requested',
}

/** `account_disabled` as words. */
export function formatAction(action: string): string {
  const known = actions[action]
  if (known !== undefined) return known
  const words = action.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const formatPeriod = (days: number): string => (days === 1 ? 'last 24 hours' : `last ${days} days`)
