import type { CallGold } from '../call-gold.ts'

/** Minnesota; a college's donor software goes from the seller to the installer; texts and training on site are declined; a board decided once; a lost bidder still writes. */
export const alumniGiving: CallGold = {
  file: 'alumni-giving.txt',
  kind: 'handover',
  // A Monday, one in the afternoon in Minnesota.
  calledAt: '2030-07-15T18:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Monique Dubose',
  us: ['Monique', 'Kristofer'],
  people: [
    {
      id: 'lead-1',
      name: 'Becky Thorsgaard',
      company: 'Tamarack College',
      email: 'bthorsgaard@tamarackcollege.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Monique', words: /both signatures|shoot that over/i, due: '2030-07-15' },
    {
      owner: 'us',
      assignee: 'Kristofer',
      words: /some kind of plan|skeleton of one|wednesday okay|wednesday's great/i,
      due: '2030-07-17',
    },
    { owner: 'us', assignee: 'Kristofer', words: /your sandbox/i, due: '2030-07-16' },
    {
      owner: 'them',
      assignee: 'Pao',
      words:
        /is the export|something you can pull|nine tables|till the end of the month|end of the month's fine|how long would you need/i,
      due: '2030-07-31',
    },
    {
      owner: 'us',
      assignee: 'Keisha',
      words: /keisha|go through the duplicates|hour of duplicates/i,
      due: '2030-08-06',
    },
    {
      owner: 'them',
      assignee: 'Becky',
      words: /that list by friday|who all needs to get in/i,
      due: '2030-07-19',
    },
    {
      owner: 'them',
      assignee: 'Marguerite',
      words: /data addendum|has to sign that|could she get to it|sign it that day/i,
      due: '2030-07-22',
    },
  ],
  notActions: [
    /text-to-give|don't need it\. our donors/i,
    /training on site|pass on that too/i,
    /finds something ugly|i already checked/i,
    /every other friday/i,
    /beat you by five grand|keep emailing me/i,
    /lost about four thousand/i,
    /bring the auditors/i,
    /used to go to the foundation/i,
    /block them/i,
    /send checks with/i,
    /i was an intern/i,
    /accounting's already asked/i,
    /tell your boss|telling everybody/i,
    /fix in our sleep/i,
  ],
  open: [
    // The kickoff is a meeting.
    /how's tuesday the|twenty-third at ten/i,
    // How the work is done and when it begins.
    /load everything twice|count it\b|counted it myself/i,
    /start(?:ing)? the clean-up/i,
    /if i do find something|i'll try not to/i,
    /want us live by then|works even with the late/i,
    /not disappearing|still got my cell/i,
    /who's gonna make all of this/i,
    /don't find anything/i,
  ],
  meetings: [{ words: /tuesday the twenty-third/i, at: '2030-07-23T10:00' }],
  budget: /thirty-eight thousand|\b38[,. ]?000|\b38k/i,
  notBudget: [/twenty-one five|\b21[,. ]?500/i, /fifty bucks|\$50\b/i, /five grand|\b5[,. ]?000/i],
  decisionMaker: /marguerite|olander|vice president/i,
  timeline: /october eighteenth|homecoming|october 18|18(?:th)? (?:of )?october|2030-10-18/i,
  competitors: ['Donorwell', 'Ravenna'],
  notCompetitors: ['GiftHearth', 'Tamarack College', 'Norway', 'Keisha'],
  objections: [
    { kind: 'trust', words: /lost about four thousand|don't really trust a migration/i },
    { kind: 'timing', words: /gotta push back on|just don't work for us|underwater till/i },
  ],
  lead: {
    name: 'Becky Thorsgaard',
    company: 'Tamarack College',
    email: 'bthorsgaard@tamarackcollege.example',
  },
  mailTo: 'bthorsgaard@tamarackcollege.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:21|50\b|5[,. ]?000|twenty-one|five grand)/i,
    /(?:board|becky|pao|keisha)(?: thorsgaard)? (?:signs|decides|approves|is the decision)/i,
    /(?:kristofer|monique)(?: tollefson| dubose)? (?:will|to) (?:add|include|set up|leave)[^.]{0,20}(?:text-to-give|on site|on-site)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|june|july 31)/i,
  ],
  mood: 'positive',
}
