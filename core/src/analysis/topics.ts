import type { Scene } from './scene.ts'
import type { Topic } from './types.ts'

const subjects: [name: string, pattern: RegExp][] = [
  [
    'Pricing',
    /\b(?:pric(?:e|es|ing|ey)|costs?|expensive|discount\w*|quote|per (?:seat|user)|invoice total)\b/g,
  ],
  ['Budget', /\bbudget\w*\b/g],
  ['Contract', /\b(?:contracts?|agreement|nda|terms|msa|sow|legal|redlines?|paperwork|order form)\b/g],
  ['Integration', /\b(?:integrat\w+|api|webhooks?|connector|sync(?:s|ing)?|zapier|single sign-on|sso)\b/g],
  [
    'Security',
    /\b(?:securit\w+|gdpr|compliance|soc ?2|iso ?27001|privacy|encrypt\w+|data protection|questionnaire|penetration test)\b/g,
  ],
  [
    'Onboarding',
    /\b(?:onboard\w*|training|train the|kick ?off|implementation|roll ?out|go live|setup|set-up)\b/g,
  ],
  ['Migration', /\b(?:migrat\w+|import(?:ing)? (?:our|the|your)|data transfer|switch(?:ing)? over)\b/g],
  ['Demo', /\b(?:demos?|demonstrat\w+|walkthrough|presentation)\b/g],
  ['Trial', /\b(?:trial|pilot|proof of concept|poc|sandbox)\b/g],
  ['Proposal', /\b(?:proposals?|offer|statement of work|quotation)\b/g],
  [
    'Support',
    /\b(?:support (?:team|ticket|plan|hours|request)|tickets?|outages?|bugs?|help ?desk|sla|response times?|error|not working|broken|crash\w*)\b/g,
  ],
  ['Reporting', /\b(?:report(?:s|ing)?|dashboards?|analytics|metrics|kpis?)\b/g],
  ['Billing', /\b(?:billing|invoices?|payments?|refunds?|charged|subscription|credit card)\b/g],
  ['Renewal', /\b(?:renew\w*|expir\w+|cancel\w*|churn)\b/g],
  ['Timeline', /\b(?:timeline|deadline|go[- ]live|launch\w*|schedule for|start date)\b/g],
  ['Team', /\b(?:hiring|new hires?|headcount|our team|sales team|seats?|users)\b/g],
  ['Features', /\b(?:features?|roadmap|functionality|custom fields?|automation\w*|workflows?|mobile app)\b/g],
  ['Delivery', /\b(?:deliver(?:y|ies)|shipping|shipments?|stock|in stock|order number|parcel)\b/g],
  ['Returns', /\b(?:returns?|exchange|warranty|replacement)\b/g],
  [
    'Partnership',
    // "My partner does the money" is no partnership.
    /\b(?:partnerships?|partner(?:ing)? with|partner programm?e?s?|(?:channel|sales|referral|technology|integration|implementation) partners?|resellers?|referrals?|affiliates?)\b/g,
  ],
]
const most = 6

/** What the conversation is about, most mentioned first, at most six; each with the first place it was said. */
export const findTopics = (scene: Scene): Topic[] =>
  subjects
    .flatMap(([name, pattern]): Topic[] => {
      const hits = scene.lines.map((line) => ({ line, count: line.lower.match(pattern)?.length ?? 0 }))
      const mentions = hits.reduce((sum, hit) => sum + hit.count, 0)
      const first = hits.find((hit) => hit.count > 0)?.line
      return first ? [{ name, mentions, evidence: first.evidence }] : []
    })
    .toSorted((one, other) => other.mentions - one.mentions || one.evidence.start - other.evidence.start)
    .slice(0, most)
