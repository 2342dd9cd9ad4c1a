import { escapeRegExp, normalise } from '../text/words.ts'
import { type CompanyName, findCompanyNames, findOwnNames, isOneOf, isRelated } from './company-names.ts'
import { findDecisionMaker } from './decision-maker.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import { isRival } from './rival-cues.ts'
import type { Line, Scene } from './scene.ts'
import { hasSum } from './sums.ts'
import type { CompetitorMention, Evidence } from './types.ts'

/** Products that companies compare when they buy software; found also in drafts without capitals. */
const wellKnown =
  'salesforce hubspot pipedrive zoho zendesk freshworks freshsales intercom asana clickup notion airtable jira trello gong chorus fireflies fathom insightly sugarcrm keap activecampaign mailchimp klaviyo marketo pardot salesloft apollo zoominfo shopify magento woocommerce bigcommerce stripe adyen paypal braintree sap oracle netsuite workday servicenow twilio aircall dialpad ringcentral'.split(
    ' ',
  )
const wellKnownNames = new RegExp(String.raw`\b(?:${wellKnown.join('|')})\b`, 'g')

interface Hit {
  name: string
  evidence: Evidence
}

const title = (word: string): string =>
  ({ hubspot: 'HubSpot', sap: 'SAP', clickup: 'ClickUp', netsuite: 'NetSuite' })[word] ??
  word.slice(0, 1).toUpperCase() + word.slice(1)

const namesIn = (line: Line): CompanyName[] =>
  line.isTidy
    ? findCompanyNames(line.text)
    : [...line.lower.matchAll(wellKnownNames)].map((match) => ({
        name: title(match[0]),
        index: match.index,
        end: match.index + match[0].length,
        isSure: true,
      }))

/** Lines back in which a price still is what a number means. */
const priceReach = 16

const refuses =
  /^(?:(?:well|um|uh|oh|so|honestly|actually),? )*(?:no|nope|nah|not really|nobody|none|nothing|never|not yet)\b/

/** Names of which the call goes on with "he" or "she", or that somebody is asked for by their post. */
function findPeopleNamed({ lines }: Scene): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line, order) =>
      namesIn(line).flatMap(({ name, index, end }) => {
        if (/\b(?:from|with|at|of|on|to|for|than|by)(?: the)? $/.test(line.lower.slice(0, index))) return []
        const rest = line.text.slice(end, end + 70)
        const next = lines[order + 1]?.lower ?? ''
        const isPerson =
          /^(?:'s)?(?:,| )[^.?!]{0,40}\b(?:he|she|him|his|her)(?:'s|'d|'ll)?\b/.test(rest) ||
          (/^[^.?!]{0,30}[.?!]?$/.test(rest) &&
            /^(?:he|she)(?:'s|'d|'ll| is| has| does| will| would)\b/.test(next)) ||
          /^ (?:the|your|our) (?:boss|owner|controller|cfo|ceo|director|manager|one that|one who)\b/.test(
            rest,
          )
        return isPerson ? [name] : []
      }),
    ),
  )
}

/** "Gatewerk from Chur": the second name says where the first one is. */
const isPlaceOf = ({ text, isTidy }: Line, index: number): boolean =>
  isTidy && /\p{Lu}[\p{L}-]+,? (?:from|over in|out of) $/u.test(text.slice(0, index))

