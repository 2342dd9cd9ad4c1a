import type { CallGold } from '../call-gold.ts'

/** Australia; lessons for the people who cook and clean in mining camps come up for renewal; a quarter dearer, a rival at seventeen, slide six; the head of people signs off. */
export const campLessons: CallGold = {
  file: 'camp-lessons.txt',
  kind: 'renewal',
  // A Thursday, nine in the morning in Perth.
  calledAt: '2034-05-18T01:00:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Tegan Lyle',
  us: ['Tegan'],
  people: [
    {
      id: 'lead-1',
      name: 'Brodie Kearns',
      company: 'Spinifex Camp Services',
      email: 'b.kearns@spinifexcamps.example',
    },
    { id: 'lead-2', name: 'Sandeep Gill', company: 'Spinifex Camp Services', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tegan',
      words: /link to the (?:offline )?app|(?:offline )?app link/i,
      due: '2034-05-18',
    },
    {
      owner: 'them',
      assignee: 'Brodie',
      words: /headcount|through the roster|number of (?:seats|learners|people)/i,
      due: '2034-05-22',
    },
    {
      owner: 'us',
      assignee: 'Tegan',
      words: /redo the quote|(?:new|revised|updated) quote/i,
      due: '2034-05-24',
    },
    {
      owner: 'us',
      assignee: 'Tegan',
      words: /could we pay quarterly|about quarterly|quarterly payment|accounts people/i,
      due: '2034-05-19',
    },
    {
      owner: 'them',
      assignee: 'Sandeep',
      words: /forward (?:you |tegan )?the (?:security )?questionnaire/i,
      due: '2034-05-18',
    },
    {
      owner: 'us',
      assignee: 'Tegan',
      words: /have it back, filled in|within two weeks|(?:fill|complete|return)\b[^.]{0,30}questionnaire/i,
      due: '2034-06-01',
    },
  ],
  notActions: [
    /look at what quillo sent|stays in house/i,
    /signed up for three years|twelve months is what you get/i,
    /hour of training|ask me again in july/i,
    /i told kaye/i,
    /i sent it yesterday|login ever go out/i,
    /like a word with me|not until she's seen/i,
    /building my own/i,
    /took me a whole night/i,
    /reports, top right/i,
    /gave up the newman camp/i,
    /enjoy the rain/i,
  ],
  open: [
    // The next call is a meeting.
    /friday the 26th|pop it in the calendar|just me, though/i,
    // Belongs to the quote.
    /on a line of their own/i,
    /bring her the paper/i,
    /eleven pages\. who does those|lands with me/i,
    /load the course in the mess/i,
    /easily done/i,
    /have to be running/i,
    // Doubts that some would call objections.
    /dies at slide six|cleaners don't/i,
    /not four hundred any more/i,
    /names and birth dates/i,
    /nobody told me/i,
    /open every person/i,
    /fewer seats|they've got to be in it/i,
  ],
  meetings: [{ words: /friday the 26th|2034-05-26|may 26|26 may/i, at: '2034-05-26T10:00' }],
  budget: /twenty-two thousand|\b22[,. ]?000\b|\b22 ?k\b/i,
  notBudget: [
    /nineteen eight|\b19[,. ]?800\b/i,
    /twenty-four six|\b24[,. ]?600\b/i,
    /for seventeen|\b17[,. ]?000\b|\b17 ?k\b/i,
  ],
  decisionMaker: /lorraine|hatch|head of people/i,
  timeline: /first of july|july 1\b|july 1st|july first|\b1(?:st)? (?:of )?july|jul\.? 1\b|2034-07-01/i,
  competitors: ['Quillo'],
  notCompetitors: ['Spinifex Camp Services', 'Karratha', 'Newman', 'Kaye', 'Perth'],
  objections: [
    { kind: 'price', words: /nearly a quarter more|put my name to that/i },
    { kind: 'competitor', words: /price from quillo|the four hundred for seventeen/i },
    { kind: 'need', words: /what do we need it for/i },
  ],
  lead: {
    name: 'Brodie Kearns',
    company: 'Spinifex Camp Services',
    email: 'b.kearns@spinifexcamps.example',
  },
  mailTo: 'b.kearns@spinifexcamps.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$|aud)? ?(?:19[,. ]?800|24[,. ]?600|17[,. ]?000|17k|nineteen|twenty-four|seventeen)/i,
    /(?:sandeep|brodie|kaye|tegan)(?: gill| kearns| lyle)? (?:signs|decides|approves|is the decision)/i,
    /sandeep(?: gill)? (?:will|to) (?:send|share|forward|show)[^.]{0,20}quillo/i,
    /(?:three-year|three years)[^.]{0,25}(?:agreed|accepted|signed)/i,
    /tegan(?: lyle)? (?:will|to) (?:call|ring|speak to|speak with|contact) lorraine/i,
    /quarterly (?:payment )?(?:is|was|has been) (?:agreed|accepted|confirmed)/i,
  ],
  mood: 'mixed',
}
