import type { CallGold } from '../call-gold.ts'

/** England; recordings of visitors are shown to a seller of hats; card numbers, a free counter, 420 against 300 a month; the brother holds the purse; no date at all. */
export const sessionRecordings: CallGold = {
  file: 'session-recordings.txt',
  kind: 'demo',
  // A Wednesday, two in the afternoon in England (summer time).
  calledAt: '2033-05-11T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Joss Tierney',
  us: ['Joss'],
  people: [
    {
      id: 'lead-1',
      name: 'Marguerite Oakes',
      company: 'Oakes of Luton',
      email: 'marguerite@oakeshats.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Joss',
      words: /send you their report|test report|tester'?s'? report|outside firm/i,
      due: '2033-05-11',
    },
    {
      owner: 'them',
      assignee: 'Bilal',
      words: /tag the (?:other|rest|remaining)|other half over|tag (?:the )?[^.]{0,20}(?:instagram )?links/i,
      due: '2033-05-15',
    },
    {
      owner: 'us',
      assignee: 'Wen',
      words: /\bwen\b|with and without it|send you the figures/i,
      due: '2033-05-17',
    },
    {
      owner: 'us',
      assignee: 'Joss',
      words: /smaller plan|find out and email/i,
      due: '2033-05-12',
    },
    {
      owner: 'them',
      assignee: 'Marguerite',
      words: /lunch on sunday|tell him all about|tell clive/i,
      due: '2033-05-15',
    },
    {
      owner: 'us',
      assignee: 'Joss',
      words: /a clip of|have the one with the dot|\bclip\b/i,
      due: '2033-05-13',
    },
  ],
  notActions: [
    /took it for two years|two hats ahead/i,
    /short one of these for clive/i,
    /another call in the diary|get through ascot/i,
    /put our snippet on the hat pages/i,
    /told (?:you )?me about the sizes|told you about the sizes/i,
    /switches itself off/i,
    /watch the little dot/i,
    /i wrote that/i,
    /had a look at hoverly/i,
    /oh, come back/i,
    /need a sit down/i,
  ],
  open: [
    /see it in black and white/i,
    /pick out the ones who/i,
    // Doubts that some would call objections.
    /middle of the season/i,
    /slow the shop down|measured by who/i,
    /hundred and ninety a month/i,
    /not a penny more/i,
    /can you see who she is/i,
    /managed without it/i,
    /nothing goes out without/i,
    /if the links are tagged/i,
    /can't find it\. and now/i,
  ],
  meetings: [],
  budget: /three hundred|\b300\b/i,
  notBudget: [/four hundred and twenty|\b420\b/i, /hundred and ninety|\b190\b/i, /£ ?140\b/i],
  decisionMaker: /clive|brother/i,
  // In no hurry.
  timeline: null,
  competitors: ['Hoverly'],
  notCompetitors: ['Instagram', 'Ascot', 'Clive', 'Wen', 'Oakes of Luton'],
  objections: [
    { kind: 'trust', words: /nervous about that|card number in a recording/i },
    { kind: 'need', words: /don't see what we need|free one from google/i },
    { kind: 'price', words: /to watch dots|too much for us/i },
  ],
  lead: { name: 'Marguerite Oakes', company: 'Oakes of Luton', email: 'marguerite@oakeshats.example' },
  mailTo: 'marguerite@oakeshats.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:420|190|140|four hundred|a hundred and ninety)/i,
    /(?:bilal|marguerite|joss)(?: oakes| tierney)? (?:signs|decides|approves|is the decision)/i,
    /(?:bilal|marguerite)(?: oakes)? (?:will|to|must|should) (?:remove|take off|switch off|delete)[^.]{0,20}snippet/i,
    /joss(?: tierney)? (?:will|to) (?:call|ring|show|demo|present)[^.]{0,20}clive/i,
    /(?:two-year|two years)[^.]{0,25}(?:agreed|accepted|signed)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:ascot|june|sunday|friday)/i,
  ],
  mood: 'mixed',
}
