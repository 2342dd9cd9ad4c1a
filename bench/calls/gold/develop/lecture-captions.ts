import type { CallGold } from '../call-gold.ts'

/** India; a law college is handed over after the signature: clips that nobody will wear, the last Marathi, December, an extra that nobody named; a former principal's opinion, a network that is mended and a rival's corpse are no objections; a file with times. */
export const lectureCaptions: CallGold = {
  file: 'lecture-captions.txt',
  kind: 'handover',
  // A Monday, eleven in the morning in India.
  calledAt: '2037-11-23T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Nandita Rao',
  us: ['Nandita', 'Farhan'],
  people: [
    {
      id: 'lead-1',
      name: 'Meera Joglekar',
      company: 'Sahyadri Law College',
      email: 'registrar@sahyadrilaw.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Sanjay',
      words: /models of the eight|send you those/i,
      due: '2037-11-24',
    },
    {
      owner: 'them',
      assignee: 'Sanjay',
      words: /recording of him|upload it for you/i,
      due: '2037-11-23',
    },
    {
      owner: 'us',
      assignee: 'Farhan',
      words: /somebody fast|have the text on thursday|thursday is good/i,
      due: '2037-11-26',
    },
    {
      owner: 'us',
      assignee: 'Nandita',
      words: /ask our head|when will i hear|by friday/i,
      due: '2037-11-27',
    },
    {
      owner: 'us',
      assignee: 'Farhan',
      words: /small guide|in both languages|4th of december/i,
      due: '2037-12-04',
    },
    {
      owner: 'them',
      assignee: 'Pallavi',
      words: /pallavi|mail it to you tomorrow/i,
      due: '2037-11-24',
    },
  ],
  notActions: [
    /clip-on for the collar/i,
    /moot court/i,
    /second week of december/i,
    /signed on thursday/i,
    /leaking pen/i,
    /in october we tested/i,
    /use their ears/i,
    /before diwali/i,
    /print that on a poster/i,
    /asks him to repeat/i,
  ],
  open: [
    // The next talk is a meeting.
    /the 30th/i,
    // The installation: settled enough to some.
    /the 21st/i,
    /one on the desk|a desk one/i,
    /he'll look after you|my number stays/i,
    /11th of january|enough time/i,
    /i speak slowly/i,
    /enough trouble in two/i,
  ],
  meetings: [{ words: /the 30th/i, at: '2037-11-30T11:00' }],
  budget: /fourteen lakh|\b14 lakh|14[,. ]?00[,. ]?000|\b1[,. ]?400[,. ]?000/i,
  notBudget: [/\b60[,. ]?000/i, /one lakh|\b1 lakh|\b1[,. ]?00[,. ]?000\b/i],
  decisionMaker: /kelkar|(?<!last )(?<!former )principal/i,
  timeline: /11th of january|january 11|11(?:th)? (?:of )?january|2038-01-11|term begins/i,
  competitors: ['Shabdik', 'VaniText'],
  notCompetitors: ['Likhit', 'Sahyadri Law College', 'Bhide', 'Pallavi', 'Diwali', 'Mumbai'],
  objections: [
    // What it must not ask of them.
    { kind: 'need', words: /won't wear anything|switch your system off/i },
    // Said by the story of the last one.
    { kind: 'trust', words: /also promised marathi|believe it when i see it/i },
    { kind: 'timing', words: /december we cannot do|full with examinations/i },
    { kind: 'price', words: /no extra in what we signed|go back to dr\. kelkar/i },
  ],
  lead: { name: 'Meera Joglekar', company: 'Sahyadri Law College', email: 'registrar@sahyadrilaw.example' },
  mailTo: 'registrar@sahyadrilaw.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?|inr ?)?(?:60[,. ]?000|1 lakh|one lakh|sixty thousand)/i,
    /(?:meera|sanjay|nandita|farhan|pallavi)(?: joglekar| patil| rao| qureshi)? (?:signs|decides|approves|sanctions|is the decision)/i,
    /moot court (?:is |was |will be )?(?:agreed|accepted|added|included)/i,
    /installation[^.]{0,25}second week of december (?:is |was )?(?:agreed|planned)/i,
    /(?:full year|archive|storage) (?:is|was|has been) (?:included|agreed|free)/i,
    /(?:network|wi-?fi) (?:in hall 3 )?(?:is still|is|remains) weak/i,
  ],
  mood: 'positive',
}
