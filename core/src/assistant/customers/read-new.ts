import type { CommandContext, Entity } from '../entities.ts'
import type { Slots } from '../slots/reading.ts'
import { asName, firstOf, tidy } from '../slots/reading.ts'
import { accountNamed } from './customer-names.ts'
import { jobTitle } from './person-title.ts'
import type { Understood } from './read-lists.ts'

const make =
  '(?:create|add|make|set up|register|enter|put in|put|save|open(?= (?:an?|another|new)\\b)|start|insert|new)'
const article = '(?:(?:an?|another|the|new|customer|client|company) )*'
const newAccount = new RegExp(
  `^(?:${make}(?: me| us)? |(?:we|i)(?:['’]ve| have)?(?: just)? (?:got|have|won|gained)? ?(?=an? new ))?(?:${article})account(?: for| called| named|:| -| with the name)*[\\s:]+(?<name>\\S.*)$`,
  'iu',
)
/** "Register Acme as an account". */
const asAccount = new RegExp(
  `^${make} (?<name>\\S.*?) as (?:an? |another )?(?:new |customer |client )*account(?<rest>[,;].*)?$`,
  'iu',
)
const beginsMaking = new RegExp(`^${make}\\b`, 'i')
const web = /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,12}(?:\/\S*)?/i
const fieldWord =
  /[\s,]*\b(?:with |and )*(?:the |her |his |their |its )?(?:web ?site|home ?page|url|phone|telephone|tel|mobile|number|e-?mail|mail|address|title|role|position|domain)(?: (?:address|number))?(?: is)?[\s:]*$/i
const noName = /^(?:me|us|him|her|them|it|you|myself|manager|owner|managers|of|at|in|on|to|and|is)\b/i

const withoutReach = (text: string, entities: readonly Entity[]): string =>
  entities
    .filter(({ kind }) => kind === 'email' || kind === 'phone')
    .reduce((rest, fact) => rest.replace(fact.text, ' , '), text)

/** The parts of a text that commas part, without what only names a field. */
const partsOf = (text: string): string[] =>
  text
    .replace(web, ' ')
    .split(/\s*[,;:()]\s*|\s+-\s+|\s+(?:and |with )+(?=(?:the |a )?(?:job )?(?:title|role|position)\b)/i)
    .map((part) => tidy(part.replace(fieldWord, '').replace(/[)?!.]+$/, '')))
    .filter((part) => part !== '' && !fieldWord.test(` ${part}`))

