import type { CallGold } from '../call-gold.ts'

/** Canada; a cold call to homes for the elderly: blinds that always did, an old film's bubbles, no money this year and no talk before November; a predecessor's limousines, a heritage list they are off and a rival that knew nothing are no objections; no budget, no decider, no date. */
export const windowFilms: CallGold = {
  file: 'window-films.txt',
  kind: 'qualification',
  // A Thursday, a quarter past one in Winnipeg.
  calledAt: '2037-06-04T18:15:00Z',
  timeZone: 'America/Winnipeg',
  owner: 'Dax Oyelaran',
  us: ['Dax'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Dax',
      words: /guarantee on paper|i could email it|okay, do\b|you'll have it today/i,
      due: '2037-06-04',
    },
    {
      owner: 'them',
      assignee: 'Leona',
      words: /list from the builder|scan it for you/i,
      due: '2037-06-05',
    },
    { owner: 'us', assignee: 'Dax', words: /rough price|rough is fine/i, due: '2037-06-10' },
    {
      owner: 'us',
      assignee: 'Dax',
      words: /a sample, then|that i'd take|drop it in the mail/i,
      due: '2037-06-05',
    },
    {
      owner: 'us',
      assignee: 'Dax',
      words: /figures from a care home|put them in with/i,
      due: '2037-06-04',
    },
  ],
  notActions: [
    /write to your director|only forward it/i,
    /come by and measure|list will have to do/i,
    /call you again in november|don't book anything/i,
    /off that list/i,
    /called me in may/i,
    /he wanted one/i,
    /swears in low german/i,
  ],
  open: [
    /don't ask me for the sizes/i,
    /take a cold anything/i,
    /say hi to the parrot/i,
    /which pot it comes/i,
    /film like on limousines\?/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/\$?\b95\b/i, /\b212[,. ]?000/i],
  decisionMaker: null,
  timeline: null,
  competitors: ['Tintworks', 'Prairie Shade'],
  notCompetitors: ['Filmtide', "Red Willow Seniors' Homes", 'Friesen', 'Leona', 'Portage', 'Brandon'],
  objections: [
    { kind: 'need', words: /always got by/i },
    // Said by the story of the last one.
    { kind: 'trust', words: /had film once|all bubbles/i },
    { kind: 'price', words: /don't have the money|went into the roof/i },
    { kind: 'timing', words: /sit down to those in november|no point talking/i },
  ],
  lead: { name: 'Maureen Kozak', company: "Red Willow Seniors' Homes", email: 'mkozak@redwillow.example' },
  mailTo: 'mkozak@redwillow.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:95|212)/i,
    /(?:maureen|leona|dax|director)(?: kozak| oyelaran)? (?:signs|decides|approves|is the decision)/i,
    /dax(?: oyelaran)? (?:will|to) (?:write to|email|call|contact) (?:the |their |her )?(?:executive )?director/i,
    /dax(?: oyelaran)? (?:will|to) (?:visit|come by|measure)/i,
    /(?:call|meeting)[^.]{0,20}november (?:is |was )?(?:agreed|booked|planned)/i,
    /(?:is|are) (?:still )?(?:on the heritage list|heritage[- ]listed)/i,
  ],
  mood: 'mixed',
}
