import type { LeadStatus } from '../leads/status.ts'
import type { FoundEmail } from '../text/email.ts'
import { emailDomain, findEmails, isFreeMail } from '../text/email.ts'
import { findPhones } from '../text/phone.ts'
import { capitalise } from '../text/words.ts'
import { isSameName, readCompany } from './names.ts'
import type { Participant } from './participants.ts'
import type { Line, Scene } from './scene.ts'
import type { Evidence, KnownPerson, Slots, SuggestedLead } from './types.ts'

interface Contact {
  name: string
  company: string | null
  evidence: Evidence
  confidence: number
  label: string | null
}

const firstLineOf = (scene: Scene, label: string): Evidence | null =>
  scene.lines.find((line) => line.speaker === label)?.evidence ?? null

const isOwner = (name: string, scene: Scene): boolean =>
  scene.context.ownerName !== null && isSameName(name, scene.context.ownerName)

const longestSpeaker = (scene: Scene, voices: Participant[]): Participant | undefined =>
  voices.toSorted((one, other) => {
    const words = (label: string): number =>
      scene.lines.filter((line) => line.speaker === label).reduce((sum, line) => sum + line.text.length, 0)
    return words(other.label) - words(one.label)
  })[0]

/**
 * The customer: a named speaker of the other side, else a named speaker of unknown side, else a name that was
 * mentioned.
 */
function findContact(scene: Scene): Contact | null {
  const named = scene.participants.all.filter(
    (voice) => voice.name !== null && voice.side !== 'us' && !isOwner(voice.name, scene),
  )
  const voice =
    longestSpeaker(
      scene,
      named.filter((other) => other.side === 'them'),
    ) ?? longestSpeaker(scene, named)
  if (voice?.name != null) {
    const mention = scene.participants.mentions.find((other) => isSameName(other.name, voice.name ?? ''))
    const evidence = voice.evidence ?? mention?.evidence ?? firstLineOf(scene, voice.label)
    if (evidence)
      return {
        name: voice.name,
        company: voice.company,
        evidence,
        confidence: voice.side === 'them' ? 0.8 : 0.55,
        label: voice.label,
      }
  }
  const ours = scene.participants.all.flatMap((other) => (other.side === 'us' ? (other.name ?? []) : []))
  const mentions = scene.participants.mentions.filter(
    (mention) => !isOwner(mention.name, scene) && !ours.some((name) => isSameName(name, mention.name)),
  )
  const mention = mentions.find((other) => other.kind === 'self') ?? mentions[0]
  return mention
    ? {
        name: mention.name,
        company: mention.company,
        evidence: mention.evidence,
        confidence: mention.kind === 'self' ? 0.6 : 0.45,
        label: null,
      }
    : null
}

