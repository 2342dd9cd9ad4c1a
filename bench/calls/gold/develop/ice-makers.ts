import type { CallGold } from '../call-gold.ts'

/** Ghana; a fish cooperative's ice comes out soft, for the second time; no budget is said; the chairman agrees to new things, the women voted once; the sea opens on the first of August. */
export const iceMakers: CallGold = {
  file: 'ice-makers.txt',
  kind: 'complaint',
  // A Friday, ten in the morning in Ghana.
  calledAt: '2039-06-17T10:00:00Z',
  timeZone: 'Africa/Accra',
  owner: 'Kojo Amissah',
  us: ['Kojo'],
  people: [
    {
      id: 'lead-1',
      name: 'Esi Quansah',
      company: 'Sekondi Fish Cooperative',
      email: 'esi@sekondifish.example',
    },
    { id: 'lead-2', name: 'Fiifi', company: 'Sekondi Fish Cooperative', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Fiifi',
      words: /video of the gauge|on whatsapp|send it now-now/i,
      due: '2039-06-17',
    },
    {
      owner: 'us',
      assignee: 'Boateng',
      words:
        /mr boateng is coming|our senior man|open it up|monday morning, or|^(?:kojo: )?morning, madam|boateng[^.]{0,30}(?:visit|monday)/i,
      due: '2039-06-20',
    },
    {
      owner: 'us',
      assignee: 'Kojo',
      words: /our director|answer by wednesday|i'm writing it down/i,
      due: '2039-06-22',
    },
    {
      owner: 'them',
      assignee: 'Fiifi',
      words: /have the pages|snap them|it's many pages|saturday it's quiet|blue book/i,
      due: '2039-06-18',
    },
    {
      owner: 'us',
      assignee: 'Kojo',
      words: /want a letter|a letter\. with|of course with a stamp|on monday too, stamped|stamped/i,
      due: '2039-06-20',
    },
  ],
  notActions: [
    /voltage protector|eleven thousand|sell me an umbrella/i,
    /write to him myself|leave him\. let me|my own load/i,
    /sit in your office|with the fish|smoked one/i,
    /changed the valve|i paid you four/i,
    /if not, the whole cooperative/i,
    /voted, everybody raising/i,
    /kasoa road/i,
    /my sister bought/i,
    /come here two times/i,
    /won't pay one pesewa/i,
    /have thrown away|'ve thrown away/i,
    /changes? the machine, it won't/i,
    /clearing agent/i,
  ],
  open: [
    // Agreed: the call when he has finished, a meeting to most readers.
    /call you on tuesday|at the beach\. twelve|tuesday at twelve|pick your phone/i,
    // Part of the engineer's visit.
    /gas and with a new board|sleep in takoradi/i,
    /visit is on us|doesn't really/i,
    /it'll be a memory|full five tonnes/i,
    // Bitterness, to some an objection of its own.
    /said about christmas|a valve is a valve|don't sell compressor|owes you an answer/i,
    /will buy soft ice|laughing at me|laughed at her/i,
    /greet your mother/i,
    /she'll do it, sir/i,
    /on the loud one/i,
    /help mr boateng/i,
    /doesn't say anything about light-off/i,
    /ice from shama/i,
    /i don't hide things/i,
    /agree or not agree/i,
    /every day\?/i,
    /let him stay in accra/i,
    /chopping the ice money/i,
    /who is paying/i,
    /written it/i,
  ],
  meetings: [
    { words: /call you on tuesday|at the beach\. twelve|tuesday at twelve/i, at: '2039-06-21T12:00' },
  ],
  budget: null,
  notBudget: [
    /four thousand two hundred|\b4[,. ]?200\b/i,
    /eleven thousand|\b11[,. ]?000|\b11 ?k/i,
    /nine cedis|\b9 cedis/i,
  ],
  decisionMaker: /\barthur\b|chairman/i,
  timeline: /first of august|august 1\b|august 1st|august first|1(?:st)? (?:of )?aug|aug\.? 1\b|2039-08-01/i,
  competitors: ['Snowking'],
  notCompetitors: ['Icewell', 'Boateng', 'Arthur', 'Shama', 'Takoradi', 'Elmina', 'WhatsApp'],
  objections: [
    {
      kind: 'trust',
      words:
        /how is it the valve again|don't think you people know|came and said it was the valve|a valve is a valve/i,
    },
    { kind: 'price', words: /who is paying for this|won't pay one pesewa|repaired and it's not repaired/i },
    {
      kind: 'competitor',
      words: /snowking people|same day on a motorbike|nobody has laughed|don't sell compressor/i,
    },
  ],
  lead: { name: 'Esi Quansah', company: 'Sekondi Fish Cooperative', email: 'esi@sekondifish.example' },
  mailTo: 'esi@sekondifish.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ghs|gh₵|cedis)? ?(?:4[,. ]?200|11[,. ]?000|four thousand|eleven thousand)/i,
    /(?:esi|fiifi|boateng|the women)(?: quansah)? (?:signs|decides|approves|is the decision)/i,
    /kojo(?: amissah)? (?:will|to) write to (?:mr\.? )?(?:ebo )?arthur/i,
    /(?:kojo|boateng|icewell)(?: amissah)? (?:will|to) (?:install|fit|put in) [^.]{0,20}protector/i,
    /esi(?: quansah)? (?:will|to|agreed to) pay/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:christmas|july|june)/i,
  ],
  mood: 'negative',
}
