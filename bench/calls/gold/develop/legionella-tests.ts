import type { CallGold } from '../call-gold.ts'

/** Yorkshire; a leisure trust complains of water tests: a result told late, showers that are not there; a free visit and a visit to the trustees are refused; an invoice is disputed; nobody names a budget or who decides. */
export const legionellaTests: CallGold = {
  file: 'legionella-tests.txt',
  kind: 'complaint',
  // A Monday, a quarter past nine in England.
  calledAt: '2032-07-05T08:15:00Z',
  timeZone: 'Europe/London',
  owner: 'Stella Rushworth',
  us: ['Stella', 'Nige'],
  people: [
    {
      id: 'lead-1',
      name: 'Gaynor Haigh',
      company: 'Rotherby Leisure Trust',
      email: 'gaynor.haigh@rotherbyleisure.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Stella',
      words:
        /want it in writing|from me or from our director|sign it for all|that letter by friday|okay\. friday/i,
      due: '2032-07-09',
    },
    { owner: 'us', assignee: 'Stella', words: /off the contact list/i, due: '2032-07-05' },
    {
      owner: 'us',
      assignee: 'Stella',
      words: /redo the rotherby|corrected report|with nine showers|with nine\./i,
      due: '2032-07-07',
    },
    {
      owner: 'them',
      assignee: 'Kath',
      words: /up-to-date plan|mark every outlet|scan it for you|in the plant room/i,
      due: '2032-07-05',
    },
    {
      owner: 'us',
      assignee: 'Nige',
      words:
        /at skelby for six|i'll be quick|straight to the lab|all fourteen showers|see you at six, nige|resample (?:the )?(?:skelby|all|fourteen)/i,
      due: '2032-07-06',
    },
    {
      owner: 'them',
      assignee: 'Gaynor',
      words: /could you send it over|have to find it|very long letter|get it tomorrow/i,
      due: '2032-07-06',
    },
  ],
  notActions: [
    /shut the lot/i,
    /slot i've got is thursday|thursday's too late/i,
    /next quarter's visit|don't want a gesture/i,
    /came across and talked|they'd only enjoy/i,
    /digs up bottle tops/i,
    /had aquaprove before/i,
    /knocked down in twenty thirty/i,
    /ring anything over/i,
    /move the gala to leeds/i,
    /thought it was a barcode/i,
    /man here about a vending/i,
    /bring biscuits/i,
    /had an invoice off you/i,
    /goes out automatically/i,
  ],
  open: [
    // Asked and promised in the same breath as the letter; no day of its own.
    /our insurers/i,
    // Vague; she thinks little of it.
    /accounts to look at|what the terms say/i,
    /side door open/i,
    // The next call is a meeting.
    /friday week|sixteenth/i,
    /not geoff/i,
    /need to resample before/i,
    // Dear but right: to some an objection, to some a threat.
    /they could count/i,
    /doesn't get a phone call/i,
    /look at it how you like/i,
    /back for the nineteenth|by monday the nineteenth/i,
    /there won't be|if there's a next time/i,
    /six days later/i,
    /i've read the terms/i,
    /bring it with him/i,
    /been bought/i,
  ],
  meetings: [{ words: /friday week|sixteenth/i, at: '2032-07-16T10:00' }],
  budget: null,
  notBudget: [
    /hundred and eighty|\b180\b/i,
    /eleven and a half thousand|\b11[,. ]?500/i,
    /eight four|\b8[,. ]?400/i,
    /eleven hundred and fifty|\b1[,. ]?150/i,
    /over a thousand|\b1[,. ]?000/i,
  ],
  decisionMaker: null,
  timeline: /nineteenth|july 19|19(?:th)? (?:of )?july|2032-07-19/i,
  competitors: ['Aquaprove'],
  notCompetitors: ['Tapwright', 'Rotherby', 'Skelby', 'Geoff Lumb', 'Filey', 'Leeds'],
  objections: [
    { kind: 'trust', words: /can't trust anything|tick a shower/i },
    { kind: 'timing', words: /thursday's too late|past the nineteenth/i },
    { kind: 'price', words: /not paying a hundred and eighty|it's a cheek/i },
  ],
  lead: {
    name: 'Gaynor Haigh',
    company: 'Rotherby Leisure Trust',
    email: 'gaynor.haigh@rotherbyleisure.example',
  },
  mailTo: 'gaynor.haigh@rotherbyleisure.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:180|8[,. ]?400|11[,. ]?500|1[,. ]?150|hundred and eighty|eight four|eleven)/i,
    /(?:gaynor|kath|geoff)(?: haigh| lumb)? (?:signs|decides|approves|is the decision)/i,
    /(?:stella|tapwright)(?: rushworth)? (?:will|to) (?:waive|drop|visit)/i,
    /gaynor(?: haigh)? (?:will|to) (?:ring|call|contact|switch to) aquaprove\b(?! if)/i,
  ],
  mood: 'negative',
}
