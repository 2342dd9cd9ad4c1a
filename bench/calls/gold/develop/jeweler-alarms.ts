import type { CallGold } from '../call-gold.ts'

export const jewelerAlarms: CallGold = {
  file: 'jeweler-alarms.txt',
  kind: 'renewal',
  // A Thursday, two in the afternoon in New Hampshire.
  calledAt: '2026-11-12T19:00:00Z',
  timeZone: 'America/New_York',
  owner: 'DeShawn Whitaker',
  us: ['DeShawn'],
  people: [
    {
      id: 'lead-1',
      name: 'Lena Abramson',
      company: 'Abramson and Sons',
      email: 'lena@abramsonjewelers.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'DeShawn',
      words:
        /two-year renewal|what i can do with the term|the paper monday|on actual paper|renewal (?:paper|contract|offer)/i,
      due: '2026-11-16',
    },
    {
      owner: 'us',
      assignee: 'DeShawn',
      words: /event log|i'd like to see that/i,
      due: '2026-11-17',
    },
    {
      owner: 'us',
      assignee: 'DeShawn',
      words: /credit you both|thank you\. that's decent|\bcredit\b/i,
      due: '2026-11-30',
    },
    {
      owner: 'us',
      assignee: 'DeShawn',
      words: /luis swing by|tell him i have coffee|swap it|that's the battery/i,
      due: '2026-11-13',
    },
    {
      owner: 'them',
      assignee: 'Josh',
      words: /redo the list|the new one tonight|tonight's fine|call list/i,
      due: '2026-11-12',
    },
    {
      owner: 'them',
      assignee: 'Lena',
      words: /\brider\b|by wednesday\. appreciate/i,
      due: '2026-11-18',
    },
  ],
  notActions: [
    /smart lock|phone locks/i,
    /reset all the codes/i,
    /landlord's putting in/i,
    /take it down to six|leave it, leave it/i,
    /from pete directly|from you is better/i,
    /second store|nashua/i,
    /get a dog/i,
  ],
  meetings: [{ words: /the nineteenth|come at four thirty/i, at: '2026-11-19T16:30' }],
  budget: /fifty-two hundred|\b5[,. ]?200|\b5\.2 ?k/i,
  notBudget: [
    /four sixty-eight|\b468\b/i,
    /four twelve|\b412\b/i,
    /fifty-six dollars|\$ ?56\b/i,
    /seventy-five bucks|\b75\b/i,
    /hundred and fifty|\b150\b/i,
    /forty-nine and change|\b4[,. ]?9\d\d/i,
    /three ninety|\b390\b/i,
  ],
  decisionMaker: /lena|one who signs|it's my store/i,
  timeline: /fifteenth of december|december 15|15 december|thirty-first|december/i,
  competitors: ['Guardwell'],
  notCompetitors: ['Granite Mutual', 'Vigilock', 'Feldman', 'Nashua', 'Luis', 'Barry'],
  objections: [
    { kind: 'price', words: /fifty-six dollars more|not paying that/i },
    { kind: 'trust', words: /what am i paying you for|rely on it anymore|nobody called us/i },
    { kind: 'need', words: /nobody ever looks|what we need nine for/i },
    { kind: 'competitor', words: /do it for three ninety|i'd go with guardwell/i },
  ],
  lead: { name: 'Lena Abramson', company: 'Abramson and Sons', email: 'lena@abramsonjewelers.example' },
  mailTo: 'lena@abramsonjewelers.example',
  never: [
    /(?:josh|morty|her husband|the accountant|pete) (?:decides|signs|approves|is the decision)/i,
    /(?<!(?:\bnot|n't|never|no need to|not to) )(?:email|call|contact|write to) pete/i,
    /budget(?: (?:is|of))?:? ?\$?(?:468|412|390|150)\b/i,
    /(?:wants|ordered|agreed to) (?:the |a )?smart lock/i,
  ],
  mood: 'mixed',
}
