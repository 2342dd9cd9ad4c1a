import { escapeRegExp } from '../../text/words.ts'
import type { CustomerRecord } from '../customers/customer-names.ts'
import type { CommandContext } from '../entities.ts'
import { legalForm } from '../known-names.ts'

interface Row {
  id: string
  name: string
}

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** How people call it: by its whole name, a company without its legal form, a person by the first name. */
const namesOf = ({ name }: Row, record: CustomerRecord): string[] =>
  [name, record === 'accounts' ? name.replace(legalForm, '').trim() : '', firstOf(name)].filter(
    (each) => each.length > 1,
  )

function placeIn(sentence: string, name: string): number {
  return sentence.search(new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'iu'))
}

/**
 * Where a sentence names the account or contact of a call (by id or name), without any doubt which one; null where it does not, or
 * where another one may be meant.
 */
export function placeOfCustomer(
  record: CustomerRecord,
  reference: unknown,
  sentence: string,
  { known }: CommandContext,
): number | null {
  const rows: readonly Row[] = known.customers?.[record] ?? []
  const key = String(reference).trim().toLowerCase()
  const [row, ...others] = rows.filter(
    (each) => each.id === reference || namesOf(each, record).some((name) => name.toLowerCase() === key),
  )
  if (!row || others.length > 0) return null
  for (const name of namesOf(row, record)) {
    const place = placeIn(sentence, name)
    if (place === -1) continue
    const rest = sentence.slice(0, place) + ' '.repeat(name.length) + sentence.slice(place + name.length)
    const isOthers = rows.some((each) => {
      if (each.id === row.id) return false
      // Part of a longer name, beside another one, or what several go by.
      const isLonger = placeIn(each.name, name) !== -1 && placeIn(sentence, each.name) !== -1
      const isShared = namesOf(each, record).some((other) => other.toLowerCase() === name.toLowerCase())
      return isLonger || isShared || placeIn(rest, each.name) !== -1
    })
    return isOthers ? null : place
  }
  return null
}
