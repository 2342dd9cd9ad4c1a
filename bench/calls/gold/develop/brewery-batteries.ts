import type { CallGold } from '../call-gold.ts'

/** South Australia; a brewery wants a battery before its canning line runs; four on the call; a grant that is no budget; Graham decides, Trish did; an app and a scheme are declined. */
export const breweryBatteries: CallGold = {
  file: 'brewery-batteries.txt',
  kind: 'discovery',
  // A Friday, eleven in the morning in Adelaide.
  calledAt: '2029-07-20T01:30:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Kirsty Beaumont',
  us: ['Kirsty', 'Anh'],
  people: [
    {
      id: 'lead-1',
      name: 'Lachie Rundle',
      company: 'Copper Swift Brewing',
      email: 'lachie@copperswift.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Lachie',
      words: /meter data|put in the request|do it today|form on their site|half-hour/i,
      due: '2029-07-20',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words:
        /run it two ways|both versions|third of august|with the canning line and|in a spreadsheet|spreadsheet\. no/i,
      due: '2029-08-03',
    },
    { owner: 'us', assignee: 'Anh', words: /sketch up two|flick that/i, due: '2029-07-25' },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /\bcfs\b|setback|leave that with me|how far off the fence/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Petra',
      words:
        /could i see it|i'll send it on monday|monday's fine|grant letter|something from them in writing/i,
      due: '2029-07-23',
    },
  ],
  notActions: [
    /monitoring package|leave it off|off it is/i,
    /sign you up for|i want the beer cold/i,
    /port adelaide/i,
    /already sent you both|it's here\. there's/i,
    /every tuesday and thursday/i,
    /stare at it in the pub|i would, too/i,
    /at the footy/i,
    /bloke here in may/i,
    /filled in the form/i,
    /hose me down/i,
    /called me darling|won't be doing that/i,
  ],
  open: [
    // A meeting; to some also a task.
    /thirty-first|seven o'clock/i,
    // How and when the work would be done.
    /sunday in october|we'll be right/i,
    /wants to be going|on and humming|starts running/i,
    /barossa cold stores|^(?:[^:]*: )?maybe\b/i,
    /we'd recommend it|graham oakes who decides/i,
    /joining us in a tick/i,
    /you'd say that/i,
    // A rival's quote and a high bill.
    /quoted three hundred and ten/i,
    /not counting that/i,
    /kill the power/i,
    /show him a graph|plenty of those/i,
  ],
  meetings: [{ words: /tuesday the thirty-first/i, at: '2029-07-31T07:00' }],
  budget: /two hundred and forty|\b240[,. ]?000|\b240k/i,
  notBudget: [
    /nineteen thousand|\b19[,. ]?000|\b19k/i,
    /sixty thousand|\b60[,. ]?000|\b60k/i,
    /three hundred and ten|\b310[,. ]?000|\b310k/i,
    /forty bucks|\$ ?40\b/i,
  ],
  decisionMaker: /graham|oakes/i,
  timeline: /eighteenth of feb|february 18|18(?:th)? (?:of )?feb/i,
  competitors: ['Voltarra'],
  notCompetitors: [
    'Gridnest',
    'Copper Swift Brewing',
    'Barossa Cold Stores',
    'CFS',
    'Trish',
    'Port Adelaide',
    'Darwin',
  ],
  objections: [
    { kind: 'trust', words: /burn for three days|i wouldn't sleep|be the boring one|primary school/i },
    { kind: 'timing', words: /can't lose a minute|in december then|christmas beer/i },
  ],
  lead: { name: 'Lachie Rundle', company: 'Copper Swift Brewing', email: 'lachie@copperswift.example' },
  mailTo: 'lachie@copperswift.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$|aud)? ?(?:310|60[,. ]?000|19|300[,. ]?000|three hundred|sixty|nineteen)/i,
    /(?:trish|petra|lachie)(?: vuković| rundle)? (?:signs|decides|approves|is the decision)/i,
    /kirsty(?: beaumont)? (?:will|to) (?:add|include|sign)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:december|november|christmas|october)/i,
  ],
  mood: 'mixed',
}
