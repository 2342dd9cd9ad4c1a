import type { CallGold } from '../call-gold.ts'

/** Canada; a password manager comes up for renewal at an engineering firm: 13% dearer, 60 seats unused, an outage in July, a rival for one dollar more. */
export const vaultRenewals: CallGold = {
  file: 'vault-renewals.srt',
  kind: 'renewal',
  // A Thursday, ten in the morning in Calgary (summer time).
  calledAt: '2039-10-13T16:00:00Z',
  timeZone: 'America/Edmonton',
  owner: 'Nicole Gagnon',
  us: ['Nicole'],
  people: [
    {
      id: 'lead-1',
      name: 'Graham Whitford',
      company: 'Prairie Crest',
      email: 'gwhitford@prairiecrest.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Nicole',
      words: /price of (?:a|the) monthly seats?|monthly[- ]seat price|copy me on that/i,
      due: '2039-10-14',
    },
    { owner: 'us', assignee: 'Nicole', words: /incident report/i, due: '2039-10-13' },
    {
      owner: 'us',
      assignee: 'Ravi',
      words: /ravi|page about the changes|what you've changed/i,
      due: '2039-10-20',
    },
    {
      owner: 'us',
      assignee: 'Nicole',
      words: /ask (?:my|her|the) manager|his answer on tuesday|5\.80/i,
      due: '2039-10-18',
    },
    {
      owner: 'them',
      assignee: 'Graham',
      words: /count again|number of seats|seat count|end of next week/i,
      due: '2039-10-21',
    },
    {
      owner: 'us',
      assignee: 'Nicole',
      words:
        /2039 (?:access )?log|get this year's|this year's (?:access )?log|access log (?:for|of) (?:2039|this year)/i,
      due: '2039-10-31',
    },
    {
      owner: 'us',
      assignee: 'Nicole',
      words: /write to you afterwards|like the outcome|tell simone|outcome of the call/i,
      due: null,
    },
  ],
  notActions: [
    // Put off or refused.
    /set that up next week|not next week|change freeze/i,
    /comparison of the two|comparisons that come/i,
    /be a reference|when the renewal is done/i,
    /signed for three years|one year at a time/i,
    // Done already.
    /sent it to him in may/i,
    /ed once asked/i,
    /took over purchasing/i,
    /brightkey called her/i,
  ],
  open: [
    // The next call is a meeting.
    /wednesday the 26th/i,
    /november 3\b/i,
    /send the invite/i,
    /that's my argument/i,
    /purchase order has to be out/i,
    /no problem from our side/i,
    /sounds better/i,
    /use their badges/i,
    /they want a new one every year/i,
    // Remarks that may count as doubts.
    /seats aren't used|field crews never/i,
    /and the summer students/i,
    /wear gloves/i,
    /there can't be a gap/i,
    /not certain about the 160/i,
    /company rule/i,
  ],
  meetings: [{ words: /november 3\b|\b3 november/i, at: '2039-11-03T14:00' }],
  // Nothing is fixed for 2040.
  budget: null,
  notBudget: [/\b13[,. ]?860/i, /\b15[,. ]?624/i, /\b14[,. ]?500/i, /\b11[,. ]?904/i, /\b11[,. ]?136/i],
  decisionMaker: /monique|tremblay|director of security/i,
  timeline:
    /december 1\b|(?:\b1|1st) (?:of )?december|november 15|15(?:th)? (?:of )?november|2039-12-01|2039-11-15/i,
  competitors: ['Brightkey'],
  notCompetitors: ['Lockleaf', 'Northgate Mutual', 'Prairie Crest'],
  objections: [
    { kind: 'price', words: /can't justify that|13% more|same product/i },
    { kind: 'trust', words: /could log in for five hours|picked up the phone/i },
    { kind: 'competitor', words: /brightkey called|pay for both|sign-in service/i },
  ],
  lead: { name: 'Graham Whitford', company: 'Prairie Crest', email: 'gwhitford@prairiecrest.example' },
  mailTo: 'gwhitford@prairiecrest.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:13[,. ]?860|15[,. ]?624|14[,. ]?500|11[,. ]?904|11[,. ]?136)/i,
    /(?:graham|simone|ed)(?: whitford| beaulieu)? (?:decides|approves|signs|is the decision)/i,
    /nicole(?: gagnon)? (?:will|to|should) (?:send|prepare|make|write) .*comparison/i,
    /(?:has|have|is) (?:signed|agreed|accepted) .*three[- ]year/i,
    /5\.80 (?:is|was|has been) (?:agreed|approved|confirmed)/i,
    /northgate(?: mutual)? (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
