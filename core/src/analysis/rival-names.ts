import { type CompanyName, findCompanyNames, findOwnNames, isOneOf } from './company-names.ts'
import { findDecisionMaker } from './decision-maker.ts'
import { hearNothing } from './fact-model.ts'
import type { Line, Scene } from './scene.ts'

/** Products that companies compare when they buy software; found also in drafts without capitals. */
const wellKnown =
  'salesforce hubspot pipedrive zoho zendesk freshworks freshsales intercom asana clickup notion airtable jira trello gong chorus fireflies fathom insightly sugarcrm keap activecampaign mailchimp klaviyo marketo pardot salesloft apollo zoominfo shopify magento woocommerce bigcommerce stripe adyen paypal braintree sap oracle netsuite workday servicenow twilio aircall dialpad ringcentral'.split(
    ' ',
  )
const wellKnownNames = new RegExp(String.raw`\b(?:${wellKnown.join('|')})\b`, 'g')

const title = (word: string): string =>
  ({ hubspot: 'HubSpot', sap: 'SAP', clickup: 'ClickUp', netsuite: 'NetSuite' })[word] ??
  word.slice(0, 1).toUpperCase() + word.slice(1)

/** The names of a sentence that may be a company's or a product's. */
export const namesIn = (line: Line): CompanyName[] =>
  line.isTidy
    ? findCompanyNames(line.text)
    : [...line.lower.matchAll(wellKnownNames)].map((match) => ({
        name: title(match[0]),
        index: match.index,
        end: match.index + match[0].length,
        isSure: true,
      }))

/** "Acme's man is in the yard, he wants to measure": he is not Acme. */
const ofFirm =
  /^(?:['’]s)? (?:man|guy|fella|bloke|chap|lad|woman|lady|girl|reps?|people|lot|sales\w*|driver|engineer|fitter|boss)\b/

/** Names of which the call goes on with "he" or "she", or that somebody is asked for by their post. */
export function findPeopleNamed({ lines }: Scene): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line, order) =>
      namesIn(line).flatMap(({ name, index, end }) => {
        if (
          /\b(?:from|with|at|of|on|to|for|than|by|has|have|had|uses?|took|bought|runs?)(?: the)? $/.test(
            line.lower.slice(0, index),
          )
        )
          return []
        const rest = line.text.slice(end, end + 70)
        if (ofFirm.test(rest)) return []
        const next = lines[order + 1]?.lower ?? ''
        const isPerson =
          /^(?:'s)?(?:,| )[^.?!]{0,40}\b(?:he|she|him|his|her)(?:'s|'d|'ll)?\b/.test(rest) ||
          (/^[^.?!]{0,30}[.?!]?$/.test(rest) &&
            /^(?:he|she)(?:'s|'d|'ll| is| has| does| will| would)\b/.test(next)) ||
          /^,? (?:the|your|our|my) (?:boss|owner|controller|cfo|ceo|director|manager|one that|one who)\b/.test(
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

/** "The Smiths told us". */
const isFamily = ({ text }: Line, name: string, index: number): boolean =>
  /\bthe $/i.test(text.slice(0, index)) &&
  /^\p{Lu}\p{Ll}+s$/u.test(name) &&
  /^ (?:told|said|have|were|are|paid|went|use|live)\b/.test(text.slice(index + name.length))

/** By sentence, the names in it that may be a rival's. */
export type PossibleRivals = ReadonlyMap<Line, readonly CompanyName[]>

/** The names of a conversation that are nobody's of the two sides, no person's and no place's. */
export function findPossibleRivals(scene: Scene): PossibleRivals {
  const decider = findDecisionMaker(scene, hearNothing)?.value
  const own = [...findOwnNames(scene), ...(decider === undefined ? [] : [decider])]
  const people = findPeopleNamed(scene)
  return new Map(
    scene.lines.map((line) => [
      line,
      namesIn(line).filter(
        ({ name, index }) =>
          !isOneOf(name, own) && !people.has(name) && !isPlaceOf(line, index) && !isFamily(line, name, index),
      ),
    ]),
  )
}
