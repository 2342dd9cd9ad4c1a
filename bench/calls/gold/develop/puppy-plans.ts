import type { CallGold } from '../call-gold.ts'

/** Australia; a vet practice cancels its software for monthly pet plans: half the pets at the same price, money taken twice at Easter, the practice software does it for nothing. */
export const puppyPlans: CallGold = {
  file: 'puppy-plans.txt',
  kind: 'cancellation',
  // A Monday, three in the afternoon in Adelaide (winter time, half an hour behind Sydney).
  calledAt: '2036-05-19T05:30:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Kirsty Lang',
  us: ['Kirsty'],
  people: [{ id: 'lead-1', name: 'Dom Ferraro', company: 'Gumleaf Vets', email: 'dom@gumleafvets.example' }],
  actions: [
    {
      owner: 'them',
      assignee: 'Dom',
      words: /account numbers|those three this|three (?:names|accounts)/i,
      due: '2036-05-19',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /refunds by|see to it myself|(?:three|outstanding|missing) refunds|refund the three/i,
      due: '2036-05-21',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /monthly offer|month-by-month offer|on one page/i,
      due: '2036-05-23',
    },
    { owner: 'us', assignee: 'Kirsty', words: /the export|member list|monday the 26th/i, due: '2036-05-26' },
    { owner: 'us', assignee: 'Oscar', words: /oscar|direct debit forms|sixth of june/i, due: '2036-06-06' },
    {
      owner: 'them',
      assignee: 'Dom',
      words: /may i'll pay|pay (?:the )?may|may invoice|with the wages/i,
      due: '2036-05-31',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /trish|june should be free|june (?:for )?free/i,
      due: '2036-05-20',
    },
  ],
  notActions: [
    // Refused.
    /took twelve months|twelve months again/i,
    /write to the members/i,
    /exit survey/i,
    // Done already.
    /april's paid/i,
    /wrote to everyone in february/i,
    /meant to be done by the first/i,
    /fetchpay rang/i,
    /say hi to the spaniel/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 27th|tuesday at three|give you a ring next week/i,
    /leave that to us|get it from us/i,
    /i'll read it/i,
    /cancellation stands/i,
    /have to see that/i,
    /finish up on the thirtieth|nice and clean/i,
    /registered, please/i,
    /in something i can open|plain spreadsheet/i,
    /let's go through the leaving/i,
    /stick her head in/i,
    /june's the last one/i,
    /what you're worth/i,
    // Remarks that may count as doubts.
    /got stuck the last time/i,
    /bloke with a goat|blame us/i,
    /410 pets/i,
    /neither did you, lately/i,
    /first i've heard/i,
    /fifteen hundred up front/i,
    /all but three/i,
  ],
  meetings: [
    { words: /tuesday the 27th|tuesday at three|may 27|27(?:th)? (?:of )?may/i, at: '2036-05-27T15:00' },
  ],
  budget:
    /two hundred(?: dollars)? (?:a|per|each) month|\$ ?200\b|\b200 aud|aud 200\b|\b200 (?:dollars )?(?:a|per|\/) ?month/i,
  notBudget: [/\$ ?390\b/i, /\$ ?204\b/i, /forty-five dollars|\$ ?45\b/i, /fifteen hundred|\b1[,. ]?500/i],
  decisionMaker: /helen/i,
  timeline: /thirtieth of june|30(?:th)? (?:of )?june|june 30|end of (?:the )?financial year|2036-06-30/i,
  competitors: ['VetBench', 'Fetchpay'],
  notCompetitors: ['Tailwag Plans', 'Gumleaf Vets', 'Hollis', 'Trish', 'Oscar'],
  objections: [
    { kind: 'price', words: /less than half the animals|doesn't add up/i },
    { kind: 'trust', words: /took the money twice/i },
    { kind: 'competitor', words: /plans built in|nothing extra/i },
  ],
  lead: { name: 'Dom Ferraro', company: 'Gumleaf Vets', email: 'dom@gumleafvets.example' },
  mailTo: 'dom@gumleafvets.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a|au)?\$? ?(?:390|204|45\b|1[,. ]?500)/i,
    /(?:dom|trish|oscar|kirsty)(?: ferraro| lang)? (?:decides|approves|is the decision)/i,
    /kirsty(?: lang)? (?:will|to|should) (?:write to|inform|notify) (?:the )?(?:members|clients)/i,
    /cancellation (?:is|was|has been) (?:withdrawn|taken back)/i,
    /(?:helen|dom|they) (?:agreed|accepted|signed)[^.]{0,20}(?:twelve|12) months/i,
    /dom(?: ferraro)? (?:will|to|should) (?:pay (?:the )?april|(?:fill|do|complete|take)[^.]{0,20}survey)/i,
    /june (?:was|has been) (?:waived|made free)/i,
  ],
  mood: 'mixed',
}
