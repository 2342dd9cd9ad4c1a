import type { CallGold } from '../call-gold.ts'

/** Oregon; a web subtitle file; a garden center has clicked cancel; three-fifty a month is what there is; a credit promised in May is put through at last; the aunt decides, her husband did once. */
export const mailingLists: CallGold = {
  file: 'mailing-lists.vtt',
  kind: 'cancellation',
  // A Wednesday, one in the afternoon on the west coast (summer time).
  calledAt: '2038-09-08T20:00:00Z',
  timeZone: 'America/Los_Angeles',
  owner: 'Tyrell Boone',
  us: ['Tyrell Boone'],
  people: [
    {
      id: 'lead-1',
      name: 'Gretchen Lundy',
      company: 'Foxglove Gardens',
      email: 'gretchen@foxglovegardens.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tyrell Boone',
      words:
        /put that through today|come back to your card|nobody's given me the credit|the credit for it|\$?412|tomatoes\b[^.]{0,20}credit|more than shay did/i,
      due: '2038-09-08',
    },
    {
      owner: 'us',
      assignee: 'Tyrell Boone',
      words: /write it up properly|line by line|to me, not to kimmy|smaller plan/i,
      due: '2038-09-09',
    },
    {
      owner: 'them',
      assignee: 'Kimmy',
      words: /which five|i'll make a list|which automations|monday's good/i,
      due: '2038-09-13',
    },
    {
      owner: 'us',
      assignee: 'Tyrell Boone',
      words:
        /get our list out|pull it for you|the file on friday|yeah, could you\?|just to have|mailing list|who unsubscribed/i,
      due: '2038-09-10',
    },
    {
      owner: 'them',
      assignee: 'Gretchen Lundy',
      words: /a yes or a no|by the 15th|a week from now/i,
      due: '2038-09-15',
    },
  ],
  notActions: [
    /free month|charged me twice/i,
    /call with my director|nope/i,
    /take the quiet ones off|don't take anybody off|won't touch them/i,
    /un-click the bird|if i like your letter/i,
    /clicked the cancel|sad bird/i,
    /took over from shay/i,
    /three emails that week/i,
    /getting a cat/i,
    /ray, that did|gone into goats/i,
    /pay whatever came/i,
    /make the frost alert again|build it all over/i,
    /hits send/i,
  ],
  open: [
    /leave it\b|leave that where it is/i,
    /look at your numbers/i,
    /put you on speaker/i,
    /not gonna string you/i,
    /got to be working for that|october 4/i,
    /look after your account/i,
    /signed with them|no\. i want to/i,
    /how close is close/i,
    /let me not guess/i,
    /not here to beg|like to understand/i,
    /i cried/i,
    /then i forget/i,
    // The grievance behind the credit: an objection to some.
    /shay promised me that/i,
    /she'll just say yes|i would\./i,
  ],
  meetings: [],
  budget: /three[- ]fifty|three hundred (?:and )?fifty|\b350\b/i,
  notBudget: [/\b580\b/i, /\b290\b/i, /\b412\b/i, /six grand|\b6[,. ]?000\b|\b6 ?k\b/i, /\b8[,. ]000\b/i],
  decisionMaker: /gretchen|\baunt\b/i,
  timeline: /october 4|oct\.? 4|4(?:th)? (?:of )?oct|2038-10-04|bulb sale/i,
  competitors: ['Chirpmail'],
  notCompetitors: ['Postwing', 'Foxglove Gardens', 'Shay', 'Ray', 'Kimmy', 'Grow'],
  objections: [
    { kind: 'price', words: /way too high|eleven shovels|what the other 290 is for/i },
    { kind: 'trust', words: /don't have faith|hold my breath|told kimmy it was her|tomato coupon/i },
    { kind: 'competitor', words: /chirpmail\. they're|they're 290|what the other 290 is for/i },
    { kind: 'need', words: /not even convinced i need|read the postcard/i },
  ],
  lead: { name: 'Gretchen Lundy', company: 'Foxglove Gardens', email: 'gretchen@foxglovegardens.example' },
  mailTo: 'gretchen@foxglovegardens.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:580|290|412|6[,. ]?000|six grand)/i,
    /(?:ray|kimmy|shay|tyrell)(?: boone)? (?:signs|decides|approves|is the decision)/i,
    /tyrell(?: boone)? (?:will|to) (?:give|add|grant) [^.]{0,15}free month/i,
    /tyrell(?: boone)? (?:will|to) (?:remove|delete|take off|clean)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:september 30|30 september|the 30th|christmas)/i,
  ],
  mood: 'mixed',
}
