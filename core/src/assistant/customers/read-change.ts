import { contactRoleLabels, contactRoles } from '../../records/contact-roles.ts'
import { salesNouns } from '../../records/sales-records.ts'
import type { CommandContext, Entity } from '../entities.ts'
import { readChanges } from '../fields/read-changes.ts'
import { headOf, saidChanges } from '../fields/said-change.ts'
import { fieldNamed, isOfLeads } from '../fields/said-fields.ts'
import type { Slots } from '../slots/reading.ts'
import { accountNamed, bareName, type CustomerRecord, contactNamed, type Named } from './customer-names.ts'
import { firstGroups } from './first-groups.ts'
import { jobTitle } from './person-title.ts'
import type { Understood } from './read-lists.ts'

const name = '(?<name>[^?!,;:]{2,80}?)'
const becoming = new RegExp(
  `^${name} (?:is (?:now|the new|our new)|(?:just |has been |was |got )+promoted to|(?:has )?became)(?: the| a| an)? (?<title>${jobTitle})(?: there| at .+)?$`,
  'iu',
)
const moving = new RegExp(
  `^(?:the contact )?${name} (?:now )?(?:works|is working|moved|has moved|went|changed) (?:now )?(?:at|for|to|over to) (?<account>[^?!,;:]{2,80}?)(?: now)?$`,
  'iu',
)

/** "Move Lena to Globex". */
const sending =
  /^move (?:the contact )?(?<name>[^?!,;:]{2,80}?) (?:over )?to (?:the account )?(?<account>[^?!,;:]{2,80})$/iu
const toUpdate = (record: CustomerRecord, { reference }: Named, slots: Slots): Understood =>
  record === 'accounts'
    ? { intent: 'update_account', slots: { account: reference, ...slots } }
    : { intent: 'update_contact', slots: { contact: reference, ...slots } }

function readField(plain: string, context: CommandContext): Understood | null {
  for (const change of saidChanges(plain)) {
    const { name: said, field, noun } = change
    for (const record of ['accounts', 'contacts'] as const) {
      if (noun !== undefined && salesNouns[record] !== noun.toLowerCase()) continue
      const known = fieldNamed(record, field, context)
      const found = record === 'accounts' ? accountNamed(said, context) : contactNamed(said, context)
      // Named outright, it may be one that is not known here.
      const named = found ?? (noun === undefined ? null : { reference: bareName(said), isLead: false })
      if (!known || !named || (noun === undefined && named.isLead && isOfLeads(known))) continue
      const changes = readChanges(record, change, context)
      if (!changes) continue
      const { slots, problem, isFree } = changes
      return {
        ...toUpdate(record, named, slots),
        problem,
        head: headOf(plain, change, isFree),
      }
    }
  }
  return null
}

/** "Assign the account Acme to Nora", "make Nora the owner of Initech". */
const owning = [
  /^(?:assign|give|hand(?: over)?|transfer) (?:the )?(?:(?<noun>account) )?(?<name>[^?!,;:]{2,80}?) (?:over )?to (?<person>[^?!,;:]{2,60})$/iu,
  /^make (?<person>[^?!,;:]{2,60}?) (?:the )?owner of (?:the )?(?:(?<noun>account) )?(?<name>[^?!,;:]{2,80})$/iu,
  /^(?:set|change) (?:the )?owner of (?:the )?(?:(?<noun>account) )?(?<name>[^?!,;:]{2,80}?) to (?<person>[^?!,;:]{2,60})$/iu,
]

function readOwner(plain: string, context: CommandContext, entities: readonly Entity[]): Understood | null {
  const found = firstGroups(owning, plain)
  const person = entities.flatMap((entity) =>
    entity.kind === 'person' && found?.['person']?.includes(entity.text) === true ? [entity.person] : [],
  )[0]
  const account = found && person ? accountNamed(found['name'] ?? '', context) : null
  if (!account || !person || (found?.['noun'] === undefined && account.isLead)) return null
  return toUpdate('accounts', account, { owner: person.id })
}

const roles = new Map(
  contactRoles.flatMap((key) => [[contactRoleLabels[key].toLowerCase(), key] as const, [key, key] as const]),
)
const sale = "(?:the |our )?(?<sale>[^?!,;:]{2,80}?)(?:['’]s)?(?<kind> (?:deal|sale|lead|opportunity))?"
const person = '(?:the contact )?(?<person>[^?!,;:]{2,80}?)'
const as = `(?:an? |the |our |its |their )?(?<role>${[...roles.keys()].join('|').replaceAll(' ', '[ -]')})`
const joinings = [
  new RegExp(
    `^(?:add|put|include|take|bring|list|note) ${person} as ${as} (?:to|on|in|into|onto|of) ${sale}$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|put|include|take|bring|list|note) ${person} (?:to|on|in|into|onto) ${sale}(?: as ${as})?$`,
    'iu',
  ),
  new RegExp(`^${person} is ${as} (?:in|on|for|of) ${sale}$`, 'iu'),
  new RegExp(`^(?:make|set|mark) ${person} (?:as )?${as} (?:to|on|in|of|for) ${sale}$`, 'iu'),
]

/** "Add Priya to the Northwind deal as decision maker": somebody who takes part in a sale. */
function readJoining(plain: string, context: CommandContext, entities: readonly Entity[]): Understood | null {
  for (const joining of joinings) {
    const { person: who = '', sale: where = '', kind, role: said } = joining.exec(plain)?.groups ?? {}
    // "Lena is the champion at Acme" may be no more than told.
    if (
      kind === undefined &&
      / is /.test(plain) &&
      !/^(?:add|put|include|take|bring|list|note|make|set|mark)\b/i.test(plain)
    )
      continue
    const role = said === undefined ? undefined : roles.get(said.toLowerCase().trim().replaceAll('-', ' '))
    if (who === '' || (said === undefined ? kind === undefined : role === undefined)) continue
    const contact = contactNamed(who, context)
    const isPerson = contact !== null || (role !== undefined && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u.test(who))
    if (!isPerson) continue
    const mention = entities.find((entity) => entity.kind === 'lead' && where.includes(entity.text))
    const lead = mention?.kind === 'lead' && mention.leads.length === 1 ? mention.leads[0]?.id : undefined
    return {
      intent: 'add_contact_to_lead',
      slots: {
        lead: lead ?? bareName(where),
        contact: contact?.reference ?? bareName(who),
        ...(role === undefined ? {} : { role }),
      },
    }
  }
  return null
}

/** A change of an account or a contact, or of who takes part in a sale; null where a lead is meant. */
export function readCustomerChange(
  plain: string,
  context: CommandContext,
  entities: readonly Entity[],
): Understood | null {
  const outright =
    readJoining(plain, context, entities) ?? readOwner(plain, context, entities) ?? readField(plain, context)
  if (outright) return outright
  const found = firstGroups([becoming, moving, sending], plain)
  const said = found?.['name'] ?? ''
  const title = found?.['title'] ?? ''
  const one = said === '' ? null : contactNamed(said, context)
  if (!one || one.isLead) return null
  if (title !== '') return toUpdate('contacts', one, { title })
  const place = accountNamed(found?.['account'] ?? '', context)
  return place ? toUpdate('contacts', one, { account: place.reference }) : null
}
