import { findEmails } from '../../text/email.ts'
import { findPhones } from '../../text/phone.ts'
import { findUntoldDeeds } from './deal-claims.ts'
import type { Facts } from './facts-in.ts'
import { firstOf, namedIn, toldOf } from './named-records.ts'

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const headOf = (company: string): string => company.split(/\s+/)[0] ?? company

/** A company that a statement gives to the one record it names, and that is another's. */
function findWrongCompany(text: string, facts: Facts): string[] {
  const named = namedIn(text, facts)
  const [record] = named
  if (!record || named.every(({ company }) => company === null)) return []
  const own = new Set(named.flatMap(({ company }) => (company === null ? [] : [headOf(company)])))
  const others = new Set(facts.records.flatMap(({ company }) => (company === null ? [] : [headOf(company)])))
  const told = toldOf(record, facts)
  return [...others].filter((company) => {
    if (own.has(company) || record.name.includes(company)) return false
    const given = new RegExp(
      String.raw`\b(?:of|from|at|works? for|company (?:is|name is))\s+(?:the\s+)?${escape(company)}\b|${escape(company)}['’]s\s+${escape(firstOf(record))}\b|${escape(firstOf(record))}[^.]{0,20}\(${escape(company)}`,
    )
    return given.test(text) && !told.some((each) => each.includes(company) && !each.includes(','))
  })
}

/** Addresses and telephone numbers that nothing gave, or that are another record's. */
function findWrongContacts(text: string, facts: Facts): string[] {
  const named = namedIn(text, facts)
  const everything = facts.texts.join('\n').toLowerCase()
  const emails = findEmails(text).filter(({ email }) => {
    const isOthers = facts.records.some((each) => each.email?.toLowerCase() === email)
    const isOwn = named.some((each) => each.email?.toLowerCase() === email)
    return !everything.includes(email) || (named.length > 0 && isOthers && !isOwn)
  })
  const known = new Set(facts.texts.flatMap((each) => findPhones(each).map(({ phone }) => phone)))
  const isKnown = (phone: string) =>
    [...known].some((each) => each === phone || each.endsWith(phone.slice(-7)))
  const phones = findPhones(text).filter(({ phone }) => !isKnown(phone))
  return [...emails, ...phones].map((found) => found.text)
}

const scoreSaid = /\bscores?\b[^.\d]{0,20}(\d{1,3})\b|\b(\d{1,3})[- ](?:points?|score)\b/i

function findWrongScore(text: string, facts: Facts): string[] {
  const found = scoreSaid.exec(text)
  const said = found?.[1] ?? found?.[2]
  const scores = namedIn(text, facts).flatMap(({ score }) => (score === null ? [] : [score]))
  if (said === undefined || scores.length === 0) return []
  return scores.includes(Number(said)) ? [] : [said]
}

const silence =
  /\b(?:silent|quiet|inactive|no (?:contact|activity)|last (?:active|contacted|contact|spoke|activity))\b[^.\d]*?(\d{1,3}) (day|week)s?\b/i
const dayMs = 86_400_000

/** For how long the one record has been silent, where it was last active at another time. */
function findWrongSilence(text: string, facts: Facts, now: string): string[] {
  const [whole, count = '', unit = ''] = silence.exec(text) ?? []
  const known = namedIn(text, facts).flatMap(({ lastActivity }) => lastActivity ?? [])
  if (whole === undefined || known.length === 0) return []
  const isWeeks = unit.toLowerCase() === 'week'
  const said = Number(count) * (isWeeks ? 7 : 1)
  const isSo = known.some(
    (at) => Math.abs((Date.parse(now) - Date.parse(at)) / dayMs - said) <= (isWeeks ? 5 : 1.5),
  )
  return isSo ? [] : [`${count} ${unit}s`]
}

const ownership =
  /\b(?:owned by|owner (?:is|now is)|assigned to|belongs to|handled by)\s+(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)|^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:owns|handles|is the owner of|looks after)\b/u

/** Somebody who is said to own the one record that is named, where its owner is another or nothing told of it. */
function findWrongOwner(text: string, facts: Facts): string[] {
  const found = ownership.exec(text)
  const owner = found?.[1] ?? found?.[2]
  const named = facts.records.filter((record) => record.name !== owner && text.includes(firstOf(record)))
  const [record] = named
  if (owner === undefined || !record || new Set(named.map(({ name }) => name)).size > 1) return []
  const isOwner = named.some((each) => each.owner?.includes(owner) === true)
  const isTold = facts.texts.some(
    (each) =>
      /\bowner|assign|hand(?:ed)? over/i.test(each) && each.includes(owner) && each.includes(firstOf(record)),
  )
  return isOwner || isTold ? [] : [owner]
}

/**
 * Fields that a statement gives to a record and that are not its own: company, address, number, score, owner, silence; and what it
 * is said to have done that nothing tells of. `now` is ISO 8601.
 */
export const findWrongFields = (text: string, facts: Facts, now: string): string[] => [
  ...findWrongCompany(text, facts),
  ...findWrongContacts(text, facts),
  ...findWrongScore(text, facts),
  ...findWrongOwner(text, facts),
  ...findWrongSilence(text, facts, now),
  ...findUntoldDeeds(text, facts),
]
