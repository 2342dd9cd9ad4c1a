/**
 * The fields that a column of a file can be mapped to, with the headings by which each is recognised (folded: small
 * letters and digits alone).
 */
export const importFields = [
  {
    key: 'name',
    label: 'Name',
    aliases: ['fullname', 'contact', 'contactname', 'lead', 'leadname', 'person'],
  },
  { key: 'first_name', label: 'First name', aliases: ['givenname', 'vorname', 'prenom', 'nombre'] },
  { key: 'last_name', label: 'Last name', aliases: ['surname', 'familyname', 'nachname', 'apellido'] },
  {
    key: 'company',
    label: 'Company',
    aliases: ['organization', 'organisation', 'account', 'accountname', 'companyname', 'firma', 'employer'],
  },
  { key: 'title', label: 'Role', aliases: ['title', 'jobtitle', 'position', 'function'] },
  {
    key: 'email',
    label: 'Email',
    aliases: ['emailaddress', 'mail', 'workemail', 'primaryemail', 'emailadresse'],
  },
  {
    key: 'phone',
    label: 'Phone',
    aliases: ['phonenumber', 'telephone', 'tel', 'mobile', 'mobilephone', 'cell', 'telefon', 'workphone'],
  },
  { key: 'website', label: 'Website', aliases: ['url', 'web', 'site', 'homepage', 'domain'] },
  { key: 'source', label: 'Source', aliases: ['leadsource', 'origin', 'channel', 'quelle'] },
  { key: 'status', label: 'Status', aliases: ['stage', 'leadstatus', 'dealstage', 'lifecyclestage'] },
  { key: 'value', label: 'Value', aliases: ['dealvalue', 'amount', 'dealamount', 'revenue', 'betrag'] },
  { key: 'currency', label: 'Currency', aliases: ['currencycode', 'wahrung'] },
  { key: 'owner', label: 'Owner', aliases: ['leadowner', 'assignedto', 'salesrep', 'contactowner'] },
  { key: 'next_step', label: 'Next step', aliases: ['nextaction', 'nextsteps'] },
  { key: 'tags', label: 'Tags', aliases: ['tag', 'labels', 'keywords'] },
  { key: 'last_activity_at', label: 'Last activity', aliases: ['lastcontacted', 'lastactivitydate'] },
  { key: 'created_at', label: 'Created', aliases: ['createdat', 'createdate', 'createddate', 'dateadded'] },
  { key: 'id', label: 'ID', aliases: ['leadid', 'recordid'] },
] as const

/** The field of each column by position; null for one that is left out. */
export type ImportMapping = readonly (string | null)[]

interface KnownColumn {
  key: string
  label: string
  aliases?: readonly string[]
}

/** Small letters and digits alone, without accents: "E-Mail Address" is "emailaddress". */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The field that each heading names: as mapped in an earlier file, else by label or alias. No field is mapped twice:
 * the first matching column gets it.
 * @param remembered field (or null: left out) by folded heading
 * @param extra the company's own fields
 */
export function guessMapping(
  headings: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
  extra: readonly KnownColumn[] = [],
): (string | null)[] {
  const known: readonly KnownColumn[] = [...importFields, ...extra]
  const taken = new Set<string>()
  return headings.map((heading) => {
    const folded = foldHeading(heading)
    const found = known.find(
      ({ key, label, aliases = [] }) =>
        foldHeading(label) === folded || foldHeading(key) === folded || aliases.includes(folded),
    )?.key
    const before = remembered.get(folded)
    const isBeforeKnown = before === null || known.some(({ key }) => key === before)
    const field = before !== undefined && isBeforeKnown ? before : (found ?? null)
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Whether a first record looks like headings: no cell holds an address or a long number, and one is known or none is empty. */
export function looksLikeHeader(record: readonly string[]): boolean {
  if (record.some((cell) => /@[^\s@]+\.|^[\s+()\d.,/-]*\d[\s()\d.,/-]{3,}$/.test(cell.trim()))) return false
  return guessMapping(record).some((field) => field !== null) || record.every((cell) => cell.trim() !== '')
}

/** What the mapping lacks before rows can be imported, as a sentence; null when it is complete. */
export function describeMappingProblem(mapping: ImportMapping): string | null {
  const named = ['name', 'first_name', 'last_name'].some((field) => mapping.includes(field))
  if (!named) return 'Say which column holds the name. A lead needs one.'
  const twice = mapping.find((field, index) => field !== null && mapping.indexOf(field) !== index)
  const label = importFields.find(({ key }) => key === twice)?.label ?? twice
  return twice === undefined || twice === null ? null : `Two columns fill ${label}. Leave one of them out.`
}
