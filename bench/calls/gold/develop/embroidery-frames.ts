import type { CallGold } from '../call-gold.ts'

/** A demo with questions; a monthly sum against a quote and an old software; her husband signed once; a certificate over three turns. */
export const embroideryFrames: CallGold = {
  file: 'embroidery-frames.txt',
  kind: 'demo',
  // A Wednesday, two in the afternoon there.
  calledAt: '2028-07-05T06:00:00Z',
  timeZone: 'Asia/Manila',
  owner: 'Katrina Villanueva',
  us: ['Katrina', 'Jerome'],
  people: [
    {
      id: 'lead-1',
      name: 'Lourdes Abad',
      company: 'Abad Uniforms',
      email: 'lourdes@abaduniforms.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jerome',
      words: /test a ricoma file|ricoma answer|(?:test|check) .{0,20}ricoma/i,
      due: '2028-07-07',
    },
    {
      owner: 'us',
      assignee: 'Katrina',
      words: /(?:option|offer|price|quote) .{0,15}eight machines/i,
      due: '2028-07-10',
    },
    { owner: 'them', assignee: 'Nestor', words: /serial numbers|type those up/i, due: '2028-07-05' },
    {
      owner: 'us',
      assignee: 'Bea',
      words: /recording\b/i,
      due: '2028-07-06',
    },
    {
      owner: 'us',
      assignee: 'Katrina',
      words: /certificate|in the same email|give me that too/i,
      due: '2028-07-10',
    },
  ],
  notActions: [
    /more shops asked|might add it/i,
    /trial on one machine|if the ricoma works/i,
    /arrange a visit|my rivals/i,
    /typed everything/i,
    /continue with your own digitizer/i,
    /trade fair/i,
  ],
  open: [
    // The follow-up is a meeting; to some also a task.
    /thursday the thirteenth|follow-up/i,
    /copy nestor|both of you/i,
    /be straight with me|noted, ma'am/i,
    /three mornings/i,
    /takes the first half/i,
    /includes the digitizing/i,
    /the internet is down/i,
    /half of ours are ricoma|big point for us/i,
    /not computer people/i,
    /website says nothing/i,
    /registered with the bir/i,
    /in cebuano/i,
    /waste of nestor's time/i,
  ],
  meetings: [{ words: /thursday the thirteenth|follow-up/i, at: '2028-07-13T10:00' }],
  budget: /twenty-five thousand|\b25[,. ]?000|\b25k/i,
  notBudget: [/thirty-four thousand|\b34[,. ]?000|\b34k/i, /eleven thousand|\b11[,. ]?000|\b11k/i],
  decisionMaker: /lourdes|now it's me|^me\b/i,
  timeline: /second of october|october 2\b|2(?:nd)? (?:of )?october/i,
  competitors: ['StitchHub'],
  notCompetitors: ['Threadpilot', 'Abad Uniforms', 'Tajima', 'Barudan', 'Ricoma', 'BIR', 'Mandaue', 'Davao'],
  objections: [
    { kind: 'competitor', words: /choosing you over stitchhub/i },
    { kind: 'price', words: /steep for a shop/i },
  ],
  lead: { name: 'Lourdes Abad', company: 'Abad Uniforms', email: 'lourdes@abaduniforms.example' },
  mailTo: 'lourdes@abaduniforms.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₱|php |p)?(?:34|thirty-four|11|eleven)/i,
    /(?:ramon|nestor|her husband) (?:signs|decides|approves|is the decision)/i,
    /katrina (?:will|to) arrange a visit/i,
    /(?:timeline|wanted by|deadline):? .{0,20}september/i,
    /(?:jerome|threadpilot|we) (?:will|to) add .{0,20}cebuano/i,
  ],
  mood: 'positive',
}
