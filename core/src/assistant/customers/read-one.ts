import type { CommandContext } from '../entities.ts'
import { fieldNamed, isOfLeads } from '../fields/said-fields.ts'
import { accountNamed, bareName, type CustomerRecord, contactNamed, type Named } from './customer-names.ts'
import type { Understood } from './read-lists.ts'

const opening = `(?:(?:show|open|pull up|bring up|view|see|get|find|display|go to|take me to|look up|tell|give)(?: me| us)?|what do (?:we|you|i) (?:know|have) (?:about|on)|(?:tell me |show me |give me |i need )?(?:everything|all|more|something|details|infos?|information|a summary|an overview)(?: (?:that )?(?:we|you) (?:know|have))?(?: (?:about|on|of|for))|tell me (?:more )?about|how is|what(?:['’]s| is) (?:up with|going on (?:at|with|in)|new (?:at|with)))`
const name = '(?<name>[^?!,;:]{2,80}?)'

/** The record is named outright: "open the account Acme", "Anna Keller's contact". */
const outright = new RegExp(
  `^(?:${opening} )?(?:the |our )?(?<noun>account|contact)(?: page| record| card)?(?: (?:of|for|called|named|with|:))? (?!details\\b|info|data\\b|person\\b|people\\b|number\\b|owner\\b|manager\\b|at\\b|from\\b|of\\b)${name}$`,
  'iu',
)
const owned = new RegExp(
  `^${opening} (?:the )?${name}(?:['’]s?)? (?<noun>account|contact)(?: page| record| card)?$`,
  'iu',
)
const making = /^(?:an?|new|another|called|named)\b/i

/** "What's Acme's website", "the website of Acme", "Anna's phone number". */
const asks = [
  /^(?:(?:what|who)(?:['’]?s| is| are)|(?:tell|give|show|get|find)(?: me| us)?|do (?:we|you) (?:have|know)|i need|look up)? ?(?:the )?(?<name>[^?!,;:]{2,80}?)['’]s? (?<field>[\p{L} -]{2,60})$/iu,
  /^(?:(?:what|who)(?:['’]?s| is| are)|(?:tell|give|show|get|find)(?: me| us)?|do (?:we|you) (?:have|know)|i need|look up)? ?(?:the |an? )?(?<field>[\p{L} -]{2,60}?) (?:of|for) (?<name>[^?!,;:]{2,80})$/iu,
  /^(?:what|which) (?<field>[\p{L} -]{2,60}?) (?:does|do|has) (?<name>[^?!,;:]{2,80}?)(?: have| has| use)?$/iu,
]
const reaching =
  /^(?:how (?:do|can) (?:i|we) (?:reach|contact|call|get hold of|get in touch with)|(?:contact details|details) (?:of|for)|where (?:does|do)) (?<name>[^?!,;:]{2,80}?)(?: work)?$/iu

const get = (record: CustomerRecord, { reference }: Named): Understood =>
  record === 'accounts'
    ? { intent: 'get_account', slots: { account: reference } }
    : { intent: 'get_contact', slots: { contact: reference } }

/** "Acme account": nothing but the name of one that is known. */
const named = /^(?:the |our )?(?<name>[^?!,;:]{2,80}?)(?:['’]s?)? account(?: page| record)?$/iu

function readOutright(plain: string, context: CommandContext): Understood | null {
  const alone = accountNamed(named.exec(plain)?.groups?.['name'] ?? '', context)
  if (alone) return get('accounts', alone)
  const { name: said = '', noun = '' } = (outright.exec(plain) ?? owned.exec(plain))?.groups ?? {}
  if (said === '' || making.test(said)) return null
  if (noun.toLowerCase() === 'account') {
    const account = accountNamed(said, context)
    return { intent: 'get_account', slots: { account: account?.reference ?? bareName(said) } }
  }
  const person = contactNamed(said, context)
  return person ? get('contacts', person) : null
}

/** "Show Initech", "bring up Lena Vogt": who is known as nothing but a customer. */
const plainly = new RegExp(`^${opening} ${name}$`, 'iu')

function readPlainly(plain: string, context: CommandContext): Understood | null {
  const said = plainly.exec(plain)?.groups?.['name'] ?? ''
  const person = contactNamed(said, context)
  if (person) return person.isLead ? null : get('contacts', person)
  const account = accountNamed(said, context)
  return account && !account.isLead ? get('accounts', account) : null
}

/** One account or contact that a command without its courtesies asks about; null where it may be a lead that is asked about. */
export function readOneCustomer(plain: string, context: CommandContext): Understood | null {
  const one = readOutright(plain, context)
  if (one) return one
  for (const ask of asks) {
    const { name: said = '', field: words = '' } = ask.exec(plain)?.groups ?? {}
    if (said === '') continue
    for (const record of ['accounts', 'contacts'] as const) {
      const found = record === 'accounts' ? accountNamed(said, context) : contactNamed(said, context)
      const field = fieldNamed(record, words, context)
      // "Ana's address" is where mails go.
      const isOfLead = field !== undefined && (isOfLeads(field) || /^address$/i.test(words.trim()))
      if (found && field && !(found.isLead && isOfLead)) return get(record, found)
    }
  }
  const reached = reaching.exec(plain)?.groups?.['name']
  const person = reached === undefined ? null : contactNamed(reached, context)
  return person && !person.isLead ? get('contacts', person) : readPlainly(plain, context)
}
