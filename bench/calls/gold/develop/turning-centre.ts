import type { CallGold } from '../call-gold.ts'

export const turningCentre: CallGold = {
  file: 'turning-centre.txt',
  kind: 'demo',
  // A Monday.
  calledAt: '2026-04-27T14:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Ciara Madden',
  us: ['Ciara'],
  people: [{ id: 'lead-1', name: 'Tomasz Zielinski', company: 'Zeltech', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Ciara',
      words:
        /forty-two spindle|\b42[^.]{0,12}spindle|ask the works|straight answer|by thursday|thursday is good/i,
      due: '2026-04-30',
    },
    {
      owner: 'them',
      assignee: 'Oisín',
      words: /^(?!.*time study).*\bdrawings?\b|easy one and the pig|this evening/i,
      due: '2026-04-27',
    },
    {
      owner: 'us',
      assignee: 'Ciara',
      words: /time study|week from tomorrow|pig'll take/i,
      due: '2026-05-05',
    },
    {
      owner: 'them',
      assignee: 'Tomasz',
      words: /\bpictures\b|\bphotos\b|whatsapp|tomorrow, lovely/i,
      due: '2026-04-28',
    },
    {
      owner: 'us',
      assignee: 'Ciara',
      words:
        /log every call-out|(?:the|service|call-out|callout) log\b|names blacked out|send it on|(?:: |^)i will, so/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Tomasz',
      words:
        /call him on wednesday|wednesday, perfect|(?:call|ring|ask) (?:(?:my|the|his) )?electrician|temporary (?:supply|connection|power)/i,
      due: '2026-04-29',
    },
    {
      owner: 'us',
      assignee: 'Ciara',
      words: /finance sheet|friday okay|sheet over five years/i,
      due: '2026-05-01',
    },
  ],
  notActions: [
    /start the cycle|open the door when/i,
    /training would be|taking training out/i,
    /put a price on it|don't count the forty/i,
    /bring ewa a coffee/i,
    /decided by mid may/i,
  ],
  meetings: [
    {
      words: /quarter to eleven|thursday week|the seventh\b|running in tuam|bring ye there|we both come/i,
      at: '2026-05-07T10:45',
    },
  ],
  budget: /one hundred (?:and )?eighty-five|one eighty-five|\b185[,. ]?000|\b185 ?k/i,
  notBudget: [
    /two hundred (?:and )?twelve|\b212[,. ]?000|\b212 ?k/i,
    /forty thousand|\b40[,. ]?000|\b40 ?k/i,
    /nine thousand four|\b9[,. ]?400/i,
  ],
  decisionMaker: /\bewa\b|\bwife\b|managing director/i,
  timeline: /september/i,
  competitors: ['Hexadreh', 'Kobayama'],
  notCompetitors: ['Athenry', 'Tuam', 'Stuttgart', 'Zeltech', 'Corrib Machine Tools'],
  objections: [
    { kind: 'need', words: /half of our (?:orders|work)|wrong machine|speak about the rest/i },
    { kind: 'price', words: /too expensive for us/i },
    {
      kind: 'trust',
      words:
        /engineer came from stuttgart|nine days stopped|two for the whole country|both in cork|heard two engineers before/i,
    },
    {
      kind: 'timing',
      words: /that's another problem|we're full|new supply from the network|switch your machine on/i,
    },
    { kind: 'competitor', words: /takes forty-two today/i },
  ],
  lead: { name: 'Tomasz', company: 'Zeltech', email: 'tomasz@zeltech.example' },
  mailTo: 'tomasz@zeltech.example',
  never: [
    /(?:tomasz|zielinski|ois[ií]n) (?:decides|signs|is the (?:final )?decision)/i,
    /budget(?: (?:is|of))?:? ?€?(?:212|40)[,. ]?000/i,
    /(?:trade-in|part exchange)[^.]{0,30}(?:agreed|confirmed|promised)/i,
    /(?:will|to) (?:book|hold|arrange|run)[^.]{0,15}training/i,
    /ewa (?:will|to) (?:visit|come|attend)/i,
  ],
  mood: 'mixed',
}
