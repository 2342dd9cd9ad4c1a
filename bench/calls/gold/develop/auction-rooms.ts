import type { CallGold } from '../call-gold.ts'

/** Britain; a rival's lower share, a catalogue that has to be read, a log that has to be seen, an electrician in January; a former decider in Madeira. */
export const auctionRooms: CallGold = {
  file: 'auction-rooms.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England.
  calledAt: '2035-10-09T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Phoebe Loomis',
  us: ['Phoebe'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Edie',
      words: /have those figures|get them by friday|by department|that would help me/i,
      due: '2035-10-12',
    },
    {
      owner: 'us',
      assignee: 'Phoebe',
      words: /email you the log|the log for the last|with the bad days|they're in it/i,
      due: '2035-10-09',
    },
    {
      owner: 'us',
      assignee: 'Phoebe',
      words: /six point two|with our engineers|hear from me by thursday|whether we read yours/i,
      due: '2035-10-11',
    },
    {
      owner: 'them',
      assignee: 'Clem',
      words: /speed test|have the result on monday/i,
      due: '2035-10-15',
    },
    { owner: 'us', assignee: 'Phoebe', words: /\binvit(?:e|ation)\b/i, due: '2035-10-09' },
  ],
  notActions: [
    /if i wrote to him|prints everything|leave him in peace/i,
    /come and watch the sale/i,
    /would a reference help|we don't speak/i,
    /agreed that in july/i,
    /froze for nineteen minutes/i,
    /gone to madeira/i,
    /on duty in bristol/i,
    /at the dentist/i,
  ],
  open: [
    // The visit is a meeting; to some also a task.
    /wednesday the seventeenth|half past eleven|show it to you properly/i,
    // A wish; to some a need, to none a task.
    /one screen for the room|if you could wish/i,
    // To some a doubt about support.
    /ten to three on a saturday|is it my aunt|she does sundays/i,
    /cost us about|loud colonel/i,
    /not the info address/i,
    /on paper we also/i,
    /running by the first of december/i,
    /fifteen megabits/i,
  ],
  meetings: [{ words: /wednesday the seventeenth|half past eleven/i, at: '2035-10-17T11:30' }],
  budget: /\b12[,. ]?000|\b12k|twelve thousand/i,
  notBudget: [/\b27[,. ]?000|\b27k/i, /\b10[,. ]?140/i, /\b390\b/i, /three per cent|\b3 ?%/i],
  decisionMaker: /monty|my uncle|senior partner/i,
  timeline: /first of december|december 1\b|1(?:st)? (?:of )?december|2035-12-01|christmas jewellery/i,
  competitors: ['Lotstream'],
  notCompetitors: ['Bidwire', 'Ravensmoor Auctions', 'Cataloga', 'Norwich', 'Madeira', 'Bristol'],
  objections: [
    { kind: 'trust', words: /don't believe one until|seen the log behind/i },
    { kind: 'need', words: /type them twice|you can stop now/i },
    { kind: 'competitor', words: /lotstream charge two|half as much again/i },
    { kind: 'timing', words: /won't happen by december|no day free before/i },
  ],
  lead: { name: 'Edie Trowbridge', company: 'Ravensmoor Auctions', email: 'edie@ravensmoor.example' },
  mailTo: 'edie@ravensmoor.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:27|10[,. ]?140|390)/i,
    /(?:edie|clem|the colonel)(?: trowbridge)? (?:signs|decides|approves|is the decision)/i,
    /(?:phoebe|bidwire)(?: loomis)? (?:will|to|should) (?:write to|email|contact|call) (?:monty|his|her uncle|edie's uncle)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:fourteenth of january|january 14|14 january)/i,
    /(?:demo|visit|meeting)[^.]{0,20}(?:saturday|october 13|13 october)/i,
    /info@ravensmoor/i,
  ],
  mood: 'positive',
}
