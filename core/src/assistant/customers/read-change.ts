import { contactRoleLabels, contactRoles } from '../../records/contact-roles.ts'
import type { CommandContext, Entity } from '../entities.ts'
import { firstOf, type Slots, tidy } from '../slots/reading.ts'
import { type CustomerRecord, fieldNamed, isOfLeads, type SaidField } from './customer-fields.ts'
import { accountNamed, bareName, contactNamed, type Named } from './customer-names.ts'
import { jobTitle } from './person-title.ts'
import type { Understood } from './read-lists.ts'

const change = '(?:change|set|update|make|put|correct|edit|fix|adjust|switch|enter|note)'
const name = '(?<name>[^?!,;:]{2,80}?)'
const field = '(?<field>[\\p{L}\\p{N} /-]{2,60}?)'
const to = '(?:to(?: be)?|as|=|:|is(?: now)?|into)'
const value = '(?<value>\\S.*)'

/** "Change Acme's website to …", "set the title of Anna to …", "Acme's website is now …". */
const changes = [
  new RegExp(
    `^${change} (?:the )?(?:(?<noun>account|contact) )?${name}['’]s? (?:new )?${field} ?${to} ${value}$`,
    'iu',
  ),
  new RegExp(
    `^${change} (?:the |a )?(?:new )?${field} (?:of|for|on|at) (?:the )?(?:(?<noun>account|contact) )?${name} ?${to} ${value}$`,
    'iu',
  ),
  new RegExp(
    `^(?:the )?(?:(?<noun>account|contact) )?${name}['’]s? (?:new )?${field} is now ${value}$`,
    'iu',
  ),
  new RegExp(
    `^(?:the )?(?:new )?${field} (?:of|for) (?:the )?(?:(?<noun>account|contact) )?${name} is now ${value}$`,
    'iu',
  ),
]
const becoming = new RegExp(
  `^${name} is (?:now|the new|our new)(?: the| a| an)? (?<title>${jobTitle})(?: there| at .+)?$`,
  'iu',
)
const moving = new RegExp(
  `^(?:the contact )?${name} (?:now )?(?:works|is working|moved|has moved|went|changed) (?:now )?(?:at|for|to|over to) (?<account>[^?!,;:]{2,80}?)(?: now)?$`,
  'iu',
)

function valueOf(said: SaidField, text: string, entities: readonly Entity[]): string {
  const column = 'column' in said ? said.column : ''
  const found =
    column === 'email'
      ? firstOf(entities, 'email')?.email
      : column === 'phone'
        ? firstOf(entities, 'phone')?.phone
        : undefined
  return found ?? tidy(text.replaceAll(/["“”]/g, '').replace(/[!?]+$/, ''))
}

const toSlots = (said: SaidField, given: string): Slots =>
  'own' in said ? { own_fields: { [said.own]: given } } : { [said.column]: given }

const toUpdate = (record: CustomerRecord, { reference }: Named, slots: Slots): Understood =>
  record === 'accounts'
    ? { intent: 'update_account', slots: { account: reference, ...slots } }
    : { intent: 'update_contact', slots: { contact: reference, ...slots } }

function readField(plain: string, context: CommandContext, entities: readonly Entity[]): Understood | null {
  for (const pattern of changes) {
    const { name: said = '', field: words = '', value: given = '', noun } = pattern.exec(plain)?.groups ?? {}
    if (said === '') continue
    const isMeant = (record: CustomerRecord) => noun === undefined || record.startsWith(noun.toLowerCase())
    for (const record of (['accounts', 'contacts'] as const).filter(isMeant)) {
      const found = record === 'accounts' ? accountNamed(said, context) : contactNamed(said, context)
      const known = fieldNamed(record, words, context)
      if (!known) continue
      // Named outright, it may be one that is not known here.
      const named = found ?? (noun === undefined ? null : { reference: bareName(said), isLead: false })
      if (!named || (noun === undefined && named.isLead && isOfLeads(known))) continue
      return toUpdate(record, named, toSlots(known, valueOf(known, given, entities)))
    }
  }
  return null
}

const roles = new Map(
  contactRoles.flatMap((key) => [[contactRoleLabels[key].toLowerCase(), key] as const, [key, key] as const]),
)
const joining = new RegExp(
  `^(?:add|put|include|take|bring|list|note) (?:the contact )?(?<person>[^?!,;:]{2,80}?) (?:to|on|in|into|onto) (?:the |our )?(?<sale>[^?!,;:]{2,80}?)(?:['’]s)?(?<kind> (?:deal|sale|lead|opportunity))?(?: as (?:an? |the |our |its |their )?(?<role>[\\p{L} -]+))?$`,
  'iu',
)

/** "Add Priya to the Northwind deal as decision maker": somebody who takes part in a sale. */
function readJoining(plain: string, context: CommandContext, entities: readonly Entity[]): Understood | null {
  const { person = '', sale = '', kind, role: said } = joining.exec(plain)?.groups ?? {}
  if (person === '' || (kind === undefined && said === undefined)) return null
  const role = said === undefined ? undefined : roles.get(said.toLowerCase().trim().replace(/-/g, ' '))
  if (said !== undefined && role === undefined) return null
  const contact = contactNamed(person, context)
  const saleStart = plain.lastIndexOf(sale)
  const mention = entities.find(
    (entity) =>
      entity.kind === 'lead' &&
      plain.indexOf(entity.text, Math.max(0, saleStart - 1)) >= saleStart &&
      sale.includes(entity.text),
  )
  const lead = mention?.kind === 'lead' && mention.leads.length === 1 ? mention.leads[0]?.id : undefined
  const isPerson =
    contact !== null || (role !== undefined && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u.test(person))
  if (!isPerson) return null
  return {
    intent: 'add_contact_to_lead',
    slots: {
      lead: lead ?? bareName(sale),
      contact: contact?.reference ?? bareName(person),
      ...(role === undefined ? {} : { role }),
    },
  }
}

/** A change of an account or a contact, or of who takes part in a sale; null where a lead is meant. */
export function readCustomerChange(
  plain: string,
  context: CommandContext,
  entities: readonly Entity[],
): Understood | null {
  const joined = readJoining(plain, context, entities) ?? readField(plain, context, entities)
  if (joined) return joined
  const {
    name: said = '',
    title = '',
    account = '',
  } = (becoming.exec(plain) ?? moving.exec(plain))?.groups ?? {}
  const person = said === '' ? null : contactNamed(said, context)
  if (!person || person.isLead) return null
  if (title !== '') return toUpdate('contacts', person, { title })
  const place = accountNamed(account, context)
  return place ? toUpdate('contacts', person, { account: place.reference }) : null
}
