import type { LeadStatus } from '../leads/status.ts'
import type { FoundEmail } from '../text/email.ts'
import { emailDomain, findEmails, isFreeMail } from '../text/email.ts'
import { findPhones } from '../text/phone.ts'
import { capitalise } from '../text/words.ts'
import { firstName, isSameName, readCompany } from './names.ts'
import type { Participant } from './participants.ts'
import type { Line, Scene } from './scene.ts'
import type { Evidence, KnownPerson, Slots, SuggestedLead } from './types.ts'

type Contact = {
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

/** The customer: a named voice of the other side, else a named voice of unknown side, else a name somebody said. */
const findContact = (scene: Scene): Contact | null => {
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
  const said = scene.participants.mentions.filter(
    (mention) => !isOwner(mention.name, scene) && !ours.some((name) => isSameName(name, mention.name)),
  )
  const mention = said.find((other) => other.kind === 'self') ?? said[0]
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

const saidCompany = (scene: Scene, contact: Contact): string | null => {
  const own = scene.participants.all.find((voice) => voice.side === 'us')?.company?.toLowerCase()
  for (const line of scene.lines) {
    if (line.side === 'us' || (contact.label !== null && line.speaker !== contact.label)) continue
    const rest = companyCue.exec(line.text)?.[1]
    const company = rest === undefined || !line.isTidy ? null : readCompany(rest, true)
    if (company !== null && company.toLowerCase() !== own) return company
  }
  return null
}

const localMatches = (email: string, name: string): boolean =>
  (email.split('@')[0] ?? '').includes(firstName(name).toLowerCase())

type InLine<Found> = Found & { line: Line }

const findAddress = (scene: Scene, contact: Contact | null): InLine<FoundEmail> | null => {
  const found = scene.lines.flatMap((line) => findEmails(line.text).map((email) => ({ ...email, line })))
  const fitting = contact ? found.find((email) => localMatches(email.email, contact.name)) : undefined
  const isOurs = (line: Line): boolean =>
    line.side === 'us' ||
    (/\b(?:my email|reach me at|write (?:to )?me at|i'm at)\b/.test(line.lower) && line.side !== 'them')
  return fitting ?? found.find((email) => !isOurs(email.line)) ?? null
}

/** Whether an address is the contact's own, and not one said in passing ("the invoices go to office@…"). */
const isOwnAddress = (email: string, contact: Contact | null, scene: Scene): boolean =>
  contact === null ||
  localMatches(email, contact.name) ||
  scene.context.people.some(
    (person) => person.email?.toLowerCase() === email && isSameName(person.name, contact.name),
  )

const companyOfDomain = (email: string): string | null => {
  const domain = emailDomain(email)
  if (domain === null || isFreeMail(email)) return null
  const parts = domain.split('.')
  const label = parts.length > 2 && (parts.at(-2) ?? '').length <= 3 ? parts.at(-3) : parts.at(-2)
  return label === undefined ? null : label.split('-').map(capitalise).join(' ')
}

const nameOfAddress = (email: string): string | null => {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/).filter((part) => /^\p{L}{2,}$/u.test(part))
  const isRole = /^(?:info|sales|support|hello|contact|office|admin|team|mail|billing|service)$/.test(
    parts[0] ?? '',
  )
  return isRole || parts.length === 0 ? null : parts.map(capitalise).join(' ')
}

type Match = { person: KnownPerson; confidence: number }

const isSameCompany = (one: string | null, other: string | null): boolean => {
  const plain = (text: string): string =>
    text.toLowerCase().replace(/\b(?:inc|ltd|llc|gmbh|corp|ag|co|group|company)\b|[^\p{L}\p{N}]/gu, '')
  return one !== null && other !== null && plain(one) === plain(other) && plain(one) !== ''
}

/** The known lead: by address, else by full name, else by first name where company or uniqueness confirms it. */
export const matchKnownPerson = (
  people: KnownPerson[],
  name: string,
  company: string | null,
  email: string | null,
): Match | null => {
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

const statusOf = (scene: Scene, slots: Slots): LeadStatus => {
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

/** The customer as a lead, matched to a known one where that is safe; null where nobody can be named by evidence. */
export const findLead = (scene: Scene, slots: Slots): SuggestedLead | null => {
  const contact = findContact(scene)
  const address = findAddress(scene, contact)
  const addressName = address ? nameOfAddress(address.email) : null
  const name = contact?.name ?? addressName
  const evidence = contact?.evidence ?? address?.line.evidence ?? null
  if (name === null || evidence === null) return null
  const fuller =
    addressName !== null && !name.includes(' ') && addressName.includes(' ') && isSameName(addressName, name)
      ? addressName
      : name
  const ownEmail = address && isOwnAddress(address.email, contact, scene) ? address.email : null
  const said = contact?.company ?? (contact ? saidCompany(scene, contact) : null)
  const companyOfAddress = ownEmail === null ? null : companyOfDomain(ownEmail)
  const company = said ?? (address ? companyOfDomain(address.email) : null)
  const match = matchKnownPerson(scene.context.people, fuller, said ?? companyOfAddress, ownEmail)
  const phone =
    scene.lines.filter((line) => line.side !== 'us').flatMap((line) => findPhones(line.text))[0]?.phone ??
    null
  const bonus = (address ? 0.1 : 0) + (company === null ? 0 : 0.05)
  return {
    name: match?.person.name ?? fuller,
    company: match?.person.company ?? company,
    email: ownEmail ?? match?.person.email ?? address?.email ?? null,
    phone,
    matchId: match?.person.id ?? null,
    confidence: match?.confidence ?? Math.min(0.95, (contact?.confidence ?? 0.5) + bonus),
    status: statusOf(scene, slots),
    evidence,
  }
}
