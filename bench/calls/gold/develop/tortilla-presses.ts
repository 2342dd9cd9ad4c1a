import type { CallGold } from '../call-gold.ts'

/** United States; a press is shown by video to six restaurants that press by hand; a colleague works the machine; the aunt who owns them has to like the taste; lease, second belt and installation are declined. */
export const tortillaPresses: CallGold = {
  file: 'tortilla-presses.txt',
  kind: 'demo',
  // A Thursday, two in the afternoon in Arizona.
  calledAt: '2033-02-24T21:00:00Z',
  timeZone: 'America/Phoenix',
  owner: 'Zulema Tavares',
  us: ['Zulema', 'Hoyt'],
  people: [{ id: 'lead-1', name: 'Chayo Lucero', company: 'Casa Nopal', email: 'chayo@casanopal.example' }],
  actions: [
    {
      owner: 'them',
      assignee: 'Deshawn',
      words: /your own masa|ten pounds of (?:ours|masa)|overnight you/i,
      due: '2033-02-25',
    },
    { owner: 'us', assignee: 'Hoyt', words: /hoyt will press|tortillas back by/i, due: '2033-03-01' },
    {
      owner: 'them',
      assignee: 'Chayo',
      words: /plate of yours|in front of her on wednesday|cold soda/i,
      due: '2033-03-02',
    },
    { owner: 'us', assignee: 'Hoyt', words: /teardown|want to see that, every bolt/i, due: '2033-02-24' },
    {
      owner: 'us',
      assignee: 'Zulema',
      words: /where the listing stands|nsf list(?:ed|ing)/i,
      due: '2033-02-28',
    },
    {
      owner: 'us',
      assignee: 'Zulema',
      words: /two machines with one belt|that quote by friday/i,
      due: '2033-03-04',
    },
    { owner: 'them', assignee: 'Chayo', words: /floor plan/i, due: '2033-02-25' },
  ],
  notActions: [
    // Refused.
    /price you a lease|no leases|no lease, then/i,
    /second belt|trip over/i,
    /drive down and install|all our installs/i,
    // Done already.
    /mopped it/i,
    /took out a wall/i,
    /ran out twice/i,
    /showed us theirs last week/i,
    /take the hairnet/i,
  ],
  open: [
    // The next talk is a meeting.
    /tuesday, march eighth|on the eighth|get my kids|four's good|send the invite/i,
    /think on that/i,
    /order by march eleventh/i,
    /i hear you/i,
    /run a hundred tortillas|start her up|here we go/i,
    /there's another plate/i,
    /lady out front/i,
    /six in already|who eats the/i,
    // Remarks that may count as doubts.
    /poker chip/i,
    /shut me down/i,
    /close at eleven/i,
    /all in the water/i,
    /gets through the door/i,
    /crew needs to be used/i,
    /if she spits it out/i,
  ],
  meetings: [
    { words: /march eighth|on the eighth|march 8\b|\b8(?:th)? (?:of )?march/i, at: '2033-03-08T16:00' },
  ],
  budget: /thirty-six thousand|\b36[,. ]?000|\b36k/i,
  notBudget: [/\b19[,. ]?800/i, /\b39[,. ]?600/i],
  decisionMaker: /eulalia|\baunt\b|\bt[ií]a\b/i,
  timeline: /april fifteenth|april 15|\b15(?:th)? (?:of )?april|2033-04-15|cinco de mayo/i,
  competitors: ['Comalero'],
  notCompetitors: ['Masaworks', 'Casa Nopal', 'NSF', 'Speedway', 'San Antonio', 'Tucson'],
  objections: [
    { kind: 'need', words: /ladies are the show|not convinced we need/i },
    { kind: 'price', words: /too rich for me/i },
    { kind: 'competitor', words: /comalero|got you beat/i },
  ],
  lead: { name: 'Chayo Lucero', company: 'Casa Nopal', email: 'chayo@casanopal.example' },
  mailTo: 'chayo@casanopal.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:19[,. ]?800|39[,. ]?600)/i,
    /(?:chayo|deshawn|hoyt|zulema)(?: lucero| tavares)? (?:signs|decides|approves|is the decision)/i,
    /hoyt (?:will|is going to) (?:drive|install|come|visit)/i,
    /lease (?:is|was|has been) (?:agreed|accepted|requested|wanted)/i,
    /m2 (?:is|has been) (?:already )?nsf[- ](?:listed|certified)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed|set|booked|fixed|scheduled) (?:for|on) [^.]{0,24}(?:3 ?p\.?m|15:00|at three)/i,
  ],
  mood: 'positive',
}
