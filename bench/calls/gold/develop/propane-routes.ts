import type { CallGold } from '../call-gold.ts'

/** Vermont; routes for a gas dealer; sixteen and a half to work with, over it; the brother owns it, the father did; tablets, an old system and a trip are beside it. */
export const propaneRoutes: CallGold = {
  file: 'propane-routes.vtt',
  kind: 'demo',
  // A Wednesday, ten in the morning in Vermont (summer time).
  calledAt: '2040-09-12T14:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Trish Callaway',
  us: ['Trish Callaway'],
  people: [
    {
      id: 'lead-1',
      name: 'Loretta Pruitt',
      company: 'Gihon Valley Gas',
      email: 'loretta@gihonvalleygas.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Trish Callaway',
      words:
        /blank (?:one|import|sheet|spreadsheet)|eleven columns|this afternoon|import (?:sheet|spreadsheet|template)|not magic/i,
      due: '2040-09-12',
    },
    {
      owner: 'them',
      assignee: 'Loretta Pruitt',
      words: /tank list|comes out ugly|ugly's fine|have it friday/i,
      due: '2040-09-14',
    },
    {
      owner: 'us',
      assignee: 'Trish Callaway',
      words: /\bgary\b|moosilauke|somebody who's done it|take a call|let you know on monday|not a video/i,
      due: '2040-09-17',
    },
    {
      owner: 'them',
      assignee: 'Emmett Nadeau',
      words: /picture|photo|snap|after lunch|have to go look/i,
      due: '2040-09-12',
    },
    {
      owner: 'us',
      assignee: 'Devin',
      words: /\bdevin\b|yes or no on that|talk to the meters|\bmeters?\b/i,
      due: '2040-09-18',
    },
    {
      owner: 'us',
      assignee: 'Trish Callaway',
      words: /rework|no portal and four|without (?:the|a) portal|tomorrow morning/i,
      due: '2040-09-13',
    },
  ],
  notActions: [
    /come up for a day|no place to sit|got the other chair/i,
    /if we ever do build|get it for nothing|^(?:trish callaway: |loretta pruitt: )?if\.$/i,
    /typed in every customer/i,
    /break a hip|planning on it/i,
    /dad bought it/i,
    /didn't fix up the rusty/i,
    /cash and zucchini/i,
    /fishing till sunday/i,
  ],
  open: [
    // The meeting and what goes with it.
    /thursday the twentieth|twenty minutes with him|thursday at two|he shaves|seen any of this/i,
    /get him going/i,
    /i have to get tablets|i'd still have to get/i,
    /do you want a portal|our customers\?/i,
    // How it works.
    /builds him the route|where to go|file you upload/i,
    // The date is near: to some a worry.
    /tight, but|little crazy|phone doesn't stop|columbus day/i,
    /passed away/i,
    /don't get a vote|get a chair|it's his call/i,
    /say bye to carl|heard you/i,
    /it figures that out/i,
    /what's the damage/i,
    /talk to the meters|most of them\. what've/i,
    /that'd help|please\./i,
    /that's true, we're not/i,
    /the other one we've looked at/i,
    /never built|up and running/i,
    /need it\.$/i,
  ],
  meetings: [
    {
      words: /thursday the twentieth|thursday at two|twenty minutes with (?:him|wendell)/i,
      at: '2040-09-20T14:00',
    },
  ],
  budget: /sixteen and a half|\b16[.,]5|\b16[,. ]?500|sixteen thousand five|sixteen-five|16½/i,
  notBudget: [
    /thirty thousand|\b30[,. ]?000|\b30k/i,
    /fifteen thousand|\b15[,. ]?000|\b15k/i,
    /forty-eight hundred|\b4[,. ]?800/i,
    /nineteen eight|\b19[,. ]?800|\b19\.8/i,
    /four hundred apiece|\$ ?400/i,
  ],
  decisionMaker: /wendell|brother/i,
  timeline: /columbus day|oct(?:ober)?\.? 8|8(?:th)? (?:of )?oct|2040-10-08/i,
  competitors: ['RouteFlame'],
  notCompetitors: [
    'Tankwise',
    'Gihon Valley Gas',
    'QuickBooks',
    'Moosilauke Fuels',
    'Bradley Oil',
    'Gary',
    'Devin',
    'Carl',
  ],
  objections: [
    {
      kind: 'need',
      words: /routes in my head|screen telling me|twenty-six years|turn left at the grange/i,
    },
    {
      kind: 'trust',
      words: /you people say import|don't believe it|all import over a weekend|typed in every customer/i,
    },
    { kind: 'price', words: /more than we've got|^(?:loretta pruitt: )?ooh\. yeah/i },
    { kind: 'competitor', words: /routeflame|hooked up to quickbooks|theirs just goes|a big one for me/i },
  ],
  lead: { name: 'Loretta Pruitt', company: 'Gihon Valley Gas', email: 'loretta@gihonvalleygas.example' },
  mailTo: 'loretta@gihonvalleygas.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:30[,. ]?000|15[,. ]?000|19[,. ]?800|4[,. ]?800|nineteen|thirty thousand|fifteen)/i,
    /(?:loretta|emmett|dad|devin|gary)(?: pruitt| nadeau)? (?:signs|decides|approves|is the decision)/i,
    /trish(?: callaway)? (?:will|to) (?:visit|come up|travel)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:september 20|20 september|twentieth|march|easter)/i,
  ],
  mood: 'mixed',
}
