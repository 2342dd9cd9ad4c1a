import { emailDomain, type FoundEmail, findEmails } from '../text/email.ts'
import { isFreeMail } from '../text/free-mail.ts'
import { capitalise, escapeRegExp } from '../text/words.ts'
import type { Contact } from './contact.ts'
import { isGivenName } from './given-names.ts'
import { isSameName, withoutTitle } from './names.ts'
import type { Line, Scene } from './scene.ts'

/** Whether the address is written like the name: "omar@", "omar.haddad@", "o.haddad@", "ohaddad@", "haddad@". */
function localMatches(email: string, name: string): boolean {
  const local = (email.split('@')[0] ?? '').toLowerCase()
  const [first = '', ...others] = withoutTitle(name)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const last = others.at(-1)
  const parts = local.split(/[._+-]|\d+/)
  const joined =
    last === undefined ? [] : [first + last, (first[0] ?? '') + last, first + (last[0] ?? ''), last]
  // "anand.prabhu@" is another Prabhu's.
  const isOthers = parts.some(
    (part) => part.length > 2 && isGivenName(capitalise(part)) && ![first, ...others].includes(part),
  )
  const isShared = last !== undefined && last !== first && parts.includes(last) && parts.length > 1
  const namesAnother =
    isShared && parts.some((part) => part.length > 2 && ![first, ...others, ...joined].includes(part))
  if (isOthers || namesAnother) return false
  return first.length > 1 && [first, ...joined].some((known) => known.length > 2 && parts.includes(known))
}

/** An address with the line that says it. */
export type SaidAddress = FoundEmail & { line: Line }