/** Names said where a customer uses, leaves, compares or is quoted by them, or in the answer to who does it now. */
function findNamed(scene: Scene): Hit[] {
  const decider = findDecisionMaker(scene)?.value
  const own = [...findOwnNames(scene), ...(decider === undefined ? [] : [decider])]
  const answering = new Set(
    findAnswers(scene, 'provider')
      .filter(({ lines }) => !refuses.test(lines[0]?.lower ?? ''))
      .flatMap(({ lines }) => lines.slice(0, 2)),
  )
  const sure = new Set(scene.lines.flatMap(namesIn).flatMap(({ name, isSure }) => (isSure ? [name] : [])))
  const people = findPeopleNamed(scene)
  const lines = customerLines(scene)
  return lines.flatMap((line, order) => {
    const next = lines[order + 1]?.speaker === line.speaker ? lines[order + 1] : undefined
    const isOnlyName = next !== undefined && namesIn(next).length === 0 && namesIn(line).length === 1
    const from = scene.lines.indexOf(line)
    const isPriced = scene.lines
      .slice(Math.max(0, from - priceReach), from)
      .some(({ lower }) => hasSum(lower) || /\b(?:price|cost|quote)\b/.test(lower))
    const place = { isAnswer: answering.has(line), next: isOnlyName ? next : null, isPriced }
    const others = namesIn(line).filter(
      ({ name, index }) => !isOneOf(name, own) && !people.has(name) && !isPlaceOf(line, index),
    )
    const rivals: CompanyName[] = []
    for (const each of others) {
      const found = { ...each, isSure: sure.has(each.name) }
      const last = rivals.at(-1)
      const isListed =
        last !== undefined && /^(?:,| and| or|, and|, or) $/.test(line.text.slice(last.end, each.index))
      if (isListed || (!isRelated(line, found, next) && isRival(line, found, place))) rivals.push(found)
    }
    return rivals.map(({ name }) => ({ name, evidence: line.evidence }))
  })
}

const asksAbout =
  /\b(?:talking|speaking|spoken|spoke) (?:to|with) $|\b(?:looking|looked) at $|\b(?:considering|using|compared (?:to|with)|with|(?:quote|offer|heard) from|and|about) $/
const staysWith =
  /^(?:(?:yes|yeah|yep|we (?:are|do|did)|i (?:am|do|did)|of course|still)\b|they(?:'re|'ve| are| have| came| said| do| did| want| quoted| offered| charge| can't| can)?\b)/

/** "Are you still talking to Acme?" "They came in at 33.": named by us, and not denied. */
function findAskedAbout(scene: Scene): Hit[] {
  const own = findOwnNames(scene)
  return scene.lines.flatMap((line, order) => {
    const answer = scene.lines[order + 1]
    const isAsked = line.side === 'us' && line.text.endsWith('?') && answer?.side === 'them'
    if (!isAsked || !/\byou\b/.test(line.lower) || !staysWith.test(answer.lower)) return []
    return namesIn(line)
      .filter(
        ({ name, index, isSure }) =>
          isSure && !isOneOf(name, own) && asksAbout.test(line.lower.slice(0, index)),
      )
      .filter(({ name, end }) => line.text.slice(end).startsWith('?') && !isPersonOf(scene, name))
      .map(({ name }) => ({ name, evidence: answer.evidence }))
  })
}
const isPersonOf = (scene: Scene, name: string): boolean => findPeopleNamed(scene).has(name)

const listed = (scene: Scene): Hit[] =>
  (scene.context.competitors ?? [])
    .filter((name) => name.trim() !== '')
    .flatMap((name) => {
      const pattern = new RegExp(`\\b${escapeRegExp(normalise(name.trim()))}\\b`)
      return scene.lines
        .filter((line) => pattern.test(line.lower))
        .map((line) => ({ name: name.trim(), evidence: line.evidence }))
    })

/** "Penrose" where the call also says "Penrose Linen": the one longer name that begins with it. */
function fullName(name: string, scene: Scene): string {
  const longer = new Set(
    scene.lines.flatMap((line) =>
      namesIn(line).flatMap((found) => (found.name.startsWith(`${name} `) ? [found.name] : [])),
    ),
  )
  const [only, ...others] = longer
  return only !== undefined && others.length === 0 ? only : name
}

/** Competitors by name: every mention of one the company listed, others where they are compared, quoted or in use. */
export function findCompetitors(scene: Scene): CompetitorMention[] {
  const hits = [...listed(scene), ...findNamed(scene), ...findAskedAbout(scene)].map((hit) => ({
    ...hit,
    name: fullName(hit.name, scene),
  }))
  const byName = Map.groupBy(hits, (hit) => hit.name.toLowerCase())
  return [...byName.values()]
    .flatMap((same): CompetitorMention[] => {
      const [first] = same.toSorted((one, other) => one.evidence.start - other.evidence.start)
      const places = new Set(same.map((hit) => `${hit.evidence.segmentIndex}:${hit.evidence.start}`))
      return first ? [{ name: first.name, mentions: places.size, evidence: first.evidence }] : []
    })
    .toSorted((one, other) => one.evidence.start - other.evidence.start)
}
