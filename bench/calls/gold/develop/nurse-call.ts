import type { CallGold } from '../call-gold.ts'

/** Limerick; pendants in a nursing home did not ring, for the second time; no budget is said, an invoice is refused; the owner decides, the Sisters did once; the inspection is the day. */
export const nurseCall: CallGold = {
  file: 'nurse-call.txt',
  kind: 'complaint',
  // A Monday, half past nine in Ireland (winter time).
  calledAt: '2038-03-22T09:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Eoghan Tuohy',
  us: ['Eoghan'],
  people: [
    {
      id: 'lead-1',
      name: 'Assumpta Mulqueen',
      company: 'Knockfierna House',
      email: 'assumpta@knockfierna.example',
    },
    { id: 'lead-2', name: 'Mossie Daly', company: 'Knockfierna House', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Mossie',
      words: /list of the rooms|copybook|photo of it|before lunch/i,
      due: '2038-03-22',
    },
    {
      owner: 'us',
      assignee: 'Pádraic',
      words:
        /p[áa]draic, our engineer|change that receiver|down with you on wednesday|man with the screwdriver|wednesday, now|(?:replace|change|swap)[^.]{0,25}receiver/i,
      due: '2038-03-24',
    },
    {
      owner: 'us',
      assignee: 'Eoghan',
      words: /forty new ones|on the courier|new batteries/i,
      due: '2038-03-22',
    },
    {
      owner: 'us',
      assignee: 'Eoghan',
      words: /take it off us|credit note|all of it|not the half/i,
      due: '2038-03-26',
    },
    {
      owner: 'us',
      assignee: 'Fidelma',
      words:
        /something on paper|what failed, when|fidelma|the thirtieth|from our technical side|when would i have it/i,
      due: '2038-03-30',
    },
    {
      owner: 'them',
      assignee: 'Assumpta',
      words: /incident log|names blacked out|have it on thursday|i can do that\./i,
      due: '2038-03-25',
    },
  ],
  notActions: [
    /come down myself|talk to the family/i,
    /on the newer app|get it on the phone|another thing to learn/i,
    /one more missed call|signing with her/i,
    /first of every month/i,
    /i went around on saturday|pressed every one/i,
    /found her on the two/i,
    /said it was fixed|took your word/i,
    /not paying (?:it|a cent)/i,
    /drove from cork|put it in here for the same/i,
    /she'd frame it/i,
    /said a word/i,
    /sisters decided/i,
    /stood up in front/i,
  ],
  open: [
    // Agreed: the call when all is done, a meeting to most readers.
    /ring you when it's all done|first of april|april fool|the first at four|be at the desk/i,
    // Part of the engineer's visit to some, a task of its own to others.
    /every room with mossie|every room, and|right and tested|own eyes|before the twelfth/i,
    /have them in before/i,
    /not a word in it|user error|there won't be/i,
    /won't charge you|should think not/i,
    /get the old one working/i,
    /want to see the parts/i,
    /i'll tell you exactly|would you tell me/i,
    /walking the corridor|two nights|not today/i,
    /carebell/i,
    /entitled to look/i,
    /is for mr lyne/i,
    /got three of them/i,
    /tested, me eye/i,
    /the soonest/i,
    /last thing i want/i,
    /did nothing/i,
  ],
  meetings: [
    { words: /ring you when it's all done|first of april|the first at four/i, at: '2038-04-01T16:00' },
  ],
  budget: null,
  notBudget: [/two thousand three hundred|\b2[,. ]?340\b/i, /eighty-five|\b85\b/i, /same money/i],
  decisionMaker: /lyne|owner|owns the place/i,
  timeline: /twelfth|april 12|12(?:th)? (?:of )?apr|apr\.? 12|2038-04-12|hiqa/i,
  competitors: ['Carebell'],
  notCompetitors: [
    'Callwell',
    'Knockfierna House',
    'HIQA',
    'Sheeba',
    'Fidelma',
    'Lyne',
    'Adare',
    'Donegal',
    'Cork',
  ],
  objections: [
    {
      kind: 'trust',
      words:
        /don't believe in it any more|this is the second time|took your word|whole reason we bought|i don't think you do/i,
    },
    { kind: 'price', words: /i'm not paying|repair that repaired nothing|take it off us|she'd frame it/i },
    {
      kind: 'competitor',
      words: /carebell crowd|this two years and no bother|i'll be signing with her|it sang|same money/i,
    },
  ],
  lead: { name: 'Assumpta Mulqueen', company: 'Knockfierna House', email: 'assumpta@knockfierna.example' },
  mailTo: 'assumpta@knockfierna.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:2[,. ]?340|85|two thousand|eighty-five)/i,
    /(?:assumpta|mossie|fidelma|the sisters)(?: mulqueen| daly)? (?:signs|decides|approves|is the decision)/i,
    /eoghan(?: tuohy)? (?:will|to) (?:visit|come down|meet the family|talk to the family)/i,
    /assumpta(?: mulqueen)? (?:will|to|agreed to) pay/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march 30|30 march|thirtieth)/i,
  ],
  mood: 'negative',
}
