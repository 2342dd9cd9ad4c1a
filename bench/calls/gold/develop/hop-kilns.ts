import type { CallGold } from '../call-gold.ts'

export const hopKilns: CallGold = {
  file: 'hop-kilns.txt',
  kind: 'voice-note',
  // A Friday, twenty past five in the afternoon.
  calledAt: '2027-07-02T16:20:00Z',
  timeZone: 'Europe/London',
  owner: 'Carys Meredith',
  us: ['Carys'],
  people: [{ id: 'lead-1', name: 'Edward Pilbeam', company: 'Oast Hollow Hops', email: null }],
  actions: [
    { owner: 'us', assignee: 'Carys', words: /data sheet/i, due: '2027-07-02' },
    {
      owner: 'us',
      assignee: 'Carys',
      words: /price for two kilns|third one next year/i,
      due: '2027-07-07',
    },
    {
      owner: 'us',
      assignee: 'Carys',
      words: /handheld meters?|dropping that off/i,
      due: '2027-07-05',
    },
    {
      owner: 'us',
      assignee: 'Carys',
      words: /stand the sulphur|ask dev in the workshop|let her know by thursday/i,
      due: '2027-07-08',
    },
    {
      owner: 'us',
      assignee: 'Carys',
      words: /find them somebody who's had ours/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Edward',
      words: /drying records/i,
      due: '2027-07-06',
    },
    {
      owner: 'them',
      assignee: 'Roxana',
      words: /measure the three floors|text me the sizes/i,
      due: '2027-07-04',
    },
    {
      owner: 'them',
      assignee: 'Edward',
      words: /talk to philippa/i,
      due: null,
    },
  ],
  notActions: [
    /hop press on them|leave the press alone/i,
    /rewire the switchboard/i,
    /about the grant form/i,
    /rebuild the fourth kiln/i,
    /open day in poperinge/i,
    /offered me a puppy/i,
    /asked me not to write to her/i,
  ],
  open: [
    // The address, and what is to be done with it.
    /that's the one to use/i,
    // Two prices, before and after they were promised.
    /the third one's the problem/i,
    // Agreement with an objection.
    /i wouldn't either, if i had roxana/i,
    // Said of the others, and of the harvest.
    /they've had them round, too/i,
    /she sticks her arm in/i,
    /it's tight, it's doable/i,
    /in and tested before that/i,
    /not edward, bless him/i,
    /^(?:carys: )?(?:okay\. what i've promised|now, their homework|objections\. where)/i,
    /expenses, there's/i,
    /scorched/i,
    // A refusal of a side offer.
    /leave the press alone/i,
  ],
  meetings: [{ words: /thursday the fifteenth/i, at: '2027-07-15T09:00' }],
  budget: /thirty-eight|\b38/i,
  notBudget: [
    /nineteen thousand|\b19[,. ]?000/i,
    /forty-six thousand|\b46/i,
    /would be thirty-three|\b33/i,
    /eleven pounds forty|\b11[.,]40/i,
  ],
  decisionMaker: /philippa|\baunt\b/i,
  timeline: /twentieth of august|first of september|20 august|august 20|1 september|september 1/i,
  competitors: ['Kilnmaster'],
  notCompetitors: ['Bramling Cross', 'Rose and Crown', 'Faversham', 'Poperinge', 'Hereford', 'Cluj', 'Dev'],
  objections: [
    { kind: 'price', words: /a lot more than they could afford/i },
    { kind: 'authority', words: /not allowed to spend that sort of sum/i },
    { kind: 'trust', words: /doesn't trust a sensor|wouldn't bet a crop/i },
    { kind: 'competitor', words: /sooner have kilnmaster/i },
    { kind: 'timing', words: /too late for this year/i },
  ],
  lead: { name: 'Edward Pilbeam', company: 'Oast Hollow Hops', email: 'edward@oasthollow.example' },
  mailTo: 'edward@oasthollow.example',
  never: [
    /(?:edward|roxana|dev) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?£?(?:46|33|19)[,.]?000/i,
    /(?:will|needs to) (?:email|write to) philippa/i,
    /(?:will|agreed to|promised to) rewire/i,
    /(?:has|have) (?:ordered|signed)/i,
  ],
  mood: 'mixed',
}
