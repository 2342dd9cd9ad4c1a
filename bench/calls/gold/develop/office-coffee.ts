import type { CallGold } from '../call-gold.ts'

export const officeCoffee: CallGold = {
  file: 'office-coffee.txt',
  kind: 'cancellation',
  // A Thursday.
  calledAt: '2027-01-21T15:30:00Z',
  timeZone: 'America/Winnipeg',
  owner: 'André Fontaine',
  us: ['André'],
  people: [
    {
      id: 'lead-1',
      name: 'Heather Kowalchuk',
      company: 'Prairie Title and Survey',
      email: 'heather.k@prairietitle.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'André',
      words: /bring it to my manager|an answer by monday|(?:notice period|waive)[^.]*manager/i,
      due: '2027-01-25',
    },
    {
      owner: 'them',
      assignee: 'Heather',
      words:
        /something on the renovation|there was a memo|i'll find it and forward|(?:forward|send) (?:andré )?(?:the )?(?:renovation )?memo/i,
      due: '2027-01-21',
    },
    { owner: 'us', assignee: 'André', words: /book the pickup/i, due: null },
    {
      owner: 'us',
      assignee: 'André',
      words: /accounting refund|you get that back|refund (?:of )?(?:the )?deposit/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Heather',
      words: /void cheque|one from bookkeeping|next wednesday/i,
      due: '2027-01-27',
    },
    {
      owner: 'us',
      assignee: 'André',
      words: /marcel round|new filter|he'll be there by thursday/i,
      due: '2027-01-28',
    },
    {
      owner: 'us',
      assignee: 'André',
      words: /short email with all this|have it this afternoon|just the dates and the deposit/i,
      due: '2027-01-21',
    },
  ],
  notActions: [
    /if i called him|rather you didn't/i,
    /the details\?|look at it again/i,
    /don't send that|while we're talking/i,
    /the piccolo/i,
    /let the courier in/i,
    /leave gord off/i,
    /muffin basket/i,
    /bought a pod thing/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /two hundred and eighty-five|\b285\b/i,
    /hundred and forty|\b140\b/i,
    /four hundred dollars|\b400\b/i,
  ],
  decisionMaker: /gord/i,
  timeline: /february|twenty-eighth|march/i,
  competitors: ['Mugsworth'],
  notCompetitors: ['Marcel', 'Lorraine', 'Piccolo'],
  objections: [
    { kind: 'need', words: /just don't need it any more|two machines for fifteen/i },
    { kind: 'price', words: /a lot for what it is|two hundred and eighty-five a month/i },
    { kind: 'authority', words: /only the messenger|don't have any say/i },
    { kind: 'trust', words: /had much faith|four phone calls/i },
    { kind: 'competitor', words: /mugsworth called|gord kind of perked up|the better way to do it/i },
  ],
  lead: { name: 'Heather', company: 'Prairie Title', email: 'heather.k@prairietitle.example' },
  mailTo: 'heather.k@prairietitle.example',
  never: [
    /heather (?:decided|decides|is the decision)/i,
    /andré will (?:call|contact|ring|email) gord/i,
    /budget(?: (?:is|of))?:? ?(?:CA)?\$?(?:285|140|400)\b/i,
    /(?:cancels|cancelled|canceled|ending|end) (?:the )?water/i,
    /(?:agreed|accepted|wants|switch(?:es|ed)?) (?:to )?(?:the )?piccolo/i,
  ],
  mood: 'mixed',
}
