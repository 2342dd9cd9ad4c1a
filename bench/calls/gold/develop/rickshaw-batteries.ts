import type { CallGold } from '../call-gold.ts'

/** India; a battery exchange for 120 electric rickshaws in Lucknow: 4.5 lakh against 5.15, a deposit of twelve lakh, less range than promised, no station until February, a rival with sweets. */
export const rickshawBatteries: CallGold = {
  file: 'rickshaw-batteries.txt',
  kind: 'negotiation',
  // A Friday, noon in Lucknow.
  calledAt: '2033-11-25T06:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Kavita Nair',
  us: ['Kavita'],
  people: [
    {
      id: 'lead-1',
      name: 'Imran Siddiqui',
      company: 'Gomti E-Rides',
      email: 'imran@gomtierides.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Kavita',
      words: /ask him for 145|speak (?:to|with) arvind|ask arvind|answer by tuesday/i,
      due: '2033-11-29',
    },
    {
      owner: 'them',
      assignee: 'Mrs Verma',
      words: /ask at the bank|ask the bank|what they charge/i,
      due: '2033-11-28',
    },
    {
      owner: 'us',
      assignee: 'Kavita',
      words: /deposit clause/i,
      due: '2033-11-26',
    },
    {
      owner: 'us',
      assignee: 'Kavita',
      words:
        /write a minimum|seventy i can write|add it to the agreement|minimum (?:range|of seventy|of 70)/i,
      due: null,
    },
    { owner: 'us', assignee: 'Deepak', words: /deepak|look at the yard/i, due: '2033-11-30' },
    {
      owner: 'them',
      assignee: 'Mrs Verma',
      words: /electricity bill|the latest bill/i,
      due: '2033-11-25',
    },
  ],
  notActions: [
    // Refused or put off.
    /app for the drivers|shall i include it|leave the app/i,
    /meet him once|till the price is final/i,
    /below 160/i,
    /not block that money/i,
    // Done already.
    /sent them on the 14th/i,
    /now you have them also/i,
    /came on tuesday with sweets/i,
  ],
  open: [
    // The next talk is a meeting.
    /thursday, 1st december|thursday at four/i,
    /also is for arvind/i,
    /bank guarantee/i,
    /we open in gomti nagar/i,
    /next to the tea stall/i,
    /signed by mid-december/i,
    /the foreman is there/i,
    /not received the insurance/i,
    /first the price, then/i,
    /exit after one/i,
    /space and the power line/i,
    // Remarks that may count as doubts.
    /deposit\. two batteries|cousin's loan/i,
    /one year\. i don't marry/i,
    /out after six months/i,
    /that is their argument/i,
    /meter is still in/i,
    /not more than that/i,
    /seventy-five\./i,
  ],
  meetings: [
    { words: /thursday, 1st december|thursday at four|1 december|december 1\b/i, at: '2033-12-01T16:00' },
  ],
  budget:
    /4\.5 ?(?:lakh|lac|l\b)|four and a half lakh|four point five lakh|\b4,50,000|\b450[,. ]?000|\b450 ?k\b/i,
  notBudget: [
    /5\.15 ?(?:lakh|lac)|\b5,15,000|\b515[,. ]?000/i,
    /twelve lakh|\b12 ?lakh|\b12,00,000|\b1[,. ]200[,. ]000/i,
    /five thousand each|\b5[,. ]?000\b/i,
  ],
  decisionMaker: /tandon|\bpartner\b/i,
  timeline: /(?:\b1|1st|first)(?: of)? january|january (?:1|1st|first)\b|2034-01-01/i,
  competitors: ['VoltMitra'],
  notCompetitors: ['Ampswap', 'Gomti E-Rides', 'Gomti Nagar', 'Charbagh', 'Alambagh', 'Arvind'],
  objections: [
    { kind: 'price', words: /that's too much|can't pay double/i },
    { kind: 'trust', words: /in the trial it was sixty-eight|believe this paper/i },
    { kind: 'timing', words: /february is too late/i },
  ],
  lead: { name: 'Imran Siddiqui', company: 'Gomti E-Rides', email: 'imran@gomtierides.example' },
  mailTo: 'imran@gomtierides.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:5\.15|12 lakh|twelve lakh|5[,. ]?000)/i,
    /(?:imran|mrs verma|arvind)(?: siddiqui)? (?:signs|decides|is the decision)/i,
    /kavita(?: nair)? (?:will|to|should) (?:include|add|send) [^.]{0,20}\bapp\b/i,
    /kavita(?: nair)? (?:will|to|should) meet (?:mr )?tandon/i,
    /\b145 (?:per swap )?(?:is|was|has been) (?:agreed|approved|confirmed)/i,
    /(?:has|have|is) (?:agreed|accepted|signed)[^.]{0,20} three[- ]year/i,
    /gomti nagar (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
