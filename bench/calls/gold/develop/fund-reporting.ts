import type { CallGold } from '../call-gold.ts'

/** A day is promised, questioned and moved forward; the lawyer's address is a trap. */
export const fundReporting: CallGold = {
  file: 'fund-reporting.txt',
  kind: 'cancellation',
  // A Tuesday morning there.
  calledAt: '2026-11-17T08:30:00Z',
  timeZone: 'Europe/Luxembourg',
  owner: 'Pieter de Wit',
  us: ['Pieter'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Marek',
      words: /first rejection\?|forward it, yes|forward[^.]{0,30}first rejection/i,
      due: '2026-11-17',
    },
    {
      owner: 'us',
      assignee: 'Pieter',
      words: /end date|the twenty-fourth, good|legal department look/i,
      due: '2026-11-24',
    },
    {
      owner: 'us',
      assignee: 'Pieter',
      words: /complete archive|have the archive on|archive in xml|years of filings|xml archive/i,
      due: '2026-12-01',
    },
    {
      owner: 'us',
      assignee: 'Pieter',
      words: /read(?:-only)? access|read for the audit|i'll arrange it/i,
      due: null,
    },
    { owner: 'them', assignee: 'Marek', words: /list of (?:the )?technical users/i, due: '2026-11-19' },
    {
      owner: 'us',
      assignee: 'Pieter',
      words: /get them deleted|should be deleted|(?:delete|remove)[^.]{0,20}(?:technical|interface) user/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Pieter',
      words:
        /form for the repayment|repay(?:ment)?[^.]{0,20}deposit|deposit[^.]{0,20}(?:repay|back|refund)|refund[^.]{0,20}deposit/i,
      due: '2026-11-20',
    },
  ],
  notActions: [
    /offer the old price|would have taken it in spring/i,
    /madame thill in peace|take another look/i,
    /exit interview|no interview/i,
    /depositary bank|done last week/i,
    /we'd phone you|know where we are/i,
    /phone the regulator/i,
  ],
  meetings: [{ words: /third of december|fourteen hours/i, at: '2026-12-03T14:00' }],
  budget: /(?<!-)fifty thousand|(?<!\d)50[,. ]?000|\b50\s?k/i,
  notBudget: [
    /fifty-four|54[,. ]?000/i,
    /sixty-three|63[,. ]?000/i,
    /forty-six|46[,. ]?000/i,
    /four thousand euros|(?<!\d)4[,. ]?000/i,
  ],
  decisionMaker: /thill|board of managers/i,
  timeline: /december|end of the year/i,
  competitors: ['Fundara', 'Repora'],
  notCompetitors: ['Madame Thill', 'Moselle Capital'],
  objections: [
    { kind: 'trust', words: /rejected two times|no confidence/i },
    { kind: 'price', words: /you raised two times|too much for what/i },
    { kind: 'competitor', words: /fundara makes it for/i },
    { kind: 'authority', words: /not in my hands|can't turn it back/i },
  ],
  lead: { name: 'Ilse', company: 'Moselle Capital', email: 'ilse.brandt@mosellecapital.example' },
  mailTo: 'ilse.brandt@mosellecapital.example',
  never: [
    /ilse(?: brandt)? (?:decided|decides|voted)/i,
    /budget(?: (?:is|of))?:? ?€?(?:54|63|46|4[,.]?000)/i,
    /(?:write|send|mail)[^.]{0,30}maitre\.weis@/i,
    /archive[^.]{0,30}(?:15 december|december 15|fifteenth)/i,
    /(?<!not |n't |never )(?:contact|call|convince|write to) madame thill/i,
    /(?:agreed|accepted) (?:to )?(?:the|an) exit interview/i,
  ],
  mood: 'negative',
}