const ownCue =
  /\b(?:my (?:\w+ )?(?:e-?mail|mail|address)|(?:reach|write|mail|email|message) (?:to )?me|(?:send|forward) (?:it |that |this |them )?(?:over )?to me|me at|i'm at|mine(?:'s| is))\b|\b(?:i'm|i am) (?=\S+@)/
const othersCue = /\b(?:(?:her|his|their)|\p{L}+['’]s) (?:\w+ )?(?:e-?mail|mail|address)\b/u
const asksForAddress = /\byour (?:\w+ )?(?:e-?mail|address)\b|\be-?mail (?:address )?for you\b/
const answers =
  /^(?:(?:it's|it is|that's|that would be|that'd be|just|sure|yes|yeah|okay|ok|of course|um|uh|well|so)[,.:…]* )*$/

/** "Not property@…", "don't use s.sundaram@…". */
const turnedDown = /\b(?:not|never|don't|do not|instead of|rather than)\b(?:(?! but\b)[^.!?@])*$/
const own = String.raw`(?:me\b|mine\b|my (?:\w+ )?(?:e-?mail|mail|address|own|work|business|private)\b)`
/** "… is my brother Bernardo", "…, that's my niece". */
const isOthers = new RegExp(
  String.raw`^[,.]?\s*(?:is|was|[Tt]hat(?:'s|’s| is)|which is|belongs to|goes to) (?!${own})(?:my|our|his|her|\p{Lu}\p{Ll}+)\b`,
  'u',
)
/** "That's Donal, the nephew", of the address that was just read out. */
const toldOthers = new RegExp(
  String.raw`^(?:(?:No|Oh|Ah|Well|Wait),? )*[Tt]hat(?: one| address| box)?(?:'s|’s| is) (?!${own}|the (?:one|right|same)\b)(?:my|our|his|her|the|\p{Lu}\p{Ll}+)\b`,
  'u',
)

/** "Please don't write there." */
const notThere =
  /\b(?:don't|do not|never|nobody should) (?:ever )?(?:write|send|mail|e-?mail|use|put)(?: \w+){0,3} (?:there|it|that|that one|to it)\b/

/** Whether somebody says of an address that it is another's, or is not to be used. */
function isDisowned({ text, index, line }: SaidAddress, { lines }: Scene): boolean {
  if (turnedDown.test(line.lower.slice(0, index))) return true
  const rest = line.text.slice(index + text.length)
  if (isOthers.test(rest)) return true
  const next = lines[lines.indexOf(line) + 1]
  const at = lines.indexOf(line)
  const after = lines.slice(at + 1, at + 4).filter(({ speaker }) => speaker === line.speaker)
  if (after.some(({ lower }) => notThere.test(lower))) return true
  return /^(?: here| there)?[\s.,?!]*$/.test(rest) && next !== undefined && toldOthers.test(next.text)
}

/** The address to look at: one that the contact gives as theirs, then one that fits the contact's name before any other of the customer's side. */
export function findAddress(scene: Scene, contact: Contact | null): SaidAddress | null {
  const found = scene.lines
    .flatMap((line) => findEmails(line.text).map((email) => ({ ...email, line })))
    .filter((said) => !isDisowned(said, scene))
  const given = found.find(({ line }) => line.speaker === contact?.label && ownCue.test(line.lower))
  const fitting =
    given ?? (contact ? found.find((email) => localMatches(email.email, contact.name)) : undefined)
  const isOurs = (line: Line): boolean =>
    line.side === 'us' || (ownCue.test(line.lower) && line.side === null)
  return fitting ?? found.find((email) => !isOurs(email.line)) ?? null
}

/** "What's your email, Rory?" "gears@…": nothing but the address, at once. */
function isAnswer({ line, index }: SaidAddress, { lines }: Scene): boolean {
  const before = lines[lines.indexOf(line) - 1]
  if (!before || before.speaker === line.speaker || !asksForAddress.test(before.lower)) return false
  return answers.test(line.lower.slice(0, index))
}

/**
 * Whether an address is proven to be the contact's own: kept with their name, written like it, or given by themselves as
 * theirs. Of a contact without a name it is what they give, unless they say whose else it is.
 */
export function isOwnAddress(address: SaidAddress, contact: Contact | null, scene: Scene): boolean {
  const { email, line } = address
  if (contact === null) return !othersCue.test(line.lower)
  const isKnown = scene.context.people.some(
    (person) => person.email?.toLowerCase() === email && isSameName(person.name, contact.name),
  )
  if (isKnown || localMatches(email, contact.name)) return true
  if (line.speaker !== contact.label || othersCue.test(line.lower)) return false
  return ownCue.test(line.lower) || isAnswer(address, scene)
}

/** The company as the conversation writes it where it says the domain's words ("Gear and Gloom"), else by the domain. */
export function companyOfDomain(email: string, { lines }: Scene): string | null {
  const domain = emailDomain(email)
  if (domain === null || isFreeMail(email)) return null
  const parts = domain.split('.')
  const label = parts.length > 2 && (parts.at(-2) ?? '').length <= 3 ? parts.at(-3) : parts.at(-2)
  if (label === undefined) return null
  const letters = [...label.replace(/[^\p{L}\p{N}]/gu, '')].map(escapeRegExp).join("[ '’&.-]?")
  const written = new RegExp(`(?<![\\p{L}\\p{N}@.])${letters}(?![\\p{L}\\p{N}@]|\\.\\p{L})`, 'iu')
  const said = lines
    .flatMap(({ text }) => written.exec(text)?.[0] ?? [])
    .find((name) => /^\p{Lu}/u.test(name))
  return said ?? label.split('-').map(capitalise).join(' ')
}

/** The name that an address is made of, null for a mailbox of an office. */
export function nameOfAddress(email: string): string | null {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/).filter((part) => /^\p{L}{2,}$/u.test(part))
  const isRole =
    /^(?:info|sales|support|hello|contact|office|admin|team|mail|billing|service|procurement|purchasing|tenders?|orders?|accounts?|reception|enquiries|inquiries|invoices?|jobs|hr|ap|bookings?)$/.test(
      parts[0] ?? '',
    )
  return isRole || parts.length === 0 ? null : parts.map(capitalise).join(' ')
}
