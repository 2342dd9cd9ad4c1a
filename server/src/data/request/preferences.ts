import { dataError } from '../errors.ts'

export interface Preferences {
  representation: 'minimal' | 'headers-only' | 'full' | null
  resolution: 'merge' | 'ignore' | null
  count: 'exact' | 'planned' | 'estimated' | null
  usesDefaults: boolean
  /** Only binding with handling=strict. */
  maximumAffected: number | null
  /** The preferences that were followed, for Preference-Applied. */
  applied: string[]
}

const known: Readonly<Record<string, (preferences: Preferences) => void>> = {
  'return=representation': (p) => (p.representation = 'full'),
  'return=minimal': (p) => (p.representation = 'minimal'),
  'return=headers-only': (p) => (p.representation = 'headers-only'),
  'resolution=merge-duplicates': (p) => (p.resolution = 'merge'),
  'resolution=ignore-duplicates': (p) => (p.resolution = 'ignore'),
  'count=exact': (p) => (p.count = 'exact'),
  'count=planned': (p) => (p.count = 'planned'),
  'count=estimated': (p) => (p.count = 'estimated'),
  'missing=default': (p) => (p.usesDefaults = true),
  'missing=null': (p) => (p.usesDefaults = false),
  'handling=strict': () => {},
  'handling=lenient': () => {},
}
/** Accepted and without effect: the host always commits, and keeps its own time zone. */
const ignored = /^(?:tx=(?:commit|rollback)|timezone=.+|params=.+)$/

/**
 * The Prefer header; of two preferences of one name the first counts.
 * @throws DataError PGRST122 for an unknown one with handling=strict.
 */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {
    representation: null,
    resolution: null,
    count: null,
    usesDefaults: false,
    maximumAffected: null,
    applied: [],
  }
  if (header === undefined) return preferences
  const given = header.split(',').map((part) => part.trim())
  const isStrict = given.includes('handling=strict')
  const invalid: string[] = []
  const seen = new Set<string>()
  for (const preference of given) {
    if (preference === '' || ignored.test(preference)) continue
    const name = preference.split('=', 1)[0] ?? ''
    const apply = Object.hasOwn(known, preference) ? known[preference] : undefined
    const maximum = /^max-affected=(\d{1,9})$/.exec(preference)?.[1]
    if (!apply && maximum === undefined) invalid.push(preference)
    else if (!seen.has(name)) {
      seen.add(name)
      apply?.(preferences)
      if (maximum !== undefined && isStrict) preferences.maximumAffected = Number(maximum)
      if (maximum === undefined || isStrict) preferences.applied.push(preference)
    }
  }
  if (isStrict && invalid.length > 0) {
    throw dataError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${invalid.join(', ')}`,
    )
  }
  return preferences
}
