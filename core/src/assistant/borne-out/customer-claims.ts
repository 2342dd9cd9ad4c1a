import { findNumbers } from '../../claims/numbers.ts'
import { findEmails } from '../../text/email.ts'
import { findPhones, normalisePhone } from '../../text/phone.ts'
import { escapeRegExp } from '../../text/words.ts'
import type { Facts } from './facts-in.ts'
import { givenStages } from './given-stages.ts'
import { customerIn, toldOf, unsettled } from './named-records.ts'
import { type CustomerFact, siteKey } from './record-fields.ts'

const isSamePhone = (one: string, other: string): boolean => one.slice(-7) === other.slice(-7)

/** Addresses and numbers that are another account's or contact's than that of the one that is named. */
function findOthersReach(
  text: string,
  named: readonly CustomerFact[],
  { customers, records }: Facts,
): string[] {
  const emails = findEmails(text).filter(({ email }) => {
    const isOthers = [...customers, ...records].some((each) => each.email?.toLowerCase() === email)
    return isOthers && !named.some((each) => each.email === email)
  })
  const phoneOf = ({ phone }: CustomerFact) => (phone === null ? [] : [normalisePhone(phone)])
  const own = named.flatMap(phoneOf)
  const others = customers.flatMap(phoneOf)
  const phones = findPhones(text).filter(
    ({ phone }) =>
      others.some((each) => isSamePhone(each, phone)) && !own.some((each) => isSamePhone(each, phone)),
  )
  return [...emails, ...phones].map((found) => found.text)
}

const site = /(?<![@\w.-])(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,24}(?:\/[^\s)]*)?/gi

/** Addresses of the web that nothing gave, or that are another account's. */
function findWrongSites(text: string, named: readonly CustomerFact[], { texts, customers }: Facts): string[] {
  if (!/\b(?:web ?site|home ?page|domain|url|web address)\b/i.test(text)) return []
  const everything = texts.join('\n').toLowerCase()
  const own = new Set(named.flatMap(({ sites }) => sites))
  return (text.match(site) ?? []).filter((found) => {
    const key = siteKey(found)
    const isOthers = customers.some(({ sites }) => sites.includes(key)) && !own.has(key)
    return isOthers || !everything.includes(key)
  })
}

/** Where a contact is said to work, or what to be there, and that is another's. */
function findOthersPlace(text: string, named: readonly CustomerFact[], facts: Facts): string[] {
  const [contact] = named
  if (contact?.record !== 'contacts' || unsettled.test(text)) return []
  const told = toldOf(contact, facts)
  const isTold = (word: string) => told.some((each) => each.includes(word) && !each.includes(','))
  const given = (word: string, before: string) =>
    new RegExp(
      String.raw`(?:${before})(?:the |our |their )?${escapeRegExp(word)}(?![\p{L}\p{N}])`,
      'iu',
    ).test(text)
  const accounts = new Set(
    facts.customers.flatMap(({ record, name, account }) => (record === 'accounts' ? name : (account ?? []))),
  )
  const wrongPlaces = [...accounts].filter(
    (account) =>
      !named.some((each) => each.account === account) &&
      given(account, String.raw`\b(?:of|from|at|works? for)\s+|\(`) &&
      !isTold(account),
  )
  const titles = new Set(facts.customers.flatMap(({ title }) => title ?? []))
  const wrongTitles = [...titles].filter(
    (title) =>
      named.some((each) => each.title !== null) &&
      !named.some((each) => each.title?.includes(title) === true) &&
      given(title, String.raw`\b(?:is|as|role:?|title:?|position:?)\s+(?:an? |now )?|,\s+|\(|\s[–-]\s`) &&
      !isTold(title),
  )
  return [...wrongPlaces, ...wrongTitles]
}

const counts: readonly [pattern: RegExp, of: 'people' | 'openSales'][] = [
  [/^\s*(?:known |different )?(?:contacts?|people|persons?)\b/i, 'people'],
  [/^\s*open (?:deals?|sales?|leads?|opportunit(?:y|ies))\b/i, 'openSales'],
]

/** How many people or open sales an account is said to have, where it has another number of them. */
function findWrongCounts(text: string, [account]: readonly CustomerFact[]): string[] {
  if (account?.record !== 'accounts' || unsettled.test(text)) return []
  return findNumbers(text)
    .filter((number) => {
      const after = text.slice(text.indexOf(number.text, number.index) + number.text.length)
      const of = counts.find(([pattern]) => pattern.test(after))?.[1]
      const held = of === undefined ? null : account[of]
      return held !== null && held !== number.value
    })
    .map((number) => number.text)
}

/** What was told of the account or contact, and not of another one with it. */
const toldAlone = ([first]: readonly CustomerFact[], facts: Facts): string[] =>
  toldOf(first, facts).filter(
    (text) =>
      !facts.customers.some(
        ({ record, name }) => record === first?.record && name !== first.name && text.includes(name),
      ),
  )

const together =
  /\b(?:total|together|in all|altogether|sum|average|combined|both|pipeline|difference|would)\b/i

/** Amounts that are not of the account or contact, as far as any was given for it. */
function findOthersAmounts(
  text: string,
  named: readonly CustomerFact[],
  facts: Facts,
  said: readonly string[],
) {
  if (together.test(text)) return []
  const own = [
    ...named.flatMap(({ numbers }) => numbers),
    ...facts.records
      .filter(({ company }) => named.some(({ name }) => name === company))
      .flatMap(({ numbers }) => numbers),
    ...[...toldAlone(named, facts), ...said].flatMap(findNumbers).map(({ value }) => value),
  ]
  return findNumbers(text)
    .filter(({ unit }) => unit !== null && unit !== 'percent')
    .filter(({ value }) => !own.some((each) => Math.abs(each - value) <= value * 0.1))
    .map((found) => found.text)
}

/** The stage in which a sale of the account or contact is said to be, where none of them is. */
function findWrongStage(text: string, named: readonly CustomerFact[], facts: Facts): string[] {
  const [stage, ...others] = givenStages(text, facts.stages)
  if (!stage || others.length > 0 || unsettled.test(text)) return []
  const ofSales = [
    ...named.flatMap(({ stages }) => stages),
    ...facts.records
      .filter(({ company, name }) => named.some((each) => each.name === company || each.name === name))
      .map((each) => each.stage),
  ]
  const isTold = toldOf(named[0], facts).some((each) => each.toLowerCase().includes(stage.text.toLowerCase()))
  return ofSales.includes(stage.status) || isTold ? [] : [stage.text]
}

/**
 * What a statement gives to the one account or contact that it names, and that is another's: an address, a number, where somebody
 * works and as what, how many people and open sales there are, what they are worth and how far they are. `said`: the person's words.
 */
export function findWrongOfCustomer(text: string, facts: Facts, said: readonly string[]): string[] {
  const named = customerIn(text, facts)
  if (named.length === 0) return []
  return [
    ...findOthersReach(text, named, facts),
    ...findWrongSites(text, named, facts),
    ...findOthersPlace(text, named, facts),
    ...findWrongCounts(text, named),
    ...findOthersAmounts(text, named, facts, said),
    ...findWrongStage(text, named, facts),
  ]
}
