import type { CallGold } from '../call-gold.ts'

/** Yorkshire; a heating firm's whiteboard is to go; too steep a head, no time before June, lads who fear to be watched; the father's old opinion, a praised screen and a solved signal are no objections. */
export const plumberDiary: CallGold = {
  file: 'plumber-diary.txt',
  kind: 'discovery',
  // A Wednesday, ten in the morning in England.
  calledAt: '2037-03-04T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Joanne Spurr',
  us: ['Joanne'],
  people: [
    { id: 'lead-1', name: 'Craig Sugden', company: 'Sugden Heating', email: 'craig@sugdenheating.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Joanne',
      words: /mail you a real one|name blanked out|pass it round the lads|gas certificate pdf/i,
      due: '2037-03-04',
    },
    {
      owner: 'them',
      assignee: 'Bev',
      words: /have a copy|first few hundred rows|phone numbers out|after dinner then|before i go home/i,
      due: '2037-03-04',
    },
    { owner: 'us', assignee: 'Imran', words: /\bimran\b|what goes in and what/i, due: '2037-03-09' },
    {
      owner: 'us',
      assignee: 'Joanne',
      words: /past my manager|i'd want it in writing|proper figures from me|eight on the lighter|best guess/i,
      due: '2037-03-06',
    },
    {
      owner: 'us',
      assignee: 'Joanne',
      words: /letter for staff|send me that|by the kettle|same mail as the certificate/i,
      due: '2037-03-04',
    },
    {
      owner: 'them',
      assignee: 'Craig',
      words: /ask him which version|drop you a line straight|which books package/i,
      due: '2037-03-05',
    },
  ],
  notActions: [
    /a free month in the meantime|one free month a year/i,
    /if we ever buy that lot|another nine on it/i,
    /drive the whisky round|told me to ring you/i,
    /swapped the lot to another network/i,
    /a go with fixmate/i,
    /i write it on the board|texts back to say/i,
    /put you on speaker/i,
    /sent two vans/i,
    /trained by easter/i,
    /finished sucking his teeth/i,
  ],
  open: [
    // The demo with the father is a meeting; what goes with it.
    /thursday the nineteenth|half seven on the nineteenth/i,
    /if there's bacon/i,
    /i'll tell our designer/i,
    // The column's fate and the words about the letter; to some an objection.
    /column called|lose that/i,
    /who's not selling it/i,
    // When they could train; a beginning, not agreed.
    /june, then|june i could look/i,
    // The refused trial's reason.
    /leave it\. one free month/i,
    // The vans explain the sum.
    /why he sucks/i,
  ],
  meetings: [{ words: /thursday the nineteenth|half seven on the nineteenth/i, at: '2037-03-19T07:30' }],
  budget: /eight and a half (?:grand|thousand)|\b8[,. ]?500|\b8\.5 ?k/i,
  notBudget: [
    /hundred and eighty|£ ?180\b/i,
    /twenty-six|£ ?26\b/i,
    /nineteen hundred|\b1[,. ]?900/i,
    /five hundred and seventy-two|£ ?572\b/i,
    /four thousand two hundred|\b4[,. ]?200/i,
    /five grand|\b5[,. ]?000/i,
  ],
  decisionMaker: /trevor|\bdad\b|father/i,
  timeline: /first of september|september 1\b|1(?:st)? (?:of )?september|2037-09-01/i,
  competitors: ['Fixmate'],
  notCompetitors: [
    'Jobrail',
    'Sugden Heating',
    'Tillbook',
    'Imran',
    'Mirfield',
    'Holmfirth',
    'Brighouse',
    'Big Col',
  ],
  objections: [
    { kind: 'price', words: /that's steep|one page and a map/i },
    { kind: 'timing', words: /sat in a room|flat out till the clocks|back end of may/i },
    { kind: 'trust', words: /spying on them|in the café/i },
  ],
  lead: { name: 'Craig Sugden', company: 'Sugden Heating', email: 'craig@sugdenheating.example' },
  mailTo: 'craig@sugdenheating.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:180|26|1[,. ]?900|572|4[,. ]?200|5[,. ]?000|five grand|nineteen hundred|four thousand)/i,
    /(?:craig|bev|accountant|imran)(?: sugden)? (?:signs|decides|approves|is the decision)/i,
    /(?:trevor|dad|father)(?: sugden)? (?:is against|objects|refuses|doesn't want|prefers the whiteboard)/i,
    /(?:trial|free month) (?:is |was )?(?:agreed|accepted|wanted)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:easter|june|may\b|november)/i,
    /(?:signal|network) (?:is|remains) (?:still )?(?:bad|poor|a problem)/i,
  ],
  mood: 'positive',
}
