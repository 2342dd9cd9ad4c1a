import type { CallGold } from '../call-gold.ts'

/** Two of us about an account; what the customer said is told, not heard. */
export const mattressRentals: CallGold = {
  file: 'mattress-rentals.txt',
  kind: 'handover',
  // A Monday, ten in the morning in Singapore.
  calledAt: '2027-01-25T02:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Prakash Nair',
  us: ['Prakash', 'Siti'],
  people: [
    {
      id: 'lead-1',
      name: 'Evelyn Goh',
      company: 'Kestrel Point Hospital',
      email: 'evelyn.goh@kestrelpoint.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Siti',
      words: /revised (?:rental )?quote|^siti: this thursday|take that one\?|per day and per month/i,
      due: '2027-01-28',
    },
    {
      owner: 'them',
      assignee: 'Raymond',
      words: /ready for pick-up|loading bay|raymond/i,
      due: '2027-01-29',
    },
    {
      owner: 'us',
      assignee: 'Siti',
      words: /ring the warehouse|those four pumps/i,
      due: '2027-01-25',
    },
    { owner: 'us', assignee: 'Prakash', words: /recall/i, due: '2027-01-25' },
    {
      owner: 'them',
      assignee: 'Evelyn',
      words: /bed count/i,
      due: '2027-01-27',
    },
    {
      owner: 'us',
      assignee: 'Prakash',
      words: /hand the pass back|security counter|return (?:the|his) (?:ward )?pass/i,
      due: '2027-01-26',
    },
  ],
  notActions: [
    /credit note/i,
    /slide deck|no deck|attachments that are called/i,
    /hamper|pineapple tarts/i,
    /biomed@|all of them reply/i,
    /putting out a tender|publish it themselves/i,
    /train on the night shift/i,
    /hospice/i,
    /driver knows already|tell our driver/i,
    /applied for yours last week/i,
  ],
  meetings: [{ words: /second of february|tuesday the second|there together once/i, at: '2027-02-02T14:30' }],
  budget: /hundred and thirty|hundred thirty|\b130/i,
  notBudget: [
    /eighty-eight thousand|\b88[,. ]?000|\b88 ?k/i,
    /fourteen dollars|\$ ?14\b/i,
    /giving eleven|\$ ?11\b/i,
    /fifty dollars|\$ ?50\b/i,
  ],
  decisionMaker: /faridah|chief nurse/i,
  timeline: /fifth of april|first of april|april/i,
  competitors: ['Restora'],
  notCompetitors: ['Kestrel Point', 'Raymond Teo', 'Perth'],
  objections: [
    { kind: 'price', words: /it's too expensive, because/i },
    { kind: 'competitor', words: /like restora better|eleven is eleven/i },
    { kind: 'trust', words: /doesn't feel safe with us/i },
    { kind: 'timing', words: /no time to train anybody|see how it's to be done/i },
  ],
  lead: {
    name: 'Evelyn Goh',
    company: 'Kestrel Point Hospital',
    email: 'evelyn.goh@kestrelpoint.example',
  },
  mailTo: 'evelyn.goh@kestrelpoint.example',
  never: [
    /evelyn (?:goh )?(?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:s?\$|sgd ?)?(?:88|14|11)\b/i,
    /(?<!(?:\bnot|n't|never|no need to|not to) )(?:write to|email|contact) (?:the )?biomed(?! mailbox)/i,
    /(?<!(?:\bnot|n't|never|no need to|not to) )(?:prepare|make|create) (?:a|the) (?:slide )?deck (?:for|by)/i,
    /(?<!(?:\bnot|n't|never|no need to|not to) )(?:send|give|deliver) (?:a|the) hamper/i,
    /(?:issue|send) (?:a|the) credit note/i,
  ],
  mood: 'mixed',
}