function readNewAccount(plain: string, entities: readonly Entity[]): Understood | null {
  const behind = asAccount.exec(plain)?.groups
  const found = behind
    ? `${behind['name'] ?? ''}${behind['rest'] ?? ''}`
    : newAccount.exec(plain)?.groups?.['name']
  const isAsked = beginsMaking.test(plain) || /^(?:we|i)\b/i.test(plain)
  if (found === undefined || !isAsked || noName.test(found)) return null
  const named = withoutReach(found, entities)
  const website = web.exec(named)?.[0]
  const bare = tidy(
    (named.replace(web, ' ').split(/\s*[,;(]\s*|\s+with\s+/)[0] ?? '')
      .replace(fieldWord, '')
      .replaceAll(/["“”]/g, ''),
  )
  // Some go by their address alone.
  const name = bare === '' ? website : asName(bare)
  if (name === undefined) return null
  const phone = firstOf(entities, 'phone')
  return {
    intent: 'create_account',
    slots: {
      name,
      ...(website === undefined ? {} : { website }),
      ...(phone ? { phone: phone.phone } : {}),
    },
  }
}

const asContact =
  /\b(?:as (?:an? |another )?(?:new )?contact(?: person)?|(?:in)?to (?:the |our )?(?:contacts|people)|to the account|to (?:\S+ ){0,4}?\S+['’]s (?:contacts|people))\b/i
const beginsContact =
  /^(?:(?:create|add|make|register|enter|put in|save|new|insert)\b ?)+(?:me |us )?(?:an? |another |the |new |following )*(?:contact(?: person)?|person)\b(?: (?:for|named|called))?[\s:,-]*/i
/** "Sven Olsen is a new contact at Acme". */
const newAt = /^(?<name>\p{Lu}[^,;:?!]{2,60}?) is (?:a|our|the) new contact(?: person)? (?:at|of|for|from) /u
const at = /(?:^|\s)(?:who works |works )?(?:at|from|of|with|for|to)\s+(?:the (?:account|company) )?/gi
const titleWord = new RegExp(
  `^(?:(?:the|a|an|our|their|as|title|role|position|is)[\\s:]+)*(${jobTitle})$`,
  'iu',
)
const saidTitle = /\b(?:job title|title|role|position)(?: is|:)? (.+)$/i

/** The account that a part of a command names behind "at", and what stands before it. */
function splitAtAccount(part: string, context: CommandContext): { before: string; account: string } | null {
  // "Head of IT at Initech": the last one leads to the company.
  for (const place of [...part.matchAll(at)].toReversed()) {
    const behind = part.slice(place.index + place[0].length).replace(/\s+(?:as|to)\b.*$/i, '')
    const found = accountNamed(behind, context)
    if (found) return { before: tidy(part.slice(0, place.index)), account: found.reference }
  }
  return null
}

/** "Add Priya Nair at Acme as a contact": a person at a customer that is known; of any other company it is a lead. */
function readNewContact(
  plain: string,
  context: CommandContext,
  entities: readonly Entity[],
): Understood | null {
  const isFramed = beginsContact.test(plain)
  const isTold = newAt.test(plain)
  if (!isFramed && !isTold && !(asContact.test(plain) && beginsMaking.test(plain))) return null
  const text = isTold
    ? plain.replace(newAt, '$<name> at ')
    : plain.replace(isFramed ? beginsContact : beginsMaking, '')
  const ofAccount = /\bto ((?:\S+ ){0,4}?\S+)['’]s (?:contacts|people)\b/i.exec(text)
  const worded = (ofAccount ? text.replace(ofAccount[0], `at ${ofAccount[1] ?? ''}`) : text)
    .replace(/\bto the (?:contacts|people|account)(?: (?:of|at))?(?= \S)/i, 'at')
    .replace(
      /\bas (?:an? |another )?(?:new )?contact(?: person)?(?: (?:at|for|of|to))?(?= \p{Lu}|\s+\S)/iu,
      (found) => (/ (?:at|for|of|to)$/i.test(found) ? 'at' : ''),
    )
    .replace(asContact, '')
  const slots: Slots = {}
  for (const part of partsOf(withoutReach(worded, entities))) {
    const whole = 'name' in slots && !('account' in slots) ? accountNamed(part, context) : null
    if (whole) {
      slots['account'] = whole.reference
      continue
    }
    const split = 'account' in slots ? null : splitAtAccount(part, context)
    const rest = split ? split.before : part
    if (split) slots['account'] = split.account
    const title = saidTitle.exec(rest)?.[1] ?? titleWord.exec(rest)?.[1]
    if (title !== undefined) slots['title'] = title
    else if (!('name' in slots) && rest !== '') slots['name'] = asName(rest)
  }
  if (
    !('account' in slots) ||
    !('name' in slots) ||
    (typeof slots['name'] === 'string' && /\d/.test(slots['name']))
  )
    return null
  const email = firstOf(entities, 'email')
  const phone = firstOf(entities, 'phone')
  return {
    intent: 'create_contact',
    slots: {
      ...slots,
      ...(email ? { email: email.email } : {}),
      ...(phone ? { phone: phone.phone } : {}),
    },
  }
}

/** An account or a contact that a command without its courtesies wants made; null for anything else. */
export const readNewCustomer = (
  plain: string,
  context: CommandContext,
  entities: readonly Entity[],
): Understood | null => readNewAccount(plain, entities) ?? readNewContact(plain, context, entities)
