import type { CallGold } from '../call-gold.ts'

/** India; two of us about a weaving mill: cameras that see faults in cloth, eighteen lakh, lint on the lens, a shed that stops once; what the customer said is told, not heard. */
export const loomCameras: CallGold = {
  file: 'loom-cameras.txt',
  kind: 'handover',
  // A Friday, five in the afternoon in India.
  calledAt: '2028-08-04T11:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Kavitha Raman',
  us: ['Kavitha', 'Arjun'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Kavitha',
      words: /finish the (?:trial )?report|report tonight/i,
      due: '2028-08-04',
    },
    {
      owner: 'us',
      assignee: 'Arjun',
      words:
        /mail it to selvaraj|(?:send|mail) (?:\w+ ){0,2}(?:the )?(?:trial )?report|from you, please|short note/i,
      due: '2028-08-07',
    },
    { owner: 'us', assignee: 'Suresh', words: /suresh|air nozzle/i, due: '2028-08-09' },
    { owner: 'them', assignee: 'Selvaraj', words: /fault register|by the tenth/i, due: '2028-08-10' },
    { owner: 'us', assignee: 'Nair', words: /\bnair\b|instalments/i, due: '2028-08-11' },
    { owner: 'us', assignee: 'Arjun', words: /bank letter|meena/i, due: '2028-08-08' },
    {
      owner: 'us',
      assignee: 'Arjun',
      words:
        /ring (?:him|selvaraj|mr selvaraj)|call (?:selvaraj|mr selvaraj)|introduce (?:myself|himself)|after four/i,
      due: '2028-08-07',
    },
  ],
  notActions: [
    // Refused, or not to be done.
    /remind him/i,
    /make him a video|no videos\. he'd|(?:make|send|record) (?:\w+ ){0,3}video/i,
    /trial cameras stay|let anybody collect/i,
    /fill the silence/i,
    // Conditional.
    /if he takes all ninety-six/i,
    // Done already.
    /told him last week/i,
    /put you both on one call/i,
    /so i offered them/i,
    /practise on your wife/i,
    /if the baby comes early/i,
  ],
  open: [
    // The visit is a meeting.
    /friday the 18th/i,
    /sign by the end of august/i,
    /put it in the folder/i,
    /don't touch it|go down with our price/i,
    /i'll be there/i,
    /we can come back next year/i,
    /does it go to him from you/i,
    // Remarks that may count as doubts.
    /not much time/i,
    /sits on the lens|sees only snow/i,
    /don't need a software update/i,
    /english only/i,
    /nobody in erode can pay/i,
    /nothing will move/i,
    /gets offended/i,
    /look at it and say nothing/i,
    /seen the results on paper/i,
  ],
  meetings: [{ words: /friday the 18th|august 18|18(?:th)? (?:of )?august/i, at: '2028-08-18T11:00' }],
  budget: /eighteen lakh|\b18(?:\.0)? ?lakh|\b18[,. ]?00[,. ]?000|\b1[,.]?800[,.]?000|1\.8 million/i,
  notBudget: [
    /forty-two|\b42 ?lakh/i,
    /\b17\.6/i,
    /thirty-one lakh|\b31 ?lakh/i,
    /fourteen lakh|\b14 ?lakh/i,
    /thirty-eight lakh|\b38 ?lakh/i,
  ],
  decisionMaker: /palanisamy|uncle|managing director/i,
  timeline: /first of october|october 1\b|\b1(?:st)? (?:of )?october|2028-10-01|christmas shirts/i,
  competitors: ['Weavescan', 'Fadenblick'],
  notCompetitors: ['Sri Velan Mills', 'Coimbatore', 'Suresh', 'Meena', 'Spain'],
  objections: [
    { kind: 'price', words: /hire ten more ladies/i },
    { kind: 'trust', words: /cameras survive in his shed/i },
    { kind: 'competitor', words: /weavescan, from|fourteen lakh for the same/i },
    { kind: 'timing', words: /stops a shed only once|if we miss those days/i },
  ],
  lead: { name: 'Selvaraj', company: 'Sri Velan Mills', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:rs\.?|inr|₹)? ?(?:42|17\.6|31|14|38|forty-two|thirty|fourteen)/i,
    /(?:mr )?(?:selvaraj|nair|suresh|arjun|meena) (?:decides|approves|signs|is the decision)/i,
    /(?:arjun|kavitha) (?:will|to|should) (?:make|send|record) [^.]{0,15}video/i,
    /arjun (?:will|to|should) (?:remind|collect)/i,
    /(?:ordered|bought|agreed (?:to|on)) (?:all )?(?:ninety-six|96)/i,
    /kavitha(?: raman)? (?:will|to|should) (?:call|ring|mail) /i,
  ],
  mood: 'mixed',
}
