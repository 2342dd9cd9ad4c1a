import type { CallGold } from '../call-gold.ts'

/** Recorded by a colleague who is no speaker; no address; he signs himself. */
export const heatMeters: CallGold = {
  file: 'heat-meters.srt',
  kind: 'imported',
  // A Wednesday, one in the afternoon.
  calledAt: '2027-02-24T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Ottilie Brandt',
  us: ['Femi'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Femi',
      words: /fitters have three weeks|fitters[^.]{0,40}april|monday's st david/i,
      due: '2027-03-01',
    },
    {
      owner: 'them',
      assignee: 'Anke',
      words: /meter list|list of (?:the )?meters|have the list/i,
      due: '2027-02-25',
    },
    {
      owner: 'us',
      assignee: 'Femi',
      words: /get a quote|fifth of march|(?:send|prepare)[^.]{0,15} quote/i,
      due: '2027-03-05',
    },
    { owner: 'us', assignee: 'Femi', words: /existing meters|good man, do that/i, due: '2027-03-05' },
    {
      owner: 'us',
      assignee: 'Femi',
      words: /tenant letter|letter to the tenants|in welsh as well|tenth of march/i,
      due: '2027-03-10',
    },
    {
      owner: 'them',
      assignee: 'Gareth',
      words: /word with terry|(?:talk|speak) to terry/i,
      due: '2027-02-26',
    },
  ],
  notActions: [
    /visit to bristol|go to bristol|i was there already/i,
    /insurance certificate|ottilie sent that/i,
    /booked this in|recording it/i,
    /i have it, it's filed/i,
  ],
  open: [
    /thursday the eleventh|see the boiler houses/i,
    /tenants complain/i,
    /park by the chapel/i,
    /rhys has the keys/i,
    // A lead-in, a nod to an objection, a complaint of others' things.
    /opens the door of the flat|\byou see\./i,
    /tenants'll be the bother/i,
    /no time to go to bristol/i,
    /always want that/i,
    /i live with it/i,
    /in kassel/i,
    /in welsh as well/i,
  ],
  meetings: [{ words: /thursday the eleventh/i, at: '2027-03-11T10:00' }],
  budget: /thirty-two|\b32/i,
  notBudget: [
    /forty thousand|\b40[,. ]?000|\b40k/i,
    /forty-five|\b45/i,
    /fifty thousand|\b50[,. ]?000|\b50k/i,
  ],
  decisionMaker: /gareth|my signature/i,
  timeline: /september/i,
  competitors: [],
  notCompetitors: ['Glowbox', 'Cwmderwen Homes', 'Bristol', 'Kassel', 'Warmgrid', 'Terry'],
  objections: [
    { kind: 'timing', words: /replace the boilers|nobody for a meter project/i },
    { kind: 'price', words: /more than we can afford|forty-five! no chance|^(?:gareth: )?no chance/i },
    { kind: 'trust', words: /thermostats in, four|anything with an aerial/i },
    { kind: 'need', words: /need the live data/i },
  ],
  lead: { name: 'Gareth', company: 'Cwmderwen Homes', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:40|45|50)/i,
    /(?:anke|terry|rhys|ottilie|the board) (?:decides|signs|approves|is the decision)/i,
    /ottilie (?:will|to) (?:send|check|draft|quote|visit)/i,
    /femi (?:will|to) (?:fix up|arrange|organi[sz]e) [^.]{0,15}bristol/i,
    /(?:will|to) send (?:the |your )?insurance/i,
    /live data (?:is|was) (?:required|agreed)/i,
  ],
  mood: 'mixed',
}
