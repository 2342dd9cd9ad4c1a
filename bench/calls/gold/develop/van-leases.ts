import type { CallGold } from '../call-gold.ts'

/** Scotland; the renewal of a van lease: 28 vans at 495 against 13,500 a month, a managing director who signs, a rival at 468, electric vans that the drivers doubt. */
export const vanLeases: CallGold = {
  file: 'van-leases.txt',
  kind: 'renewal',
  // A Tuesday, two in the afternoon in Britain (winter time).
  calledAt: '2036-02-12T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gareth Pugh',
  us: ['Gareth Pugh'],
  people: [
    {
      id: 'lead-1',
      name: 'Fiona McAllister',
      company: 'Tayview Plumbing Supplies',
      email: 'fiona.mcallister@tayview.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Fiona McAllister',
      words: /mileage|day after tomorrow/i,
      due: '2036-02-14',
    },
    {
      owner: 'us',
      assignee: 'Gareth Pugh',
      words: /new rates|revised proposal|wednesday (?:is soon|it is)/i,
      due: '2036-02-20',
    },
    {
      owner: 'us',
      assignee: 'Colin',
      words:
        /colin(?: shaw)? (?:will|to|should|is going to) (?:ring|call|phone)|(?:ring|call|phone)\b.*\bfix the days|by friday/i,
      due: '2036-02-15',
    },
    {
      owner: 'us',
      assignee: 'Gareth Pugh',
      words: /delivered to perth|deliver\b.*\bperth|borrow one|the 25th/i,
      due: '2036-02-25',
    },
    {
      owner: 'us',
      assignee: 'Gareth Pugh',
      words: /one-page summary|single page/i,
      due: '2036-02-20',
    },
    {
      owner: 'them',
      assignee: 'Fiona McAllister',
      words: /go through (?:your|the|gareth's) figures|27 february/i,
      due: '2036-02-27',
    },
    { owner: 'them', assignee: 'Lorna', words: /registrations/i, due: '2036-02-13' },
  ],
  notActions: [
    /come to perth/i,
    /month by month|rather not do that/i,
    /four years|signs for longer/i,
    /signed order six weeks/i,
    /went out late/i,
    /she left at christmas/i,
    /i don't think it does/i,
  ],
  open: [
    // The next talk is a meeting.
    /thursday the 28th|half past three|talk the day after/i,
    // The inspection itself, the driver of the trial van, the charging points.
    /look at all 32|yes, please|charge us for the inspection/i,
    /hamish/i,
    /amber charge/i,
    // Remarks that may count as doubts.
    /9,200|another surprise|damage charges/i,
    /that's it\b/i,
    /knowing alastair/i,
    /miles you don't need/i,
    /if it costs us nothing/i,
  ],
  meetings: [{ words: /thursday the 28th|half past three|talk the day after/i, at: '2036-02-28T15:30' }],
  budget: /\b13[,. ]?500|\b13\.5k/i,
  notBudget: [
    /\b13[,. ]?860/i,
    /£ ?380\b/i,
    /£ ?495\b/i,
    /\b9[,. ]?200/i,
    /\b41[,. ]?000/i,
    /£ ?468\b/i,
    /\bto 470\b/i,
    /£ ?22\b/i,
  ],
  decisionMaker: /boyd|alastair|managing director/i,
  timeline: /30(?:th)? (?:of )?april|april 30|end of april|2036-04-30/i,
  competitors: ['Clydebank Fleet'],
  notCompetitors: ['Amber Charge', 'Harrow Lane', 'Tayview', 'Moira Grant', 'Hamish'],
  objections: [
    { kind: 'price', words: /big increase|pay £380/i },
    { kind: 'need', words: /140 miles/i },
    { kind: 'competitor', words: /clydebank|£468|just take that/i },
  ],
  lead: {
    name: 'Fiona McAllister',
    company: 'Tayview Plumbing Supplies',
    email: 'fiona.mcallister@tayview.example',
  },
  mailTo: 'fiona.mcallister@tayview.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:13[,. ]?860|9[,. ]?200|495|468)/i,
    /(?:fiona|moira|lorna)(?: mcallister| grant)? (?:decides|signs|approves|is the decision)/i,
    /gareth(?: pugh)? will (?:come to perth|present)/i,
    /four-year (?:term|lease) (?:was|is) agreed|agreed (?:on|to) four years/i,
    /(?:agreement|lease|contract) (?:was|is|will be) extended month by month/i,
    /amber charge (?:is|are) (?:a )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
