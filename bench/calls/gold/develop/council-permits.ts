import type { CallGold } from '../call-gold.ts'

/** One promise is made by a customer to her own colleague; no address is said, the known one is Callum's. */
export const councilPermits: CallGold = {
  file: 'council-permits.txt',
  kind: 'negotiation',
  // A Wednesday afternoon.
  calledAt: '2027-01-13T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Rhona Geddes',
  us: ['Rhona'],
  people: [
    {
      id: 'lead-1',
      name: 'Callum Strachan',
      company: 'Strathmuir Council',
      email: 'callum.strachan@strathmuir.example',
    },
    { id: 'lead-2', name: 'Calum Strang', company: 'Inverbrae Council', email: 'c.strang@inverbrae.example' },
  ],
  actions: [
    { owner: 'them', assignee: 'Shazia', words: /kerbwise terms/i, due: '2027-01-13' },
    {
      owner: 'us',
      assignee: 'Rhona',
      words:
        /fresh price schedule|take the handhelds out|then drop them|\bnew price schedule|price schedule without/i,
      due: '2027-01-18',
    },
    {
      owner: 'us',
      assignee: 'Rhona',
      words: /ask moira|moira[^.]{0,40}(?:ninety-six|96)|her answer for you/i,
      due: '2027-01-20',
    },
    {
      owner: 'them',
      assignee: 'Shazia',
      words: /gazetteer i can|gazetteer[^.]{0,40}(?:share|friday)|secure share/i,
      due: '2027-01-15',
    },
    { owner: 'us', assignee: 'Rhona', words: /address check|check[^.]{0,20}addresses(?! )/i, due: null },
    {
      owner: 'us',
      assignee: 'Rhona',
      words: /what happened and what we changed|plain english|two pages|\binverbrae (?:outage|incident)/i,
      due: '2027-01-14',
    },
    {
      owner: 'us',
      assignee: 'Rhona',
      words:
        /contract draft|put in two-fifty|penalty (?:clause )?(?:of|at|back)|two hundred and fifty a day/i,
      due: '2027-01-18',
    },
    {
      owner: 'them',
      assignee: 'Callum',
      words: /draft of the technical|technical (?:bit|part|section)/i,
      due: '2027-01-31',
    },
    {
      owner: 'us',
      assignee: 'Rhona',
      words: /i'll check it for you|check (?:the|his|callum's) (?:draft|technical)/i,
      due: null,
    },
  ],
  notActions: [
    /take out the visitor vouchers|take the vouchers out/i,
    /four years instead|can't do four/i,
    /want to talk to me|talk to suppliers/i,
    /phone inverbrae ourselves|i've done that/i,
    /nine hundred a day|on site for the first week/i,
    /press release|consider it binned/i,
  ],
  meetings: [{ words: /twenty-first/i, at: '2027-01-21T15:00' }],
  budget: /ninety-six|\b96\b/i,
  notBudget: [
    /one hundred and twelve|one-twelve|\b112\b/i,
    /one-thirty|\b130\b/i,
    /one-oh-four|\b104/i,
    /nine thousand|\b9[,. ]?000/i,
    /nine hundred a day|£ ?900/i,
    /five hundred pound|£ ?500/i,
  ],
  decisionMaker: /eilidh|buchan|head of service/i,
  timeline: /april/i,
  competitors: ['Kerbwise'],
  notCompetitors: ['Inverbrae', 'Strathmuir Council', 'Moira', 'Gilmour Street'],
  objections: [
    {
      kind: 'price',
      words: /no there yet|behind the couch|half a somebody|card fee on a permit|just cheeky/i,
    },
    { kind: 'competitor', words: /swallow the card fee/i },
    { kind: 'authority', words: /i write the paper|she'll not sign/i },
    { kind: 'timing', words: /it's eleven weeks|team's down two|who's got the time/i },
    { kind: 'trust', words: /fell over for three days|that broke inverbrae\?|say "it was a certificate"/i },
  ],
  lead: { name: 'Callum', company: 'Strathmuir Council', email: 'callum.strachan@strathmuir.example' },
  mailTo: 'callum.strachan@strathmuir.example',
  never: [
    /callum(?: strachan)? (?:signs|decides|approves)/i,
    /moira (?:agreed|approved|has agreed)/i,
    /budget(?: (?:is|of))?:? ?£?(?:112|130|104|one-twelve|one-thirty)/i,
    /(?<!not |n't |never )(?:contact|call|meet|ring) (?:with )?eilidh/i,
    /calum strang|c\.strang/i,
    /(?:will|to) (?:issue|publish|write|send) (?:a |the )?press release/i,
  ],
  mood: 'mixed',
}
