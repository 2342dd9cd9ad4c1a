import { escapeRegExp, normalise } from '../text/words.ts'
import type { Scene } from './scene.ts'
import type { CompetitorMention, Evidence } from './types.ts'

const comparing =
  /\b(?:(?:also |currently |already |still )?(?:talking to|talked to|speaking with|looking at|looked at|evaluating|evaluated|considering|comparing (?:you )?(?:to|with)|compared (?:to|with)|(?:a |an )?(?:quote|offer|demo|proposal) from|switch(?:ing|ed)? (?:away )?from|migrat(?:e|ing|ed) (?:away )?from|moving (?:away )?from|better than|cheaper than|versus|vs\.?|instead of|alternative to|happy with|competitors? (?:like|such as)|tried)) (?:both )?/gi
const using =
  /\b(?:we(?:'re| are)? (?:currently |already |still |now )?(?:use|using|on|with|work with|working with|pay for)) /gi
const capitalName =
  /^((?:\p{Lu}[\p{L}\p{N}]+(?:[.&-]\p{L}+)?)(?: \p{Lu}[\p{L}\p{N}]+){0,2})(?: (?:and|or) ((?:\p{Lu}[\p{L}\p{N}]+)))?/u
const notRivals =
  /^(?:you|your|us|our|we|the|a|an|it|this|that|them|they|what|i|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|excel|google sheets|slack|zoom|teams|outlook|gmail|microsoft (?:teams|excel|outlook)|aws|azure|spreadsheets?|q[1-4]|usd|eur|crm|erp|api)$/i

/** Products that companies compare when they buy software; counted only beside words of comparison. */
const wellKnown =
  'salesforce hubspot pipedrive zoho zendesk freshworks freshsales intercom asana clickup notion airtable jira trello gong chorus fireflies fathom insightly sugarcrm keap activecampaign mailchimp klaviyo marketo pardot salesloft apollo zoominfo shopify magento woocommerce bigcommerce stripe adyen paypal braintree sap oracle netsuite workday servicenow twilio aircall dialpad ringcentral'.split(
    ' ',
  )

interface Hit {
  name: string
  evidence: Evidence
}

const title = (word: string): string =>
  ({ hubspot: 'HubSpot', sap: 'SAP', clickup: 'ClickUp', netsuite: 'NetSuite' })[word] ??
  word.slice(0, 1).toUpperCase() + word.slice(1)

const ownNames = (scene: Scene): string[] =>
  [
    scene.context.ownerName ?? '',
    ...scene.participants.all.flatMap((participant) => [participant.name ?? '', participant.company ?? '']),
    ...scene.participants.mentions.flatMap((mention) => [mention.name, mention.company ?? '']),
    ...scene.context.people.flatMap((person) => [person.name, person.company ?? '']),
  ].filter(Boolean)

const isOwn = (name: string, own: string[]): boolean =>
  own.some(
    (other) =>
      other.toLowerCase() === name.toLowerCase() ||
      other.toLowerCase().split(' ').includes(name.toLowerCase()),
  )

const afterCue = (scene: Scene, own: string[]): Hit[] =>
  scene.lines.flatMap((line) =>
    [comparing, ...(line.side === 'us' ? [] : [using])].flatMap((cue) =>
      [...line.text.matchAll(cue)].flatMap((match): Hit[] => {
        const rest = line.text.slice(match.index + match[0].length)
        const named = line.isTidy ? capitalName.exec(rest) : null
        const known = wellKnown.find((product) =>
          new RegExp(`^(?:\\w+ ){0,2}${product}\\b`).test(normalise(rest)),
        )
        const names = named ? [named[1] ?? '', named[2] ?? ''] : known === undefined ? [] : [title(known)]
        return names
          .filter((name) => name !== '' && !notRivals.test(name) && !isOwn(name, own))
          .map((name) => ({ name, evidence: line.evidence }))
      }),
    ),
  )

const listed = (scene: Scene): Hit[] =>
  (scene.context.competitors ?? [])
    .filter((name) => name.trim() !== '')
    .flatMap((name) => {
      const pattern = new RegExp(`\\b${escapeRegExp(normalise(name.trim()))}\\b`)
      return scene.lines
        .filter((line) => pattern.test(line.lower))
        .map((line) => ({ name: name.trim(), evidence: line.evidence }))
    })

/** Competitors by name: every mention of one the company listed, others where they are compared, quoted or in use. */
export function findCompetitors(scene: Scene): CompetitorMention[] {
  const hits = [...listed(scene), ...afterCue(scene, ownNames(scene))]
  const byName = Map.groupBy(hits, (hit) => hit.name.toLowerCase())
  return [...byName.values()]
    .flatMap((same): CompetitorMention[] => {
      const [first] = same.toSorted((one, other) => one.evidence.start - other.evidence.start)
      const places = new Set(same.map((hit) => `${hit.evidence.segmentIndex}:${hit.evidence.start}`))
      return first ? [{ name: first.name, mentions: places.size, evidence: first.evidence }] : []
    })
    .toSorted((one, other) => one.evidence.start - other.evidence.start)
}
