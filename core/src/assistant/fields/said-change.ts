import { wordsOfFields } from './said-fields.ts'

/** What a command changes, in its words. */
export interface SaidChange {
  /** Whose field it is. */
  name: string
  /** What the field is called. */
  field: string
  /** Empty where the field is to be emptied. */
  value: string
  /** "Account", "contact" or "lead", where it is named outright. */
  noun: string | undefined
  /** `tell`: how it is, without asking for a change. `add` and `remove`: one value more or less, where there are several. */
  way: 'set' | 'tell' | 'add' | 'remove'
}

const change = '(?:change|set|update|make|put|correct|edit|fix|adjust|switch|enter|note)'
const noun = '(?:(?<noun>account|contact|lead) )?'
const name = '(?<name>[^?!,;:]{2,80}?)'
const field = '(?<field>[\\p{L}\\p{N} /-]{2,60}?)'
const to = '(?:to(?: be)?|as|=|:|is(?: now)?|into)'
const value = '(?<value>\\S.*)'
const emptying = '(?:clear|remove|delete|erase|empty|drop)'
const known = `(?<field>${[...new Set(['leads', 'accounts', 'contacts', 'tasks'] as const)].map(wordsOfFields).join('|')})s?`

const all = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu')

/** What a command asks for, without its value where any words may be one, and without what a field is called: both may hold any words. */
export const headOf = (
  plain: string,
  { field, value }: Pick<SaidChange, 'field' | 'value'>,
  isFree: boolean,
): string => (isFree && value !== '' ? plain.replace(value, '…') : plain).replace(field, 'field')

/** Each way to say a change, the plainest first. */
const patterns: readonly [way: SaidChange['way'], pattern: RegExp][] = [
  [
    'add',
    all(
      `(?:add|put|attach) (?:the |an? )?(?:new )?${known} (?<value>\\S.*?) (?:to|on|for) (?:the )?${noun}${name}`,
    ),
  ],
  ['add', all(`give (?:the )?${noun}${name} the (?:new )?${known} ${value}`)],
  ['add', all(`add (?<value>\\S.*?) to (?:the )?${noun}${name}['’]s ${known}`)],
  ['add', all(`add (?<value>\\S.*?) to (?:the )?${known} (?:of|for) (?:the )?${noun}${name}`)],
  ['add', all(`(?<field>tag|label) (?:the )?${noun}${name} (?:as|with) ${value}`)],
  [
    'remove',
    all(
      `(?:remove|delete|drop|take(?: off)?) (?:the )?${known} (?<value>\\S.*?) (?:from|off) (?:the )?${noun}${name}`,
    ),
  ],
  [
    'remove',
    all(`(?:remove|delete|drop|take) (?<value>\\S.*?) (?:from|off) (?:the )?${noun}${name}['’]s ${known}`),
  ],
  ['set', all(`${change} (?:the )?${noun}${name}['’]s? (?:new )?${field} ?${to} ${value}`)],
  [
    'set',
    all(`${change} (?:the |a )?(?:new )?${field} (?:of|for|on|at) (?:the )?${noun}${name} ?${to} ${value}`),
  ],
  ['set', all(`(?:the )?${noun}${name}['’]s? (?:new )?${field} is now ${value}`)],
  ['set', all(`(?:the )?(?:new )?${field} (?:of|for) (?:the )?${noun}${name} is now ${value}`)],
  // "Put acme.example down as Acme's website".
  [
    'set',
    all(`${change}(?: down)? (?<value>\\S.*?)(?: down)? as (?:the )?${noun}${name}['’]s? (?:new )?${field}`),
  ],
  ['set', all(`${name} (?:has|got|has got) (?:an? )?new ${field}(?: is)?[:,]? ${value}`)],
  // "Update Lena Vogt: title CFO", "Lena's email, it's …".
  ['set', all(`${change} (?:the )?${noun}${name}[:,] (?:new )?${field}[: ]+(?:is )?${value}`)],
  [
    'set',
    all(`${change} (?:the )?${noun}${name}['’]s? ${field}[,:;] (?:it['’]?s|it is|it should be|to) ${value}`),
  ],
  ['set', all(`${name} (?:has |have )?(?:moved|changed) (?:its|their|her|his) ${field} to ${value}`)],
  ['tell', all(`(?:the )?${noun}${name}['’]s? (?:new )?${field} is ${value}`)],
  ['tell', all(`(?:the )?(?:new )?${field} (?:of|for) (?:the )?${noun}${name} is ${value}`)],
  ['set', all(`${emptying} (?:the )?${field} (?:of|from|for|on) (?:the )?${noun}${name}`)],
  ['set', all(`${emptying} (?:the )?${noun}${name}['’]s? ${field}`)],
]
const renaming = new RegExp(`^rename (?:the )?${noun}${name} (?:to|as|into) ${value}$`, 'iu')

/** The changes that a command without its courtesies can be read as, the likeliest first; none where it names no field. */
export function saidChanges(plain: string): SaidChange[] {
  const renamed = renaming.exec(plain)?.groups
  const read = patterns.flatMap(([way, pattern]) => {
    const groups = pattern.exec(plain)?.groups
    return groups ? [{ way, groups }] : []
  })
  return [...read, ...(renamed ? [{ way: 'set' as const, groups: { ...renamed, field: 'name' } }] : [])].map(
    ({ way, groups }) => ({
      way,
      name: groups['name'] ?? '',
      field: groups['field'] ?? '',
      value: groups['value'] ?? '',
      noun: groups['noun'],
    }),
  )
}
