import type { CallGold } from '../call-gold.ts'

/** One speaks and another signs; a second address is her colleague's. */
export const theatreLists: CallGold = {
  file: 'theatre-lists.txt',
  kind: 'discovery',
  // A Tuesday morning.
  calledAt: '2027-02-02T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Eilish Quinn',
  us: ['Eilish'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Dev',
      words: /january (?:extract|cases)/i,
      due: '2027-02-05',
    },
    { owner: 'us', assignee: 'Eilish', words: /replay results|results of the replay/i, due: '2027-02-12' },
    {
      owner: 'us',
      assignee: 'Eilish',
      words: /interface guide|hl7|send the guide|guide over/i,
      due: '2027-02-02',
    },
    {
      owner: 'us',
      assignee: 'Eilish',
      words: /(?:price|quote|cost|pricing)[^.]{0,30}without the pre-?op|pre-?op module|aye, do that/i,
      due: null,
    },
    { owner: 'us', assignee: 'Eilish', words: /siobhan|speak to somebody there/i, due: '2027-02-08' },
    { owner: 'us', assignee: 'Eilish', words: /\binvit(?:e|ation)\b/i, due: null },
    { owner: 'them', assignee: 'Morag', words: /tell wilma/i, due: null },
  ],
  notActions: [
    /spoke to fergus|frighten you|(?:speak|talk) to fergus/i,
    /session for the charge nurses|they'd eat you/i,
    /floor plan|i sent that last night/i,
  ],
  open: [
    /tuesday the sixteenth|half ten|results together/i,
    /we can do that/i,
    /frighten you/i,
    /they'd eat you/i,
    // A condition that is met at once.
    /governance folk|outside the uk/i,
    // Of another offer, and an earlier one.
    /theatreman, dear god|double-booking/i,
    /i recommend, he signs/i,
    /no your made-up ones/i,
    /usually\.$/i,
  ],
  meetings: [{ words: /tuesday the sixteenth|half ten/i, at: '2027-02-16T10:30' }],
  budget: /eighty-five|\b85/i,
  notBudget: [
    /four hundred thousand|\b400/i,
    /ninety-eight|\b98/i,
    /thirteen thousand|\b13[,. ]?000|\b13k/i,
    /seventy-nine|\b79/i,
  ],
  decisionMaker: /fergus|lennie|director of acute/i,
  timeline: /end of august|before wilma/i,
  competitors: ['Scalpel Desk', 'Theatreman'],
  notCompetitors: ['TrakWare', 'Strathyre General', 'Derry', 'Ohio', 'Galbraith', 'Listwise'],
  objections: [
    { kind: 'trust', words: /don't trust any of these/i },
    { kind: 'price', words: /far too dear|back of a trolley/i },
    { kind: 'competitor', words: /came in at seventy-nine|good bit cheaper/i },
    { kind: 'timing', words: /anaesthetic charts|another interface before july/i },
    { kind: 'need', words: /whiteboard works fine|don't need another screen/i },
  ],
  lead: { name: 'Morag', company: 'Strathyre General', email: 'morag.sinclair@strathyre.example' },
  mailTo: 'morag.sinclair@strathyre.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:98|400|79|13)/i,
    /(?:morag|dev|wilma)(?: sinclair| anand)? (?:signs|approves|decides)/i,
    /(?<!not |n't |never )(?:will|to) (?:call|contact|meet|speak to) fergus/i,
    /eilish (?:will|to) (?:come over|visit|do a session)/i,
    /dev (?:will|to) send (?:the )?(?:theatre )?floor plan/i,
  ],
  mood: 'mixed',
}
