import type { CallGold } from '../call-gold.ts'

/** Colorado; a web subtitle file; a quarterly review of a city's parking permits; forty-two thousand for plate cameras; no date; the assistant city manager has the say; a demo for her and an app are put off. */
export const parkingPermits: CallGold = {
  file: 'parking-permits.vtt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Colorado (summer time).
  calledAt: '2043-04-14T16:00:00Z',
  timeZone: 'America/Denver',
  owner: 'Shauna Pruett',
  us: ['Shauna Pruett', 'Devin Okafor'],
  people: [
    {
      id: 'lead-1',
      name: 'Bill Hadley',
      company: 'City of Larkspur Falls',
      email: 'bhadley@larkspurfalls.example',
    },
    {
      id: 'lead-2',
      name: 'Noemi Trujillo',
      company: 'City of Larkspur Falls',
      email: 'ntrujillo@larkspurfalls.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Devin Okafor',
      words: /write up what went wrong|won't happen again in june|send you that by thursday/i,
      due: '2043-04-16',
    },
    {
      owner: 'us',
      assignee: 'Devin Okafor',
      words: /limit at a hundred|end of the day tomorrow|something you can change/i,
      due: '2043-04-15',
    },
    {
      owner: 'us',
      assignee: 'Shauna Pruett',
      words: /revised quote|what does that come to|have to rework|friday's good/i,
      due: '2043-04-17',
    },
    {
      owner: 'us',
      assignee: 'Devin Okafor',
      words: /show me where|highlight it|data addendum|email it to you today/i,
      due: '2043-04-14',
    },
    {
      owner: 'us',
      assignee: 'Shauna Pruett',
      words:
        /bent creek|one page on them|end of next week|town about our size|^(?:noemi trujillo: )?yes, please do/i,
      due: '2043-04-24',
    },
    {
      owner: 'them',
      assignee: 'Dusty',
      words: /dusty|what the trucks are|send you the specs|wednesday of next week|fast man/i,
      due: '2043-04-22',
    },
    {
      owner: 'them',
      assignee: 'Noemi Trujillo',
      words: /exemption certificate|upload the new one/i,
      due: '2043-04-15',
    },
  ],
  notActions: [
    /demo for paula|sit through it/i,
    /visitor app|hold off on that|one new thing/i,
    /fixed it on march ninth|duplicate list/i,
    /renewals went out/i,
    /taken up crosswords/i,
    /bring donuts/i,
    /council's done their part/i,
    /sent us a guy|sent us a flyer/i,
    /exporting a list every night/i,
    /kept for thirty days/i,
  ],
  open: [
    // Agreed: the next review, a meeting to most readers.
    /july fourteenth|bill's a big boy/i,
    // Complaints about what they have: to some objections.
    /three weeks for folks|gets the letters|talk about refunds/i,
    /got the email twice|be sure it won't/i,
    /say hi to wanda/i,
    /i'll get asked/i,
    /one truck this year|downtown one|one truck would work/i,
    /you can make it shorter/i,
    /rather it's right|lived with the tags/i,
    /every year after that|huh\. okay/i,
    /over a hundred dollars/i,
    /why we wouldn't just go/i,
    /hang a tag/i,
  ],
  meetings: [{ words: /july fourteenth/i, at: '2043-07-14T10:00' }],
  budget: /forty-two thousand|\b42[,. ]?000|\b42 ?k\b/i,
  notBudget: [
    /fifty-one thousand|\b51[,. ]?500|\b51\.5/i,
    /eleven thousand four|\b11[,. ]?400|\b11\.4/i,
    /thirty-eight thousand|\b38[,. ]?000|\b38 ?k/i,
  ],
  decisionMaker: /paula|wren|assistant city manager/i,
  timeline: null,
  competitors: ['PlateHawk'],
  notCompetitors: [
    'Curbline',
    'City of Larkspur Falls',
    'Bent Creek',
    'Ledger',
    'Wanda',
    'Dusty',
    'Rangers',
    'Chief Ostrander',
  ],
  objections: [
    { kind: 'price', words: /too high for us|forty-two thousand for it/i },
    { kind: 'trust', words: /not comfortable having|somebody else's server|privacy/i },
    { kind: 'competitor', words: /platehawk|thirty-eight thousand|just go with them/i },
  ],
  lead: { name: 'Bill Hadley', company: 'City of Larkspur Falls', email: 'bhadley@larkspurfalls.example' },
  mailTo: 'bhadley@larkspurfalls.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:51|11[,. ]?4|38|fifty-one|eleven thousand|thirty-eight)/i,
    /(?:bill|noemi|ostrander|council|dusty|wanda|shauna|devin)(?: hadley| trujillo| pruett| okafor)? (?:signs|decides|approves|is the decision)/i,
    /shauna(?: pruett)? (?:will|to) (?:demo|present|show|call) [^.]{0,15}paula/i,
    /(?:devin|shauna)(?: okafor| pruett)? (?:will|to) (?:turn on|enable|activate) [^.]{0,15}app/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:june|july|january|march)/i,
  ],
  mood: 'positive',
}
