import type { CallGold } from '../call-gold.ts'

/** Wisconsin; a sausage plant's printer drops its dates a third time; nobody believes the repair, the plan isn't paid, the line can't stand by day, a rival brought doughnuts; the river of '35, the cable and the praise are none; a subtitle file. */
export const labelPrinters: CallGold = {
  file: 'label-printers.srt',
  kind: 'complaint',
  // A Friday, a quarter past eight in the morning in Wisconsin.
  calledAt: '2037-07-24T13:15:00Z',
  timeZone: 'America/Chicago',
  owner: 'Trent Aasen',
  us: ['Trent', 'Marisol'],
  people: [
    {
      id: 'lead-1',
      name: 'Bonnie Zastrow',
      company: 'Kettle Moraine Meats',
      email: 'bonnie@kmmeats.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Leroy',
      words: /\bleroy\b|log off of that printer|have it this morning|thing that says export/i,
      due: '2037-07-24',
    },
    {
      owner: 'us',
      assignee: 'Duane',
      words:
        /\bduane\b|new control board|eleven p\.m\.|get somebody over there|after second shift|wants to come at eleven/i,
      due: '2037-07-27',
    },
    {
      owner: 'them',
      assignee: 'Deb',
      words: /\bdeb\b|breakdown i can show|somebody type it up|mustard on it/i,
      due: '2037-07-28',
    },
    {
      owner: 'us',
      assignee: 'Trent',
      words: /a yes or a no|to our vp|push for the yes/i,
      due: '2037-07-31',
    },
    {
      owner: 'us',
      assignee: 'Trent',
      words: /you want me to quote|want you to sing it|two of the one-twenties|quote will be with you/i,
      due: '2037-07-29',
    },
  ],
  notActions: [
    /loaner dropped off|trip over it/i,
    /knocked a month off|doesn't cover the coffee/i,
    /if the board does the trick|case of brats/i,
    /spare head i shipped|up on the shelf/i,
    /pulled a new cable/i,
    /changed the head/i,
    /in the milwaukee river/i,
    /peeling labels off/i,
    /i ate the doughnut/i,
    /walks visitors by/i,
    /at four in the morning/i,
  ],
  open: [
    // The next call is a meeting.
    /call you tuesday|nine's good/i,
    // The fault itself: to some an objection, to some what the call is about.
    /same thing it did in april|ship bratwurst|looking for you/i,
    /seven in the morning\?|monday at what time/i,
    /i'll make him coffee/i,
    /a no i can get|take it to the pope/i,
    /not saying with who/i,
    // A reason why a loaner is declined.
    /the little one/i,
    /i need a hundred and ten/i,
  ],
  meetings: [{ words: /call you tuesday|nine's good/i, at: '2037-07-28T09:00' }],
  budget: /thirty-eight five|\b38[,. ]?500|\b38\.5/i,
  notBudget: [
    /forty-one hundred|\b4[,. ]?100/i,
    /sixty-nine hundred|\b6[,. ]?900/i,
    /five seventy-five|\$ ?575\b/i,
    /eighteen hundred|\b1[,. ]?800/i,
  ],
  decisionMaker: /walt/i,
  timeline: /labor day|september seventh|september 7|7(?:th)? (?:of )?september|2037-09-07/i,
  competitors: ['Codemaster'],
  notCompetitors: ['Marklane', 'Kettle Moraine Meats', 'Duane', 'Leroy', 'Deb', 'Walt', 'Fond du Lac'],
  objections: [
    { kind: 'trust', words: /third one to tell me|jump up and down/i },
    { kind: 'timing', words: /taking line two down|it's brat season/i },
    { kind: 'price', words: /won't be paying it|a fella can eat my brats|not a dime/i },
    // Said by the way, over a doughnut.
    { kind: 'competitor', words: /in my lobby|fella from codemaster|never lost a date/i },
  ],
  lead: { name: 'Bonnie Zastrow', company: 'Kettle Moraine Meats', email: 'bonnie@kmmeats.example' },
  mailTo: 'bonnie@kmmeats.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:4[,. ]?100|6[,. ]?900|575|1[,. ]?800|forty-one|sixty-nine|five seventy|eighteen)/i,
    /(?:bonnie|leroy|deb|trent)(?: zastrow| aasen)? (?:signs|decides|approves|is the decision)/i,
    /loaner (?:is |was |will be )?(?:agreed|accepted|delivered)/i,
    /walt (?:is against|objects|wants to throw|is angry)/i,
    /(?:network|connection|cable) (?:is|remains) (?:still )?(?:the cause|bad|dropping|a problem)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:july 27|27 july|end of next week|august 1)/i,
    /(?:refund|credit) (?:is |was )?(?:agreed|granted|approved)/i,
  ],
  mood: 'negative',
}
