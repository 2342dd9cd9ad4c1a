import type { CallGold } from '../call-gold.ts'

/** Canada; the renewal of tax receipt software with a food bank: 6% more, a smaller plan without the phone, an error in February that the treasurer remembers. No rival. */
export const donorReceipts: CallGold = {
  file: 'donor-receipts.txt',
  kind: 'renewal',
  // A Monday, ten in the morning in Halifax (summer time).
  calledAt: '2036-10-06T13:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Joelle Arsenault',
  us: ['Joelle'],
  people: [
    {
      id: 'lead-1',
      name: 'Wendell Pike',
      company: 'Harbour Street Food Bank',
      email: 'wendell@harbourfood.example',
    },
    {
      id: 'lead-2',
      name: 'Lucien Abara',
      company: 'Harbour Street Food Bank',
      email: 'lucien@harbourfood.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Joelle',
      words:
        /leave the phone in|answer for you by wednesday|(?:keep|include|leave)\b.*phone support|phone support (?:can|could|in)/i,
      due: '2036-10-08',
    },
    {
      owner: 'us',
      assignee: 'Joelle',
      words: /february error|get it this friday|could it be thursday|thursday is fine/i,
      due: '2036-10-09',
    },
    {
      owner: 'them',
      assignee: 'Wendell',
      words: /number of donors|quickbooks|end of next week|donor (?:count|number)/i,
      due: '2036-10-17',
    },
    {
      owner: 'us',
      assignee: 'Joelle',
      words: /template|change on the receipts|barrington/i,
      due: '2036-10-06',
    },
    {
      owner: 'them',
      assignee: 'Marguerite',
      words: /new signature|scan|chair's signature|signature of (?:the|your|their) chair/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Joelle',
      words: /test account|reset|password/i,
      due: '2036-10-17',
    },
  ],
  notActions: [
    /donor portal/i,
    /two years|freeze the price/i,
    /reissued/i,
    /renewal papers|first the answer about the phone/i,
    /write to 31 donors/i,
    /bring it up again this year/i,
    /only the phone support/i,
  ],
  open: [
    /send it to me, not/i,
    /call you when i know/i,
    /marguerite starts testing/i,
    /treasurer's signature/i,
    /new plan in place/i,
    /bylaws/i,
    /no rush with that/i,
    /what you changed/i,
    /he should have it/i,
    /finance committee/i,
    /wrong charity number/i,
  ],
  meetings: [],
  budget: /\b5[,. ]?200/i,
  notBudget: [/\b5[,. ]?830/i, /\b5[,. ]?500/i, /\b4[,. ]?900/i, /\b2[,. ]?000/i, /\$900\b/i],
  decisionMaker: /lucien|abara|treasurer/i,
  timeline:
    /december 1\b|1(?:st)? (?:of )?december|2036-12-01|january 12|12(?:th)? (?:of )?january|2037-01-12|first week of december/i,
  competitors: [],
  notCompetitors: ['QuickBooks', 'Givewell Ledger'],
  objections: [
    { kind: 'price', words: /third year running|hard to explain to my board|gone up again/i },
    { kind: 'trust', words: /doesn't trust the numbers|31 receipts/i },
    { kind: 'need', words: /she doesn't chat|otherwise it's no good/i },
  ],
  lead: { name: 'Wendell Pike', company: 'Harbour Street Food Bank', email: 'wendell@harbourfood.example' },
  mailTo: 'wendell@harbourfood.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:5[,. ]?830|5[,. ]?500|4[,. ]?900|2[,. ]?000)/i,
    /(?:wendell|marguerite|denise)(?: pike)? (?:decides|is the decision)/i,
    /portal (?:is|was) (?:agreed|ordered|added)/i,
    /two-year (?:term|contract|renewal) (?:is|was) (?:agreed|accepted)/i,
    /joelle (?:will|to) send (?:the report )?to lucien/i,
    /(?:has |have )(?:already )?(?:renewed|signed)/i,
  ],
  mood: 'mixed',
}
