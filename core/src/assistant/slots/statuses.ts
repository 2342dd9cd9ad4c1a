import type { LeadStatus } from '../../leads/status.ts'

/** How people say a stage. The first that matches wins, so "closed lost" stands before "closed". */
const spoken: [pattern: RegExp, status: LeadStatus][] = [
  [
    /\b(?:closed?[- ]lost|lost|lose|dead|went with (?:a |another |the )?(?:competitor|competition|somebody else|someone else)|chose (?!us\b|to\b)\w+|(?:is|are) out(?! of)|not interested|disqualif\w+|said no|declined|fell through|cancell?ed|turned us down|backed out)\b/i,
    'lost',
  ],
  [
    /\b(?:closed?[- ]won|won|win|signed|sign(?:ed)? the (?:contract|deal|order)|is a customer|became a customer|said yes|closed the deal|(?:we|i|just|finally|have|officially) closed|accepted (?:our|the|your|it|my)(?: \w+)? ?(?:offer|proposal|terms|quote)?|bought)\b/i,
    'won',
  ],
  [/\b(?:negotiat\w*|negotation|negociation|bargaining|contract talks|talking terms)\b/i, 'negotiation'],
  [/\b(?:proposals?|propsal|quoted?|quotation|offer(?:ed)?)\b/i, 'proposal'],
  [/\b(?:qualified|qualifed|qualify|sql|good fit|serious)\b/i, 'qualified'],
  [
    /\b(?:contacted|contact(?:ed)? stage|reached out|(?<!\bbe )reached(?! at\b)|in touch|spoken to|called already|in contact)\b/i,
    'contacted',
  ],
  [
    /\b(?:untouched|fresh)\b|\bnew (?:leads?|prospects?|contacts?|deals?|customers?|ones)\b|\b(?:to|as|status|stage|is|are|still|in) new\b(?! \w)/i,
    'new',
  ],
]

/** Where a piece of text names a stage, and which. */
export function findStatus(text: string): { status: LeadStatus; start: number; end: number } | null {
  for (const [pattern, status] of spoken) {
    const found = pattern.exec(text)
    if (found) return { status, start: found.index, end: found.index + found[0].length }
  }
  return null
}

/** The stage a piece of text names, or null. */
export const readStatus = (text: string): LeadStatus | null => findStatus(text)?.status ?? null
