import type { CallGold } from '../call-gold.ts'

/** Australia; washing and testing the tunics of rural fire brigades comes up for renewal: dearer by seven and a half per cent, four lost, fewer washes wanted, a rival in Ballarat for 41 dollars. */
export const fireTunics: CallGold = {
  file: 'fire-tunics.txt',
  kind: 'renewal',
  // A Tuesday, two in the afternoon in Victoria (summer time is over).
  calledAt: '2041-04-09T04:00:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Kirra Doolan',
  us: ['Kirra'],
  people: [
    {
      id: 'lead-1',
      name: 'Warren Beattie',
      company: 'Wimmera Rural Brigades',
      email: 'w.beattie@wimmerabrigades.example',
    },
  ],
  actions: [
    { owner: 'them', assignee: 'Deb', words: /\bscrap|let me know which/i, due: '2041-04-12' },
    {
      owner: 'us',
      assignee: 'Kirra',
      words:
        /(?:redo|revise|rework|send|new|revised) (?:the |a )?(?:new |revised )?quote|first thing on monday/i,
      due: '2041-04-15',
    },
    {
      owner: 'us',
      assignee: 'Kirra',
      words: /through the racks|ring you by thursday|kaniva|(?:lost|missing) tunics/i,
      due: '2041-04-11',
    },
    {
      owner: 'us',
      assignee: 'Gaz',
      words: /\bgaz\b|bags at horsham|roller door/i,
      due: '2041-04-10',
    },
    {
      owner: 'us',
      assignee: 'Kirra',
      words: /\breport\b|our lab|moisture barrier|within two weeks/i,
      due: '2041-04-23',
    },
    { owner: 'them', assignee: 'Warren', words: /\bbrief\b|two-page/i, due: '2041-04-23' },
  ],
  notActions: [
    // Refused, put off or conditional.
    /for two years|one year at a time|forty-eight/i,
    /no boots|do boots now/i,
    /sewn ones|don't bother/i,
    /open day|think about that one/i,
    // Done already.
    /emailed you those/i,
    /rang around everyone/i,
    /hydrangeas/i,
  ],
  open: [
    // The visit is a meeting.
    /the seventeenth|half past one/i,
    /sort out the next one/i,
    /need anything from us/i,
    /no gap|on the doorstep/i,
    /the gardening coat\.$|turning out in/i,
    /mind the pallet/i,
    // Remarks that may count as doubts.
    /one year at a time/i,
    /read labels|hang it up wet/i,
    /two and a half hours/i,
    /wash off|can't scan half/i,
    /anyone who sews/i,
    /lining let the steam/i,
    /another three weeks/i,
    /that'd go down well/i,
    /three apart/i,
    /written down anywhere/i,
    /smelt like/i,
  ],
  meetings: [{ words: /the seventeenth|17 april|april 17|17th/i, at: '2041-04-17T13:30' }],
  budget: /ninety-one thousand|\b91[,. ]?000|\b91 ?k\b/i,
  notBudget: [
    /ninety-four thousand|\b94[,. ]?(?:000|050)/i,
    /eighty-seven four|\b87[,. ]?400/i,
    /forty-six|\$ ?46\b/i,
    /forty-nine fifty|\b49[.,]50/i,
    /forty-eight|\$ ?48\b/i,
    /forty-one|\$ ?41\b/i,
    /eighty cents|\b80 cents|\b0\.80/i,
  ],
  decisionMaker: /anthea|kowalski|regional commander/i,
  timeline: /first of july|july (?:1|first)\b|1(?:st)? (?:of )?july|2041-07-01/i,
  competitors: ['Cleangear Pacific'],
  notCompetitors: ['Wimmera Rural Brigades', 'Kaniva', 'Stawell', 'Horsham', 'Gaz'],
  objections: [
    { kind: 'price', words: /seven and a half per cent|in front of anyone/i },
    { kind: 'need', words: /need nineteen hundred again|every second callout/i },
    { kind: 'trust', words: /never came back|second lot you've lost/i },
    { kind: 'competitor', words: /going to see forty-one/i },
  ],
  lead: {
    name: 'Warren Beattie',
    company: 'Wimmera Rural Brigades',
    email: 'w.beattie@wimmerabrigades.example',
  },
  mailTo: 'w.beattie@wimmerabrigades.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?u?\$)? ?(?:94|87|49|48|46|41|ninety-four|eighty-seven)/i,
    /(?:warren|deb)(?: beattie)? (?:decides|approves|signs|is the decision)/i,
    /kirra(?: doolan)? (?:will|to|should) (?:send|order|supply) [^.]{0,20}(?:sewn|barcodes)/i,
    /kirra(?: doolan)? (?:will|to|should) (?:come to|attend|bring) [^.]{0,25}open day/i,
    /(?:two[- ]year|two years)[^.]{0,30}(?:was|is|has been) (?:agreed|accepted|signed)/i,
    /deb (?:will|to|should|has to) (?:send|email) [^.]{0,15}barcodes/i,
    /hudson tailors? (?:has|have|is) (?:quoted|bidding)/i,
  ],
  mood: 'mixed',
}
