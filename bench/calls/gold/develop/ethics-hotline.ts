import type { CallGold } from '../call-gold.ts'

/** Ireland; a dairy group renews its whistleblower line after a takeover: 13,200 against 11,500, a Polish caller who waited 40 minutes, a rival with an app, and a committee chair who is in Canada. */
export const ethicsHotline: CallGold = {
  file: 'ethics-hotline.txt',
  kind: 'renewal',
  // A Wednesday, ten in the morning in Ireland (summer time).
  calledAt: '2034-10-11T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Niall Brosnan',
  us: ['Niall'],
  people: [
    {
      id: 'lead-1',
      name: 'Sorcha Madigan',
      company: 'Glenmoy Foods',
      email: 'sorcha.madigan@glenmoyfoods.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Niall',
      words: /wait(?:ing)? times|got better|pull those|with you tomorrow|brazilian/i,
      due: '2034-10-12',
    },
    {
      owner: 'us',
      assignee: 'Niall',
      words:
        /ask (?:her|ruth)|ruth(?:'s| keane's)? (?:answer|yes)|see her on monday|monday evening|yes or a no/i,
      due: '2034-10-16',
    },
    {
      owner: 'them',
      assignee: 'Sorcha',
      words: /page is mine|before october is out|one-page|end of october/i,
      due: '2034-10-31',
    },
    {
      owner: 'us',
      assignee: 'Niall',
      words:
        /\bletter that\b|do you a letter|post it on friday|\bletter\b.*(?:10th|10 november|november 10|notice)/i,
      due: '2034-10-13',
    },
    {
      owner: 'them',
      assignee: 'Aoife',
      words: /aoife|shift times|languages for each shift|week from today/i,
      due: '2034-10-18',
    },
    {
      owner: 'us',
      assignee: 'Niall',
      words: /certificate|want it on paper|into the same mail/i,
      due: '2034-10-12',
    },
    {
      owner: 'us',
      assignee: 'Niall',
      words: /yearly report|annual report|try me once more|we've hung up|after the call/i,
      due: '2034-10-11',
    },
  ],
  notActions: [
    /if i met him|\bmeet (?:him|(?:lorcan |mr )?hanratty)/i,
    /could draft the page/i,
    /signed contract|talk to our shift leaders/i,
    /two polish speakers/i,
    /29th of september/i,
    /ring bríd|first price out of/i,
    /went for two years/i,
    /never acknowledged much/i,
    /laminate/i,
  ],
  open: [
    // The next talk is a meeting.
    /talk again\?|monday after he's home|6th of november/i,
    // The new last day for notice, as it was settled.
    /say a date|10th of november\?|last day for notice/i,
    // The form of Monday's answer; the languages of the posters.
    /answer in writing|not shouted/i,
    /languages on the|over a kettle/i,
    // The start in Mallow, told to the staff.
    /staff committee|that's doable/i,
    /could live with two years/i,
    // Remarks that may count as doubts.
    /had to sit down/i,
    /twice a month is flattering/i,
    /recordings live/i,
    /paper is what gets read/i,
    /smell a salesman|gets one page/i,
    /not my own name|has the last word/i,
  ],
  meetings: [{ words: /6th\. half two|6th of november/i, at: '2034-11-06T14:30' }],
  budget: /11[,. ]?500|\b11\.5 ?k/i,
  notBudget: [
    /13[,. ]?200/i,
    /\b9[,. ]?800/i,
    /10[,. ]?400/i,
    /\b8[,. ]?000/i,
    /11[,. ]?900/i,
    /11[,. ]?400/i,
  ],
  decisionMaker: /hanratty|audit committee/i,
  timeline: /(?:\b1|1st) (?:of )?december|december 1(?:st)?\b|2034-12-01/i,
  competitors: ['Speakwell'],
  notCompetitors: ['Glenmoy', 'Athlone', 'Mallow', 'Ruth'],
  objections: [
    { kind: 'price', words: /fierce jump|9,800 for the same/i },
    { kind: 'need', words: /what a telephone does|that the box didn't/i },
    { kind: 'trust', words: /waited 40 minutes|nobody answers|won't use it/i },
    { kind: 'competitor', words: /speakwell|cheaper ones/i },
  ],
  lead: { name: 'Sorcha Madigan', company: 'Glenmoy Foods', email: 'sorcha.madigan@glenmoyfoods.example' },
  mailTo: 'sorcha.madigan@glenmoyfoods.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:13[,. ]?200|9[,. ]?800|10[,. ]?400|8[,. ]?000|11[,. ]?900|11[,. ]?400)/i,
    /(?:sorcha|bríd|fergal|ruth)(?: madigan| tuohy| keane)? (?:decides|signs off|has the last word|is the decision)/i,
    /niall(?: brosnan)? (?:will|to|should|is to) (?:meet|visit|draft|write) (?:lorcan|mr|hanratty|the page|the one-page)/i,
    /(?:has |have )(?:already )?(?:signed with|switched to|chosen) speakwell/i,
    /(?:agreed|settled) (?:on|at) €?11[,. ]?[49]00/i,
    /notice (?:deadline|date|period) (?:is|remains|stays) 31 october/i,
  ],
  mood: 'mixed',
}
