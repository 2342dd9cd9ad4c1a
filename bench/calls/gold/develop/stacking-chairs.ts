import type { CallGold } from '../call-gold.ts'

/** Wales; a village hall's chairs break; no budget and nobody named to decide; chairs that hold by the eisteddfod; a visit, a voucher and the heavier frame are declined. */
export const stackingChairs: CallGold = {
  file: 'stacking-chairs.txt',
  kind: 'complaint',
  // A Tuesday, a quarter past ten in the morning in Wales.
  calledAt: '2044-01-19T10:15:00Z',
  timeZone: 'Europe/London',
  owner: 'Rhodri Mostyn',
  us: ['Rhodri'],
  people: [
    { id: 'lead-1', name: 'Menna Prosser', company: 'Pentrewen Hall', email: 'menna@pentrewenhall.example' },
    { id: 'lead-2', name: 'Glyn', company: 'Pentrewen Hall', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Alwen',
      words: /alwen, our driver|sixty of them|on loan|how soon could we have/i,
      due: '2044-01-20',
    },
    {
      owner: 'them',
      assignee: 'Glyn',
      words: /ready by the door|i'll see to that|tie a label/i,
      due: '2044-01-20',
    },
    {
      owner: 'us',
      assignee: 'Rhodri',
      words: /test report|like to see it as well/i,
      due: '2044-01-22',
    },
    {
      owner: 'them',
      assignee: 'Glyn',
      words: /take a picture of it|what they're asking for|got the letter here/i,
      due: '2044-01-19',
    },
    {
      owner: 'us',
      assignee: 'Rhodri',
      words: /our statement|statement from the supplier|end of next week/i,
      due: '2044-01-29',
    },
    {
      owner: 'us',
      assignee: 'Rhodri',
      words: /refund to my director|his answer|all i'm asking/i,
      due: '2044-01-25',
    },
    {
      owner: 'us',
      assignee: 'Rhodri',
      words: /ring round the others|warn them|^(?:menna: )?please do/i,
      due: '2044-01-19',
    },
  ],
  notActions: [
    /come down and look|say sorry again/i,
    /voucher/i,
    /if we did end up replacing|we've got a trolley/i,
    /you rang yesterday/i,
    /behind the stage/i,
    /every tuesday/i,
    /went round all of them/i,
    /change all 120|heavier ones are no use/i,
    /should've gone there/i,
    /did us sixty years/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /ring you on tuesday|tuesday at eleven|kettle on/i,
    // Within the call.
    /turn that one over|number on the sticker/i,
    // They want the money back: to some an objection.
    /the money, rhodri|hasn't got that to lose|have it back/i,
    /can't say yes to that/i,
    /rather nobody sat/i,
    // The heavier frame is no use: of need to some, of another kind to others.
    /heavier ones are no use|fortieth chair/i,
    /should've gone there|one break in six/i,
    /what are people to sit on/i,
    /just like to sit down/i,
    /i've counted/i,
    /take them back with her/i,
    /no, you don't/i,
    /won't run them down/i,
    /mind how you go/i,
    /chairs that'll hold/i,
  ],
  meetings: [{ words: /ring you on tuesday|tuesday at eleven/i, at: '2044-01-26T11:00' }],
  budget: null,
  notBudget: [/\b5[,. ]?160\b/i],
  decisionMaker: null,
  timeline: /fifth of march|march 5|5(?:th)? (?:of )?mar|march fifth|mar\.? 5|2044-03-0[45]|eisteddfod/i,
  competitors: ['Chapelcraft'],
  notCompetitors: ['Seatwise', 'Pentrewen Hall', 'Capel Seion', 'Merched y Wawr', 'Brecon', 'Alwen'],
  objections: [
    { kind: 'trust', words: /what to believe on your labels|we're not happy/i },
    { kind: 'need', words: /heavier ones are no use|who's going to stack them/i },
    { kind: 'competitor', words: /chapelcraft|should've gone there/i },
  ],
  lead: { name: 'Menna Prosser', company: 'Pentrewen Hall', email: 'menna@pentrewenhall.example' },
  mailTo: 'menna@pentrewenhall.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:5[,. ]?160|five thousand)/i,
    /(?:glyn|alwen|rhodri|menna)(?: prosser| mostyn)? (?:signs|decides|approves|is the decision)/i,
    /rhodri(?: mostyn)? (?:will|to) (?:come|visit|refund|send [^.]{0,10}voucher)/i,
    /(?:menna|glyn)(?: prosser)? (?:accepts?|accepted|takes?|agreed to) [^.]{0,15}(?:heavier|voucher)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|thursday)/i,
  ],
  mood: 'negative',
}
