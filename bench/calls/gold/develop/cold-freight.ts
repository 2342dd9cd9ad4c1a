import type { CallGold } from '../call-gold.ts'

/** Nothing ends and nothing is due, so no timeline; the only address said is a customs agent's; an aunt decides. */
export const coldFreight: CallGold = {
  file: 'cold-freight.srt',
  kind: 'qualification',
  // A Wednesday, half past ten in the morning in the Netherlands.
  calledAt: '2027-02-03T09:30:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Marieke Hoekstra',
  us: ['Marieke', 'Joost'],
  people: [
    {
      id: 'lead-1',
      name: 'Stefan Kessler',
      company: 'Kessler Feinkost',
      email: 'stefan@kessler-feinkost.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Joost', words: /\blogin\b/i, due: '2027-02-04' },
    // The ninth at first, the eleventh in the recap.
    {
      owner: 'us',
      assignee: 'Marieke',
      words: /written offer|calculate the extra departures|could the offer go out|diesel clause/i,
      due: '2027-02-11',
    },
    {
      owner: 'them',
      assignee: 'Ilse',
      words: /pallets per departure|you get it on friday|all in excel/i,
      due: '2027-02-05',
    },
    {
      owner: 'us',
      assignee: 'Joost',
      words: /ask operations|saturday desk|hear it from me/i,
      due: null,
    },
    { owner: 'us', assignee: 'Marieke', words: /the references|two references/i, due: '2027-02-11' },
    { owner: 'us', assignee: 'Marieke', words: /\binvit(?:e|ation)\b/i, due: null },
  ],
  notActions: [
    /take over the customs|stays where it is/i,
    /test week|think about a test/i,
    /join our next conversation|result and not a conversation/i,
    /hall opens|fair in cologne|try everything/i,
    /filled in our form/i,
    /export papers/i,
  ],
  open: [
    /seventeenth/i,
    /watch it live/i,
    /only for papers|reach them/i,
    /goes to stefan/i,
    /i prepare it and she decides/i,
    /can't promise you longer/i,
    /thursday is okay|friday is okay/i,
    /glad to talk to you/i,
    // One reader would count them as objections, and the next not.
    /too short for us/i,
    /no air left/i,
    /when we're convinced/i,
    /today i don't want to say yes/i,
    // Of the present one.
    /gap of three hours|nobody could prove|sensor was broken/i,
    /only a voicemail|full ramp/i,
    // Lead-ins and remarks that lean against.
    /koelstra is at eighty-seven/i,
    /nobody here wants to see that/i,
    /tuesday is too early/i,
    /very beginning/i,
    /not in a hurry|no date/i,
  ],
  meetings: [{ words: /seventeenth/i, at: '2027-02-17T10:00' }],
  budget: /three hundred and eighty|\b380[,. ]?000|\b380k/i,
  notBudget: [
    /thirty-one thousand|\b31[,. ]?000|\b31k/i,
    /ninety-four|€ ?94\b|\b94 euro/i,
    /eighty-seven|€ ?87\b|\b87 euro/i,
    /four hundred and twenty|\b420[,. ]?000|\b420k/i,
    /three hundred and seventy-six|\b376[,. ]?000|\b376k/i,
  ],
  decisionMaker: /hedwig|\baunt\b|managing director/i,
  timeline: null,
  competitors: ['Koelstra'],
  notCompetitors: ['Hafenkontor', 'Polderfreight', 'Kessler Feinkost'],
  objections: [
    { kind: 'need', words: /don't see why we'd need anybody/i },
    { kind: 'trust', words: /don't trust these logs/i },
    { kind: 'price', words: /that's expensive/i },
  ],
  lead: {
    name: 'Stefan Kessler',
    company: 'Kessler Feinkost',
    email: 'stefan@kessler-feinkost.example',
  },
  mailTo: 'stefan@kessler-feinkost.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:420|376|31)\b/i,
    /(?:his |the |my )father (?:signs|decides|approves|is the decision)/i,
    /(?<!not |n't |never |no )(?:will|to) take over (?:the )?customs/i,
    /(?:start|live|go-live|switch|decision) (?:by|on|in) (?:may|october|easter)\b/i,
  ],
  mood: 'mixed',
}
