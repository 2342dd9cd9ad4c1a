import type { CallGold } from '../call-gold.ts'

/** South Africa; a seaside town renews its baboon rangers; 4.2 million and not a cent more; a raid with nobody there; a fence and a cheaper bid; Mrs Daniels signed once. */
export const baboonRangers: CallGold = {
  file: 'baboon-rangers.srt',
  kind: 'renewal',
  // A Tuesday, nine in the morning in South Africa.
  calledAt: '2037-10-06T07:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Nomvula Dlamini',
  us: ['Nomvula'],
  people: [
    {
      id: 'lead-1',
      name: 'Riaan Visagie',
      company: 'Witkrans Municipality',
      email: 'rvisagie@witkrans.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Nomvula', words: /\broster\b/i, due: '2037-10-08' },
    { owner: 'us', assignee: 'Nomvula', words: /tracker report|then show us/i, due: '2037-10-12' },
    {
      owner: 'them',
      assignee: 'Lindiwe',
      words: /my report will be|report (?:to|for|with) (?:him|mr gqola|the municipal)/i,
      due: '2037-10-20',
    },
    {
      owner: 'us',
      assignee: 'Nomvula',
      words: /tax certificate|mail you the certificate/i,
      due: '2037-10-06',
    },
    {
      owner: 'us',
      assignee: 'Nomvula',
      words: /insurance letter|sit on the broker|and the insurance/i,
      due: '2037-10-19',
    },
    {
      owner: 'them',
      assignee: 'Riaan',
      words: /get them fitted|locks are lying|fit the locks|don't have locks/i,
      due: '2037-10-31',
    },
    {
      owner: 'us',
      assignee: 'Nomvula',
      words: /make you a table|raids per month|number of raids/i,
      due: '2037-10-09',
    },
  ],
  notActions: [
    // Refused, put off or only if.
    /if you gave us three years|i can't give you three years/i,
    /ecologist could come|enough of experts/i,
    /school talk|they're writing exams/i,
    /can it wait till/i,
    /third one hasn't answered/i,
    // Done already.
    /had our proposal for two weeks/i,
    /wrote to the paper/i,
    /she left in march/i,
    /they've been to platbaai/i,
    /broke down on the pass/i,
  ],
  open: [
    // The next call is a meeting.
    /monday the 26th/i,
    /friday the 23rd/i,
    /tell the rangers about/i,
    /cooler box/i,
    /with the price/i,
    /have to have three quotes/i,
    /it must carry on/i,
    /we leave it as it is/i,
    /committee sits on the 22nd/i,
    // Remarks that may count as doubts.
    /don't pay by the troop/i,
    /where do you take them away|phone explodes/i,
    /won't be a cent more/i,
    /penalty in the contract/i,
    /electric fence/i,
    /four days with nobody/i,
    /pays you to sleep/i,
    /at the butcher's/i,
    /i'd have to see that/i,
  ],
  meetings: [{ words: /monday the 26th|october 26|26(?:th)? (?:of )?october/i, at: '2037-10-26T09:00' }],
  budget: /\b4[.,]2\b|four(?: point two|[- ]two) million|\b4[,. ]200[,. ]000/i,
  notBudget: [/\b3[.,]9\b/i, /\b4[.,]9\b/i, /\b3[.,]6\b/i, /seven million|\b7 million/i, /asked for five/i],
  decisionMaker: /gqola|themba|municipal manager/i,
  timeline:
    /first of december|december (?:1|first)\b|1(?:st)? (?:of )?december|(?:before|by) the 10th|2037-12-01|2037-12-10/i,
  competitors: ['Fynbos Guard'],
  notCompetitors: ['Kransveld', 'Witkrans Municipality', 'Platbaai', 'Pillay', 'Pienaar', 'Daniels'],
  objections: [
    { kind: 'price', words: /i can't defend that|closes at lunch/i },
    { kind: 'trust', words: /old age home|always something/i },
    { kind: 'need', words: /why we need rangers at all/i },
    { kind: 'competitor', words: /fynbos guard came in|3\.6 is 3\.6|why i didn't take it/i },
  ],
  lead: { name: 'Riaan Visagie', company: 'Witkrans Municipality', email: 'rvisagie@witkrans.example' },
  mailTo: 'rvisagie@witkrans.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:r|zar)? ?(?:3[.,]9|4[.,]9|3[.,]6|7 million|5 million)/i,
    /(?:riaan|lindiwe|mrs daniels)(?: visagie)? (?:decides|approves|signs|is the decision)/i,
    /(?:nomvula|dr pillay)(?: dlamini)? (?:will|to|should) (?:talk|speak|explain|come) .{0,20}councillors/i,
    /(?:agreed|accepted|signed) .{0,25}(?:penalty|three years|three-year)/i,
    /platbaai (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /nomvula(?: dlamini)? (?:will|to) (?:give|hold|do|arrange) .{0,15}school talk/i,
  ],
  mood: 'mixed',
}
