import type { CallGold } from '../call-gold.ts'

/** Galway; a quarterly review that ends in a renewal; a subtitle file; the mother signs again; no date by which it must be there. */
export const pubCellars: CallGold = {
  file: 'pub-cellars.srt',
  kind: 'renewal',
  // A Wednesday, eleven in the morning in Ireland.
  calledAt: '2030-01-23T11:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Mulqueen',
  us: ['Aoife'],
  people: [
    { id: 'lead-1', name: 'Dermot Fahy', company: 'Fahy Taverns', email: 'dermot@fahytaverns.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Cormac',
      words: /cormac look at it|monday's grand|insulation behind/i,
      due: '2030-01-28',
    },
    { owner: 'us', assignee: 'Aoife', words: /credit note|we were charged for it/i, due: '2030-01-25' },
    {
      owner: 'them',
      assignee: 'Dermot',
      words: /mind reading it|who pays for the gas|text you on friday/i,
      due: '2030-01-25',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /send it to her on paper|big letters|in the post to her|large print/i,
      due: '2030-01-30',
    },
    { owner: 'us', assignee: 'Aoife', words: /ask our developer/i, due: null },
    {
      owner: 'them',
      assignee: 'Sinéad',
      words: /get me the models|have them for you tomorrow/i,
      due: '2030-01-24',
    },
  ],
  notActions: [
    /train them again|no, leave it/i,
    /buy him a pint/i,
    /and freeze it|waive the notice/i,
    /rotate the barrels/i,
    /fixed the fan/i,
    /gives us the licence/i,
    /did my cousin's place/i,
    /threw out about/i,
    /nobody came to the spanish/i,
    /i didn't ask for/i,
  ],
  open: [
    // The talk in Salthill is a meeting; to some also a task.
    /seventh of february|the seventh, at eleven/i,
    // The taps come out of the offer: a promise to some.
    /take the taps out|adding the wine taps/i,
    // A question that is to be put again in May.
    /^(?:aoife: )?i will\. and would we/i,
    /mobile bar|ask me in may|had the festival|ye'd the festival/i,
    /log the temperatures|logs them out/i,
    /have to read it/i,
    /come hungry/i,
    /like soup|coming up warm/i,
    /one\. i'm sixty-four/i,
    /reads every line|it's the mother again/i,
    /are at sixteen five|they're at sixteen|bartech/i,
    /doesn't hold with/i,
    /good news first/i,
    /mind yourselves/i,
  ],
  meetings: [{ words: /seventh of february|the seventh, at eleven/i, at: '2030-02-07T11:00' }],
  budget: /eighteen thousand|\b18[,. ]?000|\b18k/i,
  notBudget: [
    /nine hundred|\b900\b/i,
    /twenty-one thousand four|\b21[,. ]?400/i,
    /sixteen five|\b16[,. ]?500/i,
    /seventeen and a bit|\b17[,. ]?000/i,
    /eighteen two|\b18[,. ]?200/i,
  ],
  decisionMaker: /\bnora\b|mother/i,
  timeline: null,
  competitors: ['BarTech West'],
  notCompetitors: ['Coldline', 'Fahy Taverns', 'Claddagh', 'Spanish Arch', 'Salthill', 'Oranmore', 'Cormac'],
  objections: [
    { kind: 'price', words: /that's too dear|twenty-one thousand four/i },
    { kind: 'need', words: /don't need them at all|didn't ask for wine/i },
  ],
  lead: { name: 'Dermot Fahy', company: 'Fahy Taverns', email: 'dermot@fahytaverns.example' },
  mailTo: 'dermot@fahytaverns.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:900|21|16|17|18[,. ]?200|nine hundred|twenty-one|sixteen|seventeen)/i,
    /(?:dermot|sinéad|cormac)(?: fahy)? (?:signs|decides|approves|is the decision)/i,
    /aoife(?: mulqueen)? (?:will|to) (?:train|come down)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:february|may|summer|christmas)/i,
  ],
  mood: 'mixed',
}
