import { countOf } from '~/data/formats.ts'

/** What the rows of a table are called; those of other tables are not worth a word. */
const nouns: readonly (readonly [tables: readonly string[], one: string, many?: string])[] = [
  [['lead_activities'], 'timeline entry', 'timeline entries'],
  [['lead_contacts', 'profiles'], 'person', 'people'],
  [['attachments'], 'file'],
  [['recordings'], 'conversation'],
  [['tasks'], 'task'],
  [['follow_up_emails', 'lead_emails'], 'email'],
  [['values'], 'value'],
]

/**
 * "With 12 timeline entries, 2 files and 1 person. 1 part is not there any more." Undefined where nothing came along.
 * @param returned how many rows by table, own fields' "values", "missing", and "renamed" where its name was taken
 */
export function describeReturned(returned: Readonly<Record<string, number>>): string | undefined {
  const counted = nouns.flatMap(([tables, one, many]) => {
    const count = tables.reduce((sum, table) => sum + (returned[table] ?? 0), 0)
    return count === 0 ? [] : [countOf(count, one, many)]
  })
  const missing = returned['missing'] ?? 0
  const sentences = [
    counted.length === 0 ? '' : `With ${new Intl.ListFormat('en-US').format(counted)}.`,
    missing === 0
      ? ''
      : `${countOf(missing, 'part')} of it ${missing === 1 ? 'is' : 'are'} not there any more.`,
    returned['renamed'] === undefined
      ? ''
      : 'Another one has its name by now, so “(restored)” stands behind this one’s. If both are one company, merge them.',
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}
