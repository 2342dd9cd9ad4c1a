import type { CallGold } from '../call-gold.ts'

/** A first talk; this season's money against last season's and a loss; it was Ray's decision before the merger. */
export const asphaltPlants: CallGold = {
  file: 'asphalt-plants.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning there.
  calledAt: '2028-06-13T16:00:00Z',
  timeZone: 'America/Denver',
  owner: 'Dana Whitlock',
  us: ['Dana'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Ray',
      words:
        /get those reports|stack test reports by thursday|(?:sends?|get|share) .{0,30}stack test reports/i,
      due: '2028-06-15',
    },
    {
      owner: 'them',
      assignee: 'Curtis',
      words: /send them to you on friday|sends? .{0,20}moisture readings/i,
      due: '2028-06-16',
    },
    { owner: 'us', assignee: 'Amit', words: /savings estimate/i, due: '2028-06-23' },
    {
      owner: 'us',
      assignee: 'Dana',
      words: /take your call|ask pueblo/i,
      due: '2028-06-13',
    },
    {
      owner: 'them',
      assignee: 'Tessa',
      words: /meter data|give me until monday/i,
      due: '2028-06-19',
    },
  ],
  notActions: [
    /if it came to that|walk me around|site survey/i,
    /financing brochure/i,
    /download a file/i,
    /looked at thermatrack/i,
    /numbers on her desk/i,
    /color of the smoke/i,
    /purged with air/i,
  ],
  open: [
    // The next talk is a meeting; to some also a task.
    /june twenty-eighth|walk through the results|one o'clock works/i,
    /per plant/i,
    /install on weekends/i,
    /boiled down first/i,
    /look at paper first/i,
    /stack test reports on file|and the moisture readings/i,
    /three years up front/i,
    /couldn't take the dust/i,
    /where i'm skeptical/i,
    /paving six days/i,
    /thirty days too late/i,
    /learn how your plants/i,
  ],
  meetings: [{ words: /june twenty-eighth|walk through the results/i, at: '2028-06-28T13:00' }],
  budget: /sixty-eight|\b68\b/i,
  notBudget: [
    /hundred and ten thousand|\b110[,. ]?000|\b110k/i,
    /twenty-five thousand|\b25[,. ]?000|\b25k/i,
    /forty thousand|\b40[,. ]?000|\b40k/i,
  ],
  decisionMaker: /lorraine|\bbeck\b|chief operating officer/i,
  timeline: /august twenty-first|august 21|21(?:st)? (?:of )?august|i-70|resurfacing/i,
  competitors: ['ThermaTrack'],
  notCompetitors: ['Kilnwise', 'Sagebrush Paving', 'Pueblo', 'Delta', 'Grand Junction', 'Curtis'],
  objections: [
    { kind: 'trust', words: /not convinced any probe/i },
    { kind: 'timing', words: /worst month to take on/i },
  ],
  lead: { name: 'Ray Ortega', company: 'Sagebrush Paving', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|usd )?(?:40|forty|110|a hundred|25|twenty-five)/i,
    /(?:ray|tessa|curtis) (?:signs|decides|approves|is the decision)/i,
    /(?:dana|amit|we) (?:will|to) (?:send|mail) .{0,20}(?:financing|brochure)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}october/i,
  ],
  mood: 'positive',
}
