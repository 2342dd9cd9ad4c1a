import { withoutAccents } from '../text/accents.ts'
import { findPhones } from '../text/phone.ts'
import { type Contact, findContact } from './contact.ts'
import {
  companyOfDomain,
  findAddress,
  isOwnAddress,
  nameOfAddress,
  type SaidAddress,
} from './lead-address.ts'
import { isSameName, readCompany } from './names.ts'
import type { Scene } from './scene.ts'
import type { KnownPerson, Slots, SuggestedLead } from './types.ts'

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

interface Match {
  person: KnownPerson
  confidence: number
}

/** "St Brannoc's" and the domain's "Brannocs" are one. */
function isSameCompany(one: string | null, other: string | null): boolean {
  const plain = (text: string): string =>
    text.toLowerCase().replace(/\b(?:inc|ltd|llc|gmbh|corp|ag|co|group|company)\b|[^\p{L}\p{N}]/gu, '')
  if (one === null || other === null) return false
  const [left, right] = [plain(one), plain(other)]
  const isPart = Math.min(left.length, right.length) > 4 && (left.includes(right) || right.includes(left))
  return left !== '' && (left === right || isPart)
}

/**
 * The known person: by address (one that several share tells it only with the name), else by full name, else by first name
 * where company or uniqueness confirms it.
 */
export function matchKnownPerson(
  people: KnownPerson[],
  name: string,
  company: string | null,
  email: string | null,
): Match | null {
  const sameEmail = people.filter((person) => email !== null && person.email?.toLowerCase() === email)
  const byEmail =
    sameEmail.length > 1 ? sameEmail.find((person) => isSameName(person.name, name)) : sameEmail[0]
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

function statusOf(scene: Scene, slots: Slots): string {
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

/** "It's b.holloway@…", whatever it is for. */
const saysAddress = /^(?:(?:so|and|oh|well|yes|okay|that),? )*(?:it's|that's|it is|use|take|mine) (?=\S+@)/

/** Who of the other side says an address as theirs that begins like their name: "b.holloway@" of Beatrix. */
function giverOf({ email, line }: SaidAddress, scene: Scene): string | null {
  const { name, side } = scene.participants.of(line.speaker)
  const isSaidAsOwn = /\b(?:mine|my|me)\b/.test(line.lower) || saysAddress.test(line.lower)
  const isTheirs = side === 'them' && name !== null && isSaidAsOwn
  if (!isTheirs || email.charAt(0).toLowerCase() !== name.charAt(0).toLowerCase()) return null
  const family = nameOfAddress(email)?.split(' ').at(-1)
  const isSaid = family !== undefined && scene.lines.some(({ text }) => text.includes(`${name} ${family}`))
  return isSaid && !name.includes(' ') ? `${name} ${family}` : name
}

const othersNumber = /\b(?:her|his|their|\p{L}+'s) (?:\w+ )?(?:number|phone|mobile|cell)\b/u

/** A name out of an address as the conversation writes it: "Noemie" is Noémie. */
const asSpoken = (name: string, { participants }: Scene): string =>
  participants.all.find((voice) => voice.name !== null && withoutAccents(voice.name) === withoutAccents(name))
    ?.name ?? name

/** The customer as a lead, matched to a known person where that is safe; null where no evidence gives a name. */
export function findLead(scene: Scene, slots: Slots): SuggestedLead | null {
  const contact = findContact(scene)
  const address = findAddress(scene, contact)
  const ownEmail = address && isOwnAddress(address, contact, scene) ? address.email : null
  const addressName = ownEmail === null ? null : nameOfAddress(ownEmail)
  const giver = address && contact === null ? giverOf(address, scene) : null
  const name = contact?.name ?? giver ?? (addressName && asSpoken(addressName, scene))
  const evidence = contact?.evidence ?? address?.line.evidence ?? null
  if (name === null || evidence === null) return null
  const fuller =
    addressName !== null && !name.includes(' ') && addressName.includes(' ') && isSameName(addressName, name)
      ? addressName
      : name
  const mentioned = contact?.company ?? (contact ? findMentionedCompany(scene, contact) : null)
  const companyOfAddress = ownEmail === null ? null : companyOfDomain(ownEmail, scene)
  const company = mentioned ?? companyOfAddress
  const match = matchKnownPerson(scene.context.people, fuller, company, ownEmail)
  const phone =
    scene.lines
      .filter((line) => line.side !== 'us' && !othersNumber.test(line.lower))
      .flatMap((line) => findPhones(line.text))[0]?.phone ?? null
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