const companyCue =
  /\b(?:here at|we at|(?:work|working|i'm|i am|us) (?:at|for|with)|calling from|over at|on behalf of) (.{2,40})/i

function findMentionedCompany(scene: Scene, contact: Contact): string | null {
  const own = scene.participants.all.find((voice) => voice.side === 'us')?.company?.toLowerCase()
  for (const line of scene.lines) {
    if (line.side === 'us' || (contact.label !== null && line.speaker !== contact.label)) continue
    const rest = companyCue.exec(line.text)?.[1]
    const company = rest === undefined || !line.isTidy ? null : readCompany(rest, true)
    if (company !== null && company.toLowerCase() !== own) return company
  }
  return null
}

/** Whether the address is written like the name: "omar@", "omar.haddad@", "o.haddad@", "ohaddad@", "haddad@". */
function localMatches(email: string, name: string): boolean {
  const local = (email.split('@')[0] ?? '').toLowerCase()
  const [first = '', ...others] = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const last = others.at(-1)
  const parts = local.split(/[._+-]|\d+/)
  const joined =
    last === undefined ? [] : [first + last, (first[0] ?? '') + last, first + (last[0] ?? ''), last]
  return first.length > 1 && [first, ...joined].some((known) => known.length > 2 && parts.includes(known))
}

type InLine<Found> = Found & { line: Line }

const ownCue =
  /\b(?:my (?:\w+ )?(?:e-?mail|mail|address)|(?:reach|write|mail|email|message) (?:to )?me|(?:send|forward) (?:it |that |this |them )?(?:over )?to me|me at|i'm at)\b/
const othersCue = /\b(?:(?:her|his|their)|\p{L}+['’]s) (?:\w+ )?(?:e-?mail|mail|address)\b/u

/** The address to look at: one that fits the contact's name before any other of the customer's side. */
function findAddress(scene: Scene, contact: Contact | null): InLine<FoundEmail> | null {
  const found = scene.lines.flatMap((line) => findEmails(line.text).map((email) => ({ ...email, line })))
  const fitting = contact ? found.find((email) => localMatches(email.email, contact.name)) : undefined
  const isOurs = (line: Line): boolean =>
    line.side === 'us' || (ownCue.test(line.lower) && line.side === null)
  return fitting ?? found.find((email) => !isOurs(email.line)) ?? null
}

/**
 * Whether an address is proven to be the contact's own: kept with their name, written like it, or given by themselves as
 * theirs. Of a contact without a name it is what they give, unless they say whose else it is.
 */
function isOwnAddress({ email, line }: InLine<FoundEmail>, contact: Contact | null, scene: Scene): boolean {
  if (contact === null) return !othersCue.test(line.lower)
  const isKnown = scene.context.people.some(
    (person) => person.email?.toLowerCase() === email && isSameName(person.name, contact.name),
  )
  if (isKnown || localMatches(email, contact.name)) return true
  return line.speaker === contact.label && ownCue.test(line.lower) && !othersCue.test(line.lower)
}

function companyOfDomain(email: string): string | null {
  const domain = emailDomain(email)
  if (domain === null || isFreeMail(email)) return null
  const parts = domain.split('.')
  const label = parts.length > 2 && (parts.at(-2) ?? '').length <= 3 ? parts.at(-3) : parts.at(-2)
  return label === undefined ? null : label.split('-').map(capitalise).join(' ')
}

function nameOfAddress(email: string): string | null {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/).filter((part) => /^\p{L}{2,}$/u.test(part))
  const isRole = /^(?:info|sales|support|hello|contact|office|admin|team|mail|billing|service)$/.test(
    parts[0] ?? '',
  )
  return isRole || parts.length === 0 ? null : parts.map(capitalise).join(' ')
}

interface Match {
  person: KnownPerson
  confidence: number
}

function isSameCompany(one: string | null, other: string | null): boolean {
  const plain = (text: string): string =>
    text.toLowerCase().replace(/\b(?:inc|ltd|llc|gmbh|corp|ag|co|group|company)\b|[^\p{L}\p{N}]/gu, '')
  return one !== null && other !== null && plain(one) === plain(other) && plain(one) !== ''
}

/** The known lead: by address, else by full name, else by first name where company or uniqueness confirms it. */
export function matchKnownPerson(
  people: KnownPerson[],
  name: string,
  company: string | null,
  email: string | null,
): Match | null {
  const byEmail = people.find((person) => email !== null && person.email?.toLowerCase() === email)
  if (byEmail) return { person: byEmail, confidence: 0.98 }
  const sameName = people.filter((person) => isSameName(person.name, name))
  const sameCompany = sameName.filter((person) => isSameCompany(person.company, company))
  if (sameCompany.length === 1 && sameCompany[0])
    return { person: sameCompany[0], confidence: name.includes(' ') ? 0.95 : 0.85 }
  const only = sameName.length === 1 ? sameName[0] : undefined
  const isContradicted = only !== undefined && company !== null && only.company !== null
  if (!only || isContradicted) return null
  return { person: only, confidence: name.includes(' ') ? 0.9 : 0.6 }
}

const negotiates =
  /\b(?:sign(?:ing)? (?:the|this|it|off)|redlines?|contract terms|final price|move forward|go ahead|purchase order)\b/
const proposes = /\b(?:proposal|quote|quotation|order form|statement of work|the contract)\b/

function statusOf(scene: Scene, slots: Slots): LeadStatus {
  const theirs = scene.lines
    .filter((line) => line.side !== 'us')
    .map((line) => line.lower)
    .join(' ')
  const all = scene.lines.map((line) => line.lower).join(' ')
  if (negotiates.test(theirs) && proposes.test(all)) return 'negotiation'
  if (proposes.test(all)) return 'proposal'
  const known = [slots.budget, slots.decisionMaker, slots.timeline].filter((slot) => slot !== null).length
  return known >= 1 ? 'qualified' : 'contacted'
}

/** The customer as a lead, matched to a known one where that is safe; null where no evidence gives a name. */
export function findLead(scene: Scene, slots: Slots): SuggestedLead | null {
  const contact = findContact(scene)
  const address = findAddress(scene, contact)
  const ownEmail = address && isOwnAddress(address, contact, scene) ? address.email : null
  const addressName = ownEmail === null ? null : nameOfAddress(ownEmail)
  const name = contact?.name ?? addressName
  const evidence = contact?.evidence ?? address?.line.evidence ?? null
  if (name === null || evidence === null) return null
  const fuller =
    addressName !== null && !name.includes(' ') && addressName.includes(' ') && isSameName(addressName, name)
      ? addressName
      : name
  const mentioned = contact?.company ?? (contact ? findMentionedCompany(scene, contact) : null)
  const companyOfAddress = ownEmail === null ? null : companyOfDomain(ownEmail)
  const company = mentioned ?? companyOfAddress
  const match = matchKnownPerson(scene.context.people, fuller, mentioned ?? companyOfAddress, ownEmail)
  const phone =
    scene.lines.filter((line) => line.side !== 'us').flatMap((line) => findPhones(line.text))[0]?.phone ??
    null
  const bonus = (ownEmail === null ? 0 : 0.1) + (company === null ? 0 : 0.05)
  return {
    name: match?.person.name ?? fuller,
    company: match?.person.company ?? company,
    email: ownEmail ?? match?.person.email ?? null,
    phone,
    matchId: match?.person.id ?? null,
    confidence: match?.confidence ?? Math.min(0.95, (contact?.confidence ?? 0.5) + bonus),
    status: statusOf(scene, slots),
    evidence,
  }
}
