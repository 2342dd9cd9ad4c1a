import type { CallGold } from '../call-gold.ts'

/** Canada; four hotels in Nova Scotia see a phone system: a fire marshal's date, 36,000 against 41,796, a backup box on loan, a rival at 33,500; the owner wants one page with one number. */
export const hotelExtensions: CallGold = {
  file: 'hotel-extensions.srt',
  kind: 'demo',
  // A Thursday, eleven in the morning in Halifax (summer time).
  calledAt: '2031-05-08T14:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Greg Penner',
  us: ['Greg'],
  people: [
    { id: 'lead-1', name: 'Colleen Aucoin', company: 'Fundy Inns', email: 'colleen@fundyinns.example' },
    { id: 'lead-2', name: 'Marc Surette', company: 'Fundy Inns', email: 'marc@fundyinns.example' },
  ],
  actions: [
    { owner: 'them', assignee: 'Colleen', words: /marshal's letter|i'll scan it/i, due: '2031-05-08' },
    {
      owner: 'us',
      assignee: 'Greg',
      words: /(?:lend|ship|send)\w* .*backup box|address it to me|box leaves/i,
      due: '2031-05-13',
    },
    {
      owner: 'them',
      assignee: 'Marc',
      words: /write down the signal|signal readings|the readings by/i,
      due: '2031-05-23',
    },
    // Moved from the 16th.
    {
      owner: 'us',
      assignee: 'Greg',
      words: /write that page|summary page|make it the 14th|okay, the 14th/i,
      due: '2031-05-14',
    },
    {
      owner: 'them',
      assignee: 'Marc',
      words: /(?:mail|send|share)\w* .*phone models|made one for the insurance/i,
      due: '2031-05-09',
    },
    {
      owner: 'us',
      assignee: 'Greg',
      words:
        /against our list|answer about the old phones|check\w* (?:the |whether the )?(?:old )?(?:phones?|models)/i,
      due: '2031-05-12',
    },
    { owner: 'them', assignee: 'Colleen', words: /write to (?:her and|anita)|know anita/i, due: null },
  ],
  notActions: [
    /queue for the restaurant|leave the restaurant out/i,
    /see this demo too/i,
    /gave them notice/i,
    /set my egg timer/i,
    /roof in yarmouth/i,
    /about 70 hotels/i,
    /have a list and an egg timer/i,
  ],
  open: [
    // The next call is a meeting.
    /talk again on the 22nd|thursday the 22nd|same link/i,
    // The offer as it was made, and what it hangs on.
    /one page with one number/i,
    /installation would be|depends on the models/i,
    /training takes 90 minutes/i,
    /wednesday the 21st/i,
    /before i start|let's call a room/i,
    /harbourhouse/i,
    // Remarks that may count as doubts.
    /second floor has no phones/i,
    /internet is down/i,
    /haven't seen it/i,
    /what went wrong/i,
    /she decides on everything/i,
  ],
  meetings: [{ words: /thursday the 22nd/i, at: '2031-05-22T14:00' }],
  budget: /\b36[,. ]?000|\b36k/i,
  notBudget: [
    /\b90[,. ]?000/i,
    /\b41[,. ]?796/i,
    /\b33[,. ]?500/i,
    /\b18[,. ]?000/i,
    /\b11[,. ]?000/i,
    /\b10[,. ]?000/i,
    /\b1[,. ]?983\b/i,
  ],
  decisionMaker: /comeau/i,
  timeline: /june 30|30(?:th)? (?:of )?june|end of june|2031-06-30/i,
  competitors: ['Telora', 'BellCove'],
  notCompetitors: ['Roomkeeper', 'Harbour House'],
  objections: [
    { kind: 'trust', words: /not convinced|there was no signal/i },
    { kind: 'price', words: /more than we can spend/i },
    { kind: 'competitor', words: /telora|number has to come down/i },
    { kind: 'timing', words: /if we switch in june|when the hotels fill up/i },
  ],
  lead: { name: 'Colleen Aucoin', company: 'Fundy Inns', email: 'colleen@fundyinns.example' },
  mailTo: 'colleen@fundyinns.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:90[,. ]?000|41[,. ]?796|42[,. ]?000|33[,. ]?500|10[,. ]?000)/i,
    /(?:colleen|marc|her brother|mrs\.? comeau's brother)(?: aucoin| surette)? (?:decides|signs|approves|is the decision)/i,
    /(?:colleen|mrs\.? comeau)'s (?:e-?mail )?address is anita/i,
    /mrs\.? comeau (?:will|to) (?:see|attend|watch) (?:the|a) demo/i,
    /restaurant queue (?:will be|is to be|is) (?:set up|included|added)/i,
    /(?:agreed|decided) to keep the (?:old|existing)/i,
  ],
  mood: 'mixed',
}
