import type { CallGold } from '../call-gold.ts'

/** Texas; two on either side; a caption file with full names; the recap moves the study from Wednesday to Friday; the board voted once. */
export const copierLeases: CallGold = {
  file: 'copier-leases.vtt',
  kind: 'discovery',
  // A Wednesday, one in the afternoon in Texas.
  calledAt: '2029-10-10T18:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Kendra Boyle',
  us: ['Kendra Boyle', 'Luis Cantu'],
  people: [],
  actions: [
    { owner: 'them', assignee: 'Irene Vaughn', words: /meter readings|export those/i, due: '2029-10-10' },
    {
      owner: 'us',
      assignee: 'Luis Cantu',
      words: /volume study|wednesday the seventeenth|yes, please\. how long|make the study|the nineteenth/i,
      due: '2029-10-19',
    },
    {
      owner: 'them',
      assignee: 'Pat Sorensen',
      words: /share the current lease|in a drawer|current lease/i,
      due: '2029-10-12',
    },
    {
      owner: 'us',
      assignee: 'Luis Cantu',
      words: /ask the manufacturer|older (?:ones|fobs|badges)/i,
      due: null,
    },
    { owner: 'them', assignee: 'Omar', words: /\bomar\b|test account/i, due: '2029-10-15' },
    {
      owner: 'us',
      assignee: 'Kendra Boyle',
      words: /other districts|somebody our size|three or four names|in your inbox tomorrow/i,
      due: '2029-10-11',
    },
    {
      owner: 'us',
      assignee: 'Bianca',
      words: /bianca|have her do that|twenty-second it is|forty-eight months/i,
      due: '2029-10-22',
    },
  ],
  notActions: [
    /technician on site|a desk for him/i,
    /bond passes|seventh campus/i,
    /all print on monday/i,
    /bandera job/i,
    /told us it worked/i,
    /band uniforms/i,
    /moving copiers during/i,
    /rodeo breakfast/i,
    /raised the limit/i,
    /eaten every field trip/i,
  ],
  open: [
    // The next talk is a meeting; to some also a task.
    /twenty-third|on video|ten works for me|video it is/i,
    // The recap that is corrected at once.
    /read it back/i,
    /can probably go away|good luck taking/i,
    /don't count it|^(?:luis cantu: )?i won't/i,
    /different face every time/i,
    /never talk about toner/i,
    /ask about the monthly/i,
    /over our number/i,
  ],
  meetings: [{ words: /twenty-third|ten works for me|i can do ten/i, at: '2029-10-23T10:00' }],
  budget: /ninety-six thousand|\b96[,. ]?000|\b96k/i,
  notBudget: [
    /eighty-eight|\b88[,. ]?000|\b88k/i,
    /hundred and four|\b104[,. ]?000|\b104k/i,
    /ninety-one|\b91[,. ]?000|\b91k/i,
  ],
  decisionMaker: /\btran\b|superintendent/i,
  timeline: /january seventh|january 7|7(?:th)? (?:of )?january/i,
  competitors: ['Docuworks Texas', 'Alamo Copy'],
  notCompetitors: [
    'Lone Mesa Imaging',
    'Cibolo Ridge Schools',
    'Mesquite Elementary',
    'Bandera',
    'Laredo',
    'Omar',
    'Bianca',
  ],
  objections: [
    { kind: 'price', words: /over our number|band uniforms/i },
    { kind: 'trust', words: /don't believe a word/i },
  ],
  lead: { name: 'Pat Sorensen', company: 'Cibolo Ridge Schools', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:88|104|91)\b/i,
    /(?:\bpat|irene|omar|the board)(?: sorensen| vaughn)? (?:signs|decides|approves|is the decision)/i,
    /study[^.]{0,30}(?:october 17|17 october|2029-10-17)/i,
    /(?:kendra|luis)(?: boyle| cantu)? (?:will|to) (?:put|place|send|station) (?:a |the )?technician/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|christmas|june)/i,
  ],
  mood: 'positive',
}
