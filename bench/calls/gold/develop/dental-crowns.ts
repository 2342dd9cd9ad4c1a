import type { CallGold } from '../call-gold.ts'

/** Adelaide; a dentist complains to his laboratory about a swapped bridge; sixty thousand for the year; the group's clinical director decides now; settled by the thirtieth of June; a call to her, a visit and flowers are declined. */
export const dentalCrowns: CallGold = {
  file: 'dental-crowns.txt',
  kind: 'complaint',
  // A Tuesday, two in the afternoon in Adelaide (winter time, half an hour off).
  calledAt: '2045-05-16T04:30:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Elena Markovska',
  us: ['Elena'],
  people: [
    {
      id: 'lead-1',
      name: 'Brett Kosmidis',
      company: 'Semaphore Dental',
      email: 'brett@semaphoredental.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Jess',
      words: /photo of the label|\bjess\b|as soon as we hang up/i,
      due: '2045-05-16',
    },
    {
      owner: 'us',
      assignee: 'Elena',
      words: /find the bridge|by noon|our own courier|it'll be there\.|get the bridge here|just the bridge/i,
      due: '2045-05-17',
    },
    {
      owner: 'us',
      assignee: 'Viktor',
      words: /viktor|report about what went wrong|when would i see that|by next wednesday|wednesday's okay/i,
      due: '2045-05-24',
    },
    {
      owner: 'us',
      assignee: 'Elena',
      words: /chair time|ask our manager|speak to her today|ring you back tomorrow/i,
      due: '2045-05-17',
    },
    {
      owner: 'us',
      assignee: 'Elena',
      words:
        /price list|on that basis|have it on friday|friday's fine|better price for the crowns|i'd look at it/i,
      due: '2045-05-19',
    },
    {
      owner: 'us',
      assignee: 'Elena',
      words: /how it would work|send you an outline|do a trial/i,
      due: '2045-05-19',
    },
    {
      owner: 'them',
      assignee: 'Brett',
      words: /your scans|the originals|dig them out|have them on monday|monday, yeah/i,
      due: '2045-05-22',
    },
    {
      owner: 'us',
      assignee: 'Elena',
      words: /ring them straight away|reckon you'd better/i,
      due: '2045-05-16',
    },
  ],
  notActions: [
    /if i rang her|leave that for now|i won't\./i,
    /apologise to mrs doyle|offer you a scone/i,
    /send her some flowers/i,
    /rang me back about/i,
    /changed the scanner/i,
    /sends a rep around/i,
    /driven her down/i,
  ],
  open: [
    // What follows from a complaint anyway: to some a promise.
    /remakes are free|i'd hope so/i,
    /have a look/i,
    /check them twice|mark them out of ten/i,
    /settled by the thirtieth/i,
    // The single faults: to some each an objection.
    /fourth one since christmas|open at the margin|there's a third|somebody else's molar/i,
    // The price of his own time: to some an objection.
    /four hundred and eighty/i,
    /can't see us going over/i,
    /see how thursday goes/i,
    /hope he hasn't got it in|mr doherty/i,
    /who decides/i,
    /crown and bridge/i,
    /tell you where we're at/i,
    /do you still have the box/i,
  ],
  meetings: [],
  budget: /sixty thousand|\b60[,. ]?000\b|\b60 ?k\b/i,
  notBudget: [
    /four hundred and eighty|\b480\b/i,
    /hundred and thirty-nine|\b139\b/i,
    /one eighty-five|\b185\b/i,
  ],
  decisionMaker: /nirmala|perera|clinical director/i,
  timeline:
    /thirtieth of june|june 30|30(?:th)? (?:of )?june?\b|\bjun(?:e)?\b|2045-06-30|year ends|end of the (?:financial )?year/i,
  competitors: ['Smilemill'],
  notCompetitors: [
    'Toothcraft',
    'Semaphore Dental',
    'Doyle',
    'Doherty',
    'Viktor',
    'Jess',
    'Clare',
    'Mount Gambier',
    'Melbourne',
  ],
  objections: [
    { kind: 'trust', words: /lost a bit of faith|fourth one since|nobody ever rang/i },
    { kind: 'price', words: /justify your price|paying more and getting|you're at one eighty/i },
    { kind: 'competitor', words: /smilemill|hundred and thirty-nine/i },
    { kind: 'timing', words: /two months before i know|do it in six weeks/i },
  ],
  lead: { name: 'Brett Kosmidis', company: 'Semaphore Dental', email: 'brett@semaphoredental.example' },
  mailTo: 'brett@semaphoredental.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aud|a?\$)? ?(?:480|139|185|four hundred|one eighty)/i,
    /(?:brett|elena|viktor|jess)(?: kosmidis| markovska)? (?:signs|decides|approves|is the decision)/i,
    /elena(?: markovska)? (?:will|to) (?:ring|call|contact) [^.]{0,15}(?:nirmala|perera)/i,
    /elena(?: markovska)? (?:will|to) (?:visit|apologi[sz]e|send [^.]{0,10}flowers)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:christmas|thursday|february)/i,
  ],
  mood: 'negative',
}
