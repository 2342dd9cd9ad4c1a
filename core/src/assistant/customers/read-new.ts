import type { CommandContext, Entity } from '../entities.ts'
import type { Slots } from '../slots/reading.ts'
import { asName, firstOf, tidy, without } from '../slots/reading.ts'
import { accountNamed } from './customer-names.ts'
import { jobTitle } from './person-title.ts'
import type { Understood } from './read-lists.ts'

const make =
  '(?:create|add|make|set up|register|enter|put in|save|open(?= (?:an?|another|new)\\b)|start|insert|new)'
const article = '(?:(?:an?|another|the|new|customer|client|company) )*'
const newAccount = new RegExp(
  `^(?:${make}(?: me| us)? )?(?:${article})account(?: for| called| named|:| -| with the name)*[\\s:]+(?<name>\\S.*)$`,
  'iu',
)
const beginsMaking = new RegExp(`^${make}\\b`, 'i')
const web = /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,12}(?:\/\S*)?/i
const fieldWord =
  /[\s,]*\b(?:with |and )*(?:the |her |his |their |its )?(?:web ?site|home ?page|url|phone|telephone|tel|mobile|number|e-?mail|mail|address|title|role|position|domain)(?: (?:address|number))?(?: is)?[\s:]*$/i
const noName = /^(?:me|us|him|her|them|it|you|myself|manager|owner|managers|of|at|in|on|to|and|is)\b/i

/** The text up to its first fact, and the parts of it that commas part. */
function partsOf(text: string, entities: readonly Entity[]): string[] {
  const facts = entities.filter(({ kind }) => kind === 'email' || kind === 'phone')
  return without(text, facts)
    .replace(web, ' ')
    .split(/\s*[,;:(]\s*|\s+-\s+/)
    .map((part) => tidy(part.replace(fieldWord, '').replace(/[)?!.]+$/, '')))
    .filter((part) => part !== '' && !fieldWord.test(` ${part}`))
}

function readNewAccount(plain: string, entities: readonly Entity[]): Understood | null {
  const found = newAccount.exec(plain)?.groups?.['name']
  if (found === undefined || !beginsMaking.test(plain) || noName.test(found)) return null
  const facts = entities.filter(({ kind }) => kind === 'email' || kind === 'phone')
  const named = facts.reduce((rest, fact) => rest.replace(fact.text, ' '), found)
  const website = web.exec(named)?.[0]
  const name = tidy(
    (named.replace(web, ' ').split(/\s*[,;(]\s*|\s+with\s+/)[0] ?? '')
      .replace(fieldWord, '')
      .replaceAll(/["“”]/g, ''),
  )
  if (name === '') return null
  const phone = firstOf(entities, 'phone')
  return {
    intent: 'create_account',
    slots: {
      name: asName(name),
      ...(website === undefined ? {} : { website }),
      ...(phone ? { phone: phone.phone } : {}),
    },
  }
}

const asContact =
  /\b(?:as (?:an? |another )?(?:new )?contact(?: person)?|to (?:the |our )?(?:contacts|people)|to the account|to (?:\S+ ){0,4}?\S+['’]s (?:contacts|people))\b/i
const beginsContact =
  /^(?:(?:create|add|make|register|enter|put in|save|new|insert)\b ?)+(?:me |us )?(?:an? |another |the |new |following )*(?:contact(?: person)?|person)\b(?: (?:for|named|called))?[\s:,-]*/i
const at =
  /(?:^|\s)(?:at|from|of|with|for|to|who works (?:at|for)|works (?:at|for))\s+(?:the (?:account|company) )?(.+)$/i
const titleWord = new RegExp(
  `^(?:(?:the|a|an|our|their|as|title|role|position|is)[\\s:]+)*(${jobTitle})$`,
  'iu',
)
const saidTitle = /\b(?:job title|title|role|position)(?: is|:)? (.+)$/i

/** The account that a part of a command names behind "at", and what stands before it. */
function splitAtAccount(part: string, context: CommandContext): { before: string; account: string } | null {
  const place = at.exec(part)
  if (!place) return null
  const found = accountNamed((place[1] ?? '').replace(/\s+(?:as|to)\b.*$/i, ''), context)
  return found ? { before: tidy(part.slice(0, place.index)), account: found.reference } : null
}

/** "Add Priya Nair at Acme as a contact": a person at a customer that is known; of any other company it is a lead. */
function readNewContact(
  plain: string,
  context: CommandContext,
  entities: readonly Entity[],
): Understood | null {
  const isFramed = beginsContact.test(plain)
  if (!isFramed && !(asContact.test(plain) && beginsMaking.test(plain))) return null
  const text = isFramed ? plain.replace(beginsContact, '') : plain.replace(beginsMaking, '')
  const ofAccount = /\bto ((?:\S+ ){0,4}?\S+)['’]s (?:contacts|people)\b/i.exec(text)
  const worded = (ofAccount ? text.replace(ofAccount[0], `at ${ofAccount[1] ?? ''}`) : text)
    .replace(/\bto the (?:contacts|people|account)(?: of| at)?\b/i, 'at')
    .replace(
      /\bas (?:an? |another )?(?:new )?contact(?: person)?(?: (?:at|for|of|to))?(?= \p{Lu}|\s+\S)/iu,
      (found) => (/ (?:at|for|of|to)$/i.test(found) ? 'at' : ''),
    )
    .replace(asContact, '')
  const shift = (kind: 'email' | 'phone') => firstOf(entities, kind)
  const facts = entities
    .filter(({ kind }) => kind === 'email' || kind === 'phone')
    .reduce((rest, fact) => rest.replace(fact.text, ' , '), worded)
  const slots: Slots = {}
  for (const part of partsOf(facts, [])) {
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
  const [email, phone] = [shift('email'), shift('phone')]
  return {
    intent: 'create_contact',
    slots: {
      ...slots,
      ...(email?.kind === 'email' ? { email: email.email } : {}),
      ...(phone?.kind === 'phone' ? { phone: phone.phone } : {}),
    },
  }
}

/** An account or a contact that a command without its courtesies wants made; null for anything else. */
export const readNewCustomer = (
  plain: string,
  context: CommandContext,
  entities: readonly Entity[],
): Understood | null => readNewAccount(plain, entities) ?? readNewContact(plain, context, entities)
