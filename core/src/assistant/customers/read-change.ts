import { contactRoleLabels, contactRoles } from '../../records/contact-roles.ts'
import type { CommandContext, Entity } from '../entities.ts'
import { firstOf, type Slots, tidy } from '../slots/reading.ts'
import { type CustomerRecord, fieldNamed, isOfLeads, type SaidField } from './customer-fields.ts'
import { accountNamed, bareName, contactNamed, type Named } from './customer-names.ts'
import { firstGroups } from './first-groups.ts'
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
  // "Put acme.example down as Acme's website".
  new RegExp(
    `^${change}(?: down)? (?<value>\\S.*?)(?: down)? as (?:the )?(?:(?<noun>account|contact) )?${name}['’]s? (?:new )?${field}$`,
    'iu',
  ),
  new RegExp(`^${name} (?:has|got|has got) (?:an? )?new ${field}(?: is)?[:,]? ${value}$`, 'iu'),
  // "Update Lena Vogt: title CFO", "Lena's email, it's …".
  new RegExp(
    `^${change} (?:the )?(?:(?<noun>account|contact) )?${name}[:,] (?:new )?${field}[: ]+(?:is )?${value}$`,
    'iu',
  ),
  new RegExp(
    `^${change} (?:the )?(?:(?<noun>account|contact) )?${name}['’]s? ${field}[,:;] (?:it['’]?s|it is|it should be|to) ${value}$`,
    'iu',
  ),
  new RegExp(`^${name} (?:has |have )?(?:moved|changed) (?:its|their|her|his) ${field} to ${value}$`, 'iu'),
]
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
/** "Initech's phone is +49 40 …": only what can be nothing else. */
const stating = new RegExp(
  `^(?:the )?(?:(?<noun>account|contact) )?${name}['’]s? (?:new )?${field} is ${value}$`,
  'iu',
)
const clearing = [
  new RegExp(
    `^(?:clear|remove|delete|erase|empty|drop) (?:the )?${field} (?:of|from|for|on) (?:the )?(?:(?<noun>account|contact) )?${name}$`,
    'iu',
  ),
  new RegExp(
    `^(?:clear|remove|delete|erase|empty|drop) (?:the )?(?:(?<noun>account|contact) )?${name}['’]s? ${field}$`,
    'iu',
  ),
]
const renaming =
  /^rename (?:the )?(?:(?<noun>account|contact) )?(?<name>[^?!,;:]{2,80}?) (?:to|as|into) (?<value>\S.*)$/iu

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

function toSlots(said: SaidField, given: string, context: CommandContext): Slots {
  if ('own' in said) return { own_fields: { [said.own]: given } }
  return { [said.column]: (said.column === 'account' && accountNamed(given, context)?.reference) || given }
}

const toUpdate = (record: CustomerRecord, { reference }: Named, slots: Slots): Understood =>
  record === 'accounts'
    ? { intent: 'update_account', slots: { account: reference, ...slots } }
    : { intent: 'update_contact', slots: { contact: reference, ...slots } }

interface SaidChange {
  said: string
  /** What the field is called. */
  words: string
  given: string
  /** "Account" or "contact", where it is named outright. */
  noun: string | undefined
}

function saidChange(plain: string, entities: readonly Entity[]): SaidChange | null {
  const isReach = entities.some(
    ({ kind, end }) => (kind === 'email' || kind === 'phone') && end >= plain.length - 1,
  )
  const patterns = isReach ? [...changes, stating] : changes
  const found = firstGroups(patterns, plain)
  const cleared = found ? null : firstGroups(clearing, plain)
  const renamed = found || cleared ? null : firstGroups([renaming], plain)
  const groups = found ?? cleared ?? renamed
  return groups
    ? {
        said: groups['name'] ?? '',
        words: renamed ? 'name' : (groups['field'] ?? ''),
        given: cleared ? '' : (groups['value'] ?? ''),
        noun: groups['noun'],
      }
    : null
}

function readField(plain: string, context: CommandContext, entities: readonly Entity[]): Understood | null {
  const change = saidChange(plain, entities)
  if (!change) return null
  const { said, words, given, noun } = change
  const isMeant = (record: CustomerRecord) => noun === undefined || record.startsWith(noun.toLowerCase())
  for (const record of (['accounts', 'contacts'] as const).filter(isMeant)) {
    const found = record === 'accounts' ? accountNamed(said, context) : contactNamed(said, context)
    const known = fieldNamed(record, words, context)
    if (!known) continue
    // Named outright, it may be one that is not known here.
    const named = found ?? (noun === undefined ? null : { reference: bareName(said), isLead: false })
    if (!named || (noun === undefined && named.isLead && isOfLeads(known))) continue
    return toUpdate(
      record,
      named,
      toSlots(known, given === '' ? '' : valueOf(known, given, entities), context),
    )
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
    readJoining(plain, context, entities) ??
    readOwner(plain, context, entities) ??
    readField(plain, context, entities)
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
