import type { CallGold } from '../call-gold.ts'

export const sawmillVibration: CallGold = {
  file: 'sawmill-vibration.txt',
  kind: 'demo',
  // A Wednesday.
  calledAt: '2027-03-10T07:00:00Z',
  timeZone: 'Europe/Helsinki',
  owner: 'Laura Bennetts',
  us: ['Laura'],
  people: [
    { id: 'lead-1', name: 'Mikko Aalto', company: 'Kuusisaha', email: 'mikko.aalto@kuusisaha.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Mikko',
      words: /list of the signals|tag list|signal list|shared folder/i,
      due: '2027-03-11',
    },
    {
      owner: 'us',
      assignee: 'Laura',
      words: /set up the new filter|filter running by monday/i,
      due: '2027-03-15',
    },
    {
      owner: 'us',
      assignee: 'Laura',
      words: /requirements|network drawing|with every port|with the ports/i,
      due: '2027-03-12',
    },
    { owner: 'us', assignee: 'Laura', words: /send the nda|the nda comes/i, due: '2027-03-10' },
    {
      owner: 'them',
      assignee: 'Jarno',
      words: /our lawyer sign it|(?:sign|signed|signature)[^.]*\bnda|nda signed/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Laura',
      words: /post you a kit|stud kit|just the studs|\bstuds\b/i,
      due: '2027-03-11',
    },
    {
      owner: 'them',
      assignee: 'Mikko',
      words: /screenshot|please send me that|okay\. i send it/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Mikko',
      words: /mark which ones|with the shift leaders|machine list/i,
      due: '2027-03-31',
    },
  ],
  notActions: [
    /penetration test/i,
    /two on the planing line/i,
    /tell me when there's a server|server to order/i,
    /we replaced them all/i,
    /opened it on sunday/i,
    /look what stopped/i,
    /tape over the lamp/i,
    /ordered in may/i,
  ],
  meetings: [{ words: /twenty-third/i, at: '2027-03-23T13:00' }],
  budget: null,
  notBudget: [],
  decisionMaker: null,
  timeline: /summer stop|weeks? twenty-eight|july/i,
  competitors: ['Nordpulse', 'Vibrotek'],
  notCompetitors: ['Kotka', 'Kiruna', 'Tampere'],
  objections: [
    {
      kind: 'trust',
      words: /alarmed eleven times|who's going to believe it|don't believe it now|tape over the lamp/i,
    },
    {
      kind: 'trust',
      words:
        /we don't permit that|nothing goes out from production|not secure enough for me|in kotka it was/i,
    },
    { kind: 'competitor', words: /no false alarm at all|they're ahead of you/i },
    { kind: 'need', words: /half of them don't need it/i },
    { kind: 'timing', words: /in the spring it doesn't go|don't let anybody climb/i },
  ],
  lead: { name: 'Mikko', company: 'Kuusisaha', email: 'mikko.aalto@kuusisaha.example' },
  mailTo: 'mikko.aalto@kuusisaha.example',
  never: [
    /(?:mikko|jarno)(?: aalto| lehto)? (?:decides|is the decision)/i,
    /jarno (?:has )?approved/i,
    /(?:jarno|mikko) will (?:do|run|carry out) (?:a |the )?penetration/i,
    /laura will (?:put|install) two/i,
  ],
  mood: 'mixed',
}
