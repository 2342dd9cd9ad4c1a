import type { CallGold } from '../call-gold.ts'

/** Monaghan; a subtitle file; a haulier is to renew his tachograph analysis at a higher price; sixty-two hundred; Philomena signs since Christmas; settled before the inspectors come. */
export const tachoAnalysis: CallGold = {
  file: 'tacho-analysis.srt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Ireland (summer time).
  calledAt: '2041-10-08T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Caoimhe Rafter',
  us: ['Caoimhe'],
  people: [
    {
      id: 'lead-1',
      name: 'Malachy Treanor',
      company: 'Drumgoole Haulage',
      email: 'malachy@drumgoolehaulage.example',
    },
    { id: 'lead-2', name: 'Bernie', company: 'Drumgoole Haulage', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Caoimhe',
      words:
        /only had twenty-two|like to see\. what would|price for (?:the )?twenty-two|(?:^|: )thursday\. right|price for 22/i,
      due: '2041-10-10',
    },
    {
      owner: 'them',
      assignee: 'Bernie',
      words: /which nine|with the regs|on a sheet|this evening|nine (?:lorries|trucks)/i,
      due: '2041-10-08',
    },
    {
      owner: 'us',
      assignee: 'Caoimhe',
      words: /what went wrong|lads in development|hear from me on monday|with the reason|the real one/i,
      due: '2041-10-14',
    },
    {
      owner: 'them',
      assignee: 'Bernie',
      words: /post me back|in the post tomorrow|old (?:one|reader|card reader)/i,
      due: '2041-10-09',
    },
    { owner: 'us', assignee: 'Davin', words: /davin|friday's good|dial in/i, due: '2041-10-11' },
    { owner: 'us', assignee: 'Caoimhe', words: /\bpolish\b|two-page|send you that on/i, due: null },
    {
      owner: 'them',
      assignee: 'Malachy',
      words: /get to her, then|go through it with|on sunday|after mass|with philomena/i,
      due: '2041-10-13',
    },
  ],
  notActions: [
    /if it was the three years|sign three years/i,
    /webinar|brussels/i,
    /give philomena a call|you would not|no time for the phone/i,
    /i gave him tea/i,
    /ye swore to me/i,
    /discs and the biro/i,
    /bring a hammer/i,
    /a lad rang/i,
    /packie did all that/i,
    /read it again/i,
    /you have to hit it/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /tuesday next|tuesday at eleven|ring the landline|will do\. thanks/i,
    // Vague: what becomes of the reader.
    /see it's looked at|under warranty/i,
    /won't be late|very doable/i,
    /settled and running/i,
    /hang on till/i,
    /one year\./i,
    // To some an objection of its own, to some the story of the letters.
    /he knew nothing/i,
    // Sends them on to another: to some an objection.
    /it's not\. it was/i,
    /it was three/i,
  ],
  meetings: [{ words: /tuesday next|tuesday at eleven/i, at: '2041-10-15T11:00' }],
  budget: /sixty-two hundred|\b6[,. ]?200|\b6\.2 ?k/i,
  notBudget: [
    /six thousand seven hundred|\b6[,. ]?750/i,
    /fifty-nine hundred|\b5[,. ]?900/i,
    /four hundred thousand|\b400[,. ]?000/i,
    /five hundred euro|\b500\b/i,
    /twenty-five hundred|\b2[,. ]?500/i,
  ],
  decisionMaker: /philomena|drumgoole/i,
  timeline:
    /fifteenth of november|november 15\b|november 15th|november fifteenth|15(?:th)? (?:of )?nov|nov\.? 15\b|2041-11-15|by the fifteenth/i,
  competitors: ['Logbright'],
  notCompetitors: ['Driveledger', 'Drumgoole Haulage', 'Monaghan', 'RSA', 'Davin', 'Packie', 'Kacper'],
  objections: [
    { kind: 'price', words: /fierce jump|six thousand seven hundred and fifty|what way you put it/i },
    { kind: 'need', words: /do we need you|website with it|would i, though|for free/i },
    { kind: 'trust', words: /how much of it i can believe|ye swore|young kacper|in australia|it was three/i },
  ],
  lead: { name: 'Malachy Treanor', company: 'Drumgoole Haulage', email: 'malachy@drumgoolehaulage.example' },
  mailTo: 'malachy@drumgoolehaulage.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:eur|€)? ?(?:6[,. ]?750|5[,. ]?900|400|500|2[,. ]?500|fifty-nine|four hundred|five hundred|twenty-five)/i,
    /(?:malachy|bernie|packie|caoimhe|davin)(?: treanor| rafter)? (?:signs|decides|approves|is the decision)/i,
    /caoimhe(?: rafter)? (?:will|to) (?:call|ring|contact) philomena/i,
    /(?:malachy|drumgoole haulage)(?: treanor)? (?:has )?(?:renewed|signed (?:for )?three|will attend)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:christmas|easter|august)/i,
  ],
  mood: 'mixed',
}
