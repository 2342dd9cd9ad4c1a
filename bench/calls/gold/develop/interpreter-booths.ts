import type { CallGold } from '../call-gold.ts'

/** Brussels; an Irishman calls a congress centre out of the blue; a subtitle file; no budget, no date; the director approves every supplier; visits, a trial and a call with her are declined. */
export const interpreterBooths: CallGold = {
  file: 'interpreter-booths.srt',
  kind: 'qualification',
  // A Wednesday, three in the afternoon in Belgium (summer time).
  calledAt: '2043-10-07T13:00:00Z',
  timeZone: 'Europe/Brussels',
  owner: 'Declan Hurley',
  us: ['Declan'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Declan',
      words: /short film|send you the film|forty seconds|after this call|send it to marit/i,
      due: '2043-10-07',
    },
    {
      owner: 'them',
      assignee: 'Joris',
      words: /joris|had the floor plan|one of the rubens room/i,
      due: '2043-10-09',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words:
        /could draw it for you|have the drawing|by the sixteenth|costs nothing|not a cent|in pdf|pdf it is/i,
      due: '2043-10-16',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /which houses|ask them first|hear from me by monday|interests me more/i,
      due: '2043-10-12',
    },
  ],
  notActions: [
    /mrs claes on a call|doesn't take such calls|leave her be/i,
    /come by some day|no visits/i,
    /free day on a small event|name on the door/i,
    /could do it alone/i,
    /chocolate fountain|love to hear that story|wouldn't\. the carpet/i,
    /have come for nine years/i,
    /always the client who pays/i,
    /we order each time/i,
    /not going to give you/i,
    /take away forty seats/i,
  ],
  open: [
    // A call one day, not agreed.
    /in the new year|rings in january|join the queue/i,
    /hear the truth/i,
    // Happy where she is: to some a rival, to some no need.
    /need from somebody else/i,
    /pass on the invoice/i,
    /name on the door/i,
    /go on, i'm waiting/i,
    /in theory/i,
    /another there within two hours/i,
    /wouldn't expect it/i,
    /that's a real problem/i,
    /eats something bad/i,
    /should have started with it/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/nine hundred|\b900\b/i, /six hundred and fifty|\b650\b/i],
  decisionMaker: /claes|director/i,
  timeline: null,
  competitors: ['Polyphon'],
  notCompetitors: ['Vocabox', 'Leliehuis', 'Joris', 'Ghent', 'Rubens', 'Cork'],
  objections: [
    { kind: 'need', words: /need from somebody else|don't really see/i },
    {
      kind: 'trust',
      words: /feel safe with that|delegates are at the airport|if he eats something|my name on the door/i,
    },
    { kind: 'timing', words: /too early to talk|everything is already booked/i },
  ],
  lead: { name: 'Marit Verhaegen', company: 'Leliehuis', email: 'marit@leliehuis.example' },
  mailTo: 'marit@leliehuis.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:eur|€)? ?(?:900|650|nine hundred|six hundred)/i,
    /(?:marit|joris|declan)(?: verhaegen| hurley)? (?:signs|decides|approves|is the decision)/i,
    /declan(?: hurley)? (?:will|to) (?:visit|come by|meet|call mrs|contact mrs|ring mrs)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:june|january|new year|sixteenth)/i,
    /(?:marit|leliehuis)(?: verhaegen)? (?:has )?(?:booked|ordered|agreed to a trial)/i,
  ],
  mood: 'mixed',
}
