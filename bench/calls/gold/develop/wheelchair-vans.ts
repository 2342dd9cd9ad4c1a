import type { CallGold } from '../call-gold.ts'

/** Nova Scotia; a web subtitle file; a seniors' ride sees a van with a ramp; a hundred and eighty-five thousand for two; the board chair has the last word, the county had it once; on the road by the end of September. */
export const wheelchairVans: CallGold = {
  file: 'wheelchair-vans.vtt',
  kind: 'demo',
  // A Wednesday, one in the afternoon in Nova Scotia (summer time).
  calledAt: '2042-05-14T16:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Merrill Amirault',
  us: ['Merrill Amirault'],
  people: [
    {
      id: 'lead-1',
      name: 'Arlene Hiscock',
      company: 'Aspotogan Seniors Ride',
      email: 'arlene@aspotoganride.example',
    },
    { id: 'lead-2', name: 'Odile Comeau', company: 'Aspotogan Seniors Ride', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Odile Comeau',
      words:
        /(?:how )?wide your chairs|that on paper|width and weight|do my rounds|tuesday'd be grand|(?:chair|chairs') (?:widths?|sizes?|measurements)|in my head/i,
      due: '2042-05-20',
    },
    {
      owner: 'us',
      assignee: 'Merrill Amirault',
      words: /warranty wording|read those ifs|i read every page|every page\.$|warranty terms/i,
      due: '2042-05-15',
    },
    {
      owner: 'us',
      assignee: 'Merrill Amirault',
      words: /one of each|one ramp, one lift|price it up|see it by friday|friday's lovely/i,
      due: '2042-05-16',
    },
    {
      owner: 'them',
      assignee: 'Arlene Hiscock',
      words: /see the letter|bread box|have it tonight|what does the grant say|have to look|grant letter/i,
      due: '2042-05-14',
    },
    {
      owner: 'us',
      assignee: 'Merrill Amirault',
      words: /build slot|ask them\? properly|answer for you on the|do the slots|twenty-sixth/i,
      due: '2042-05-26',
    },
  ],
  notActions: [
    /and leasing|we don't lease/i,
    /lettering on the sides|no advertising|in a billboard/i,
    /mail you the references|they came monday/i,
    /if they say no, then/i,
    /new lift on the 2031/i,
    /gave them to us in/i,
    /told that by a man/i,
    /i've timed it/i,
    /all their birthdays/i,
    /read the manual for/i,
    /say no to me twice/i,
    /wouldn't come out/i,
  ],
  open: [
    // Agreed: the drive, a meeting to most readers.
    /twenty-ninth|like to drive it|there'll be squares|definitely coming|that's a yes/i,
    /called two of them/i,
    /treasurer's going to say/i,
    /last word/i,
    /end of september|take it back|september's close/i,
    // The long wait elsewhere, the old lift: no task, to some a need or an objection.
    /wait of ten months|minute and a half|won't pass another/i,
    /have to be the ramp on both|then show me/i,
    /bring the second one down/i,
    /come around this side/i,
    /what's the most it'll hold/i,
    /wash it and you bring/i,
    /how many ifs/i,
    /quote to suit/i,
    // To some an objection of timing.
    /wasting a very nice/i,
  ],
  meetings: [{ words: /twenty-ninth/i, at: '2042-05-29T10:00' }],
  budget: /hundred and eighty-five|\b185[,. ]?000|\b185 ?k|one eighty-five/i,
  notBudget: [
    /hundred and four thousand|\b104[,. ]?000/i,
    /two hundred and eight|\b208[,. ]?000/i,
    /twenty-three thousand|\b23[,. ]?000/i,
    /nineteen thousand|\b19[,. ]?000/i,
    /ninety-one thousand|\b91[,. ]?000/i,
  ],
  decisionMaker: /ruth|lohnes|board chair/i,
  timeline:
    /end of september|september 30|sept?\.? 30|30(?:th)? (?:of )?sep|2042-09-30|by september|of september/i,
  competitors: ['Bluenose Conversions'],
  notCompetitors: ['Aspotogan Seniors Ride', 'Boudreau', 'Zwicker', 'Dartmouth', 'Ruth Lohnes'],
  objections: [
    { kind: 'trust', words: /said rustproof|believe this one|with the salt|how many ifs/i },
    { kind: 'price', words: /oh, dear|can't find twenty-three|two hundred and eight\. oh|in a church hall/i },
    { kind: 'need', words: /wrong with what we've|new lift on the|half agree|another five years/i },
  ],
  lead: { name: 'Arlene Hiscock', company: 'Aspotogan Seniors Ride', email: 'arlene@aspotoganride.example' },
  mailTo: 'arlene@aspotoganride.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|ca)?\$? ?(?:104|208|23|19|91|two hundred|twenty-three|nineteen|ninety-one)/i,
    /(?:arlene|odile|merrill|the treasurer|the county)(?: hiscock| comeau| amirault)? (?:signs|decides|approves|is the decision)/i,
    /(?:leasing|lease|lettering|sponsor names) (?:is |was |were )?(?:agreed|accepted|ordered)/i,
    /(?:arlene|aspotogan seniors ride)(?: hiscock)? (?:has )?(?:ordered|bought|signed)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:friday|tuesday|twenty-sixth|may)/i,
  ],
  mood: 'positive',
}
