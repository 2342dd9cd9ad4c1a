import type { CallGold } from '../call-gold.ts'

export const carparkCameras: CallGold = {
  file: 'carpark-cameras.txt',
  kind: 'cancellation',
  // A Tuesday, a quarter past eleven in the morning in Tralee.
  calledAt: '2027-08-31T10:15:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brennan',
  us: ['Aoife'],
  people: [{ id: 'lead-1', name: 'Declan Moriarty', company: 'Moriarty Retail Park', email: null }],
  actions: [
    { owner: 'us', assignee: 'Aoife', words: /cancel both those fines/i, due: '2027-08-31' },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /letter signed and posted|notice in writing/i,
      due: '2027-09-03',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /confirmation of the end date|that's the eighth|the eighth, yes/i,
      due: '2027-09-08',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /list of all the open ones/i,
      due: '2027-09-01',
    },
    {
      owner: 'them',
      assignee: 'Siobhán',
      words: /which ones to drop|monday's perfect/i,
      due: '2027-09-06',
    },
    { owner: 'us', assignee: 'Aoife', words: /credit note|but i'll raise it/i, due: null },
  ],
  notActions: [
    /write to the family|with a mass card/i,
    /say, to eleven hundred|discounting at me/i,
    /paid it on friday/i,
    /for security only|let me look at the sky/i,
    /look at us again|be ringing me, now|i won't ring you/i,
    /drop the lot/i,
  ],
  open: [
    // An agreed step that is the appointment too.
    /take down the poles|twenty-ninth of november|twenty-ninth at seven/i,
    // Complaints of what happened: the lost confidence is said later.
    /fined a hearse|once going in|they should never have|take the bloody cameras/i,
    // Tails and lead-ins of objections.
    /commuters are all working|we're finishing up|man in a hut/i,
    // Something of theirs for the day, part of the appointment.
    /have the barrier up/i,
    // What he does not want of the work, and of the day.
    /four holes in my tarmac|december's no use/i,
    // The refusal of a side offer.
    /they do not, with me/i,
    // What was wanted, before it was promised.
    /i would want to know/i,
    // A last day and a signature missing: against the stay to one, plain facts to another.
    /not going a day past it|nothing's ended till she/i,
    // Passing on.
    /he'll forward it/i,
    // A list of one's own.
    /i'll put that down/i,
    // Where it goes.
    /send it to declan@|copy in nobody|just yourself, so/i,
    // Bad feeling, and no doubt of an offer.
    /she was at the funeral|for the hearse\? no/i,
    // The family is left alone: refusal.
    /leave them be|let them be/i,
    // The clause that he does not fight.
    /three months' notice/i,
  ],
  meetings: [{ words: /twenty-ninth of november|twenty-ninth at seven/i, at: '2027-11-29T07:00' }],
  budget: null,
  notBudget: [
    /fourteen hundred|\b1[,.]?400\b/i,
    /eleven hundred|\b1[,.]?100\b/i,
    /eighty euro|€ ?80\b|\b80 ?(?:euro|€)/i,
    /hundred and eighty|\b180\b/i,
  ],
  decisionMaker: /gráinne|grainne|sister/i,
  timeline: /thirtieth|30 november|november|christmas/i,
  competitors: ['Lotwise'],
  notCompetitors: ['Plateline', 'Passat', 'Instagram', 'Tralee'],
  objections: [
    { kind: 'trust', words: /no confidence in that yoke/i },
    { kind: 'need', words: /we never needed them/i },
    { kind: 'price', words: /couldn't stand over that bill/i },
    { kind: 'competitor', words: /i'd sooner have lotwise/i },
  ],
  lead: { name: 'Declan Moriarty', company: 'Moriarty Retail Park', email: 'declan@moriartypark.example' },
  mailTo: 'declan@moriartypark.example',
  never: [
    /(?:declan|siobhán|donal)(?: moriarty)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€? ?(?:1[,.]?400|1[,.]?100|80|180)/i,
    /(?:accepted|agreed to|takes?) (?:the|a) discount/i,
    /(?<!option to )(?:keeps?|will keep) the cameras/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:email|write to|call) (?:gráinne|donal)/i,
    /(?:will renew|has renewed|agreed to stay)/i,
  ],
  mood: 'negative',
}
