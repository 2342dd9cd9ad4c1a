import type { CallGold } from '../call-gold.ts'

/** South Africa; a lemon farm cancels the software that counts its pickers' bins: a dearer bill, a lost day in April, nets and day wages; a smaller plan and a pause are refused. */
export const pickerTallies: CallGold = {
  file: 'picker-tallies.txt',
  kind: 'cancellation',
  // A Tuesday, three in the afternoon in South Africa.
  calledAt: '2037-05-19T13:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lindiwe Khoza',
  us: ['Lindiwe'],
  people: [
    {
      id: 'lead-1',
      name: 'Hennie Marais',
      company: 'Sondeling Citrus',
      email: 'hennie@sondelingcitrus.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /what went wrong|phone (?:you|zanele) (?:about it )?tomorrow/i,
      due: '2037-05-20',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /confirmation|with the date/i,
      due: '2037-05-22',
    },
    {
      owner: 'them',
      assignee: 'Zanele',
      words: /i'll print it|have it back on thursday|(?:sign|print|return)[^.]{0,20} form\b/i,
      due: '2037-05-21',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /export|by 12 june/i,
      due: '2037-06-12',
    },
    {
      owner: 'them',
      assignee: 'Hennie',
      words: /drop the phones|nelspruit|drop off (?:the )?(?:seven |eight )?phones/i,
      due: '2037-06-02',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /finance people|forget about that one|ask finance/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /final statement/i,
      due: '2037-05-31',
    },
  ],
  notActions: [
    // Refused.
    /smaller plan|rather be done with it/i,
    /or a pause till|cancellation that's scared/i,
    /would she talk to me|leave her, she bites/i,
    /send a courier/i,
    /fill in a survey|then we leave it/i,
    // Conditional.
    /i'm phoning you/i,
    // Done already.
    /bought ink/i,
    /looked at farmbuddy/i,
    /brandon just closed/i,
    /paid everyone the average/i,
  ],
  open: [
    /also a form that you/i,
    /\bin excel\b/i,
    /still have to pay/i,
    /ring you in january|you can ring/i,
    /you want to cancel/i,
    /stop on 30 june|end of june and not/i,
    /somewhere before the middle/i,
    /i need all of that/i,
    /have to come back/i,
    /eight of your phones/i,
    /maybe for next year/i,
    // Remarks that may count as doubts.
    /now it's seventy-nine|a thing that counts bins/i,
    /lost a whole day/i,
    /look at me funny/i,
    /won't change my mind/i,
    /spray records/i,
    /said, pa, no/i,
    /for now it's zanele/i,
  ],
  meetings: [],
  // A cancellation: nobody said what they could spend.
  budget: null,
  notBudget: [/\b62[,. ]?000/i, /seventy-nine|\b79[,. ]?000/i, /\b38[,. ]?000/i, /\b13[,. ]?000/i],
  decisionMaker: /annelie|daughter/i,
  timeline: /30(?:th)?(?: of)? june|june 30|end of june|2037-06-30/i,
  competitors: ['FarmBuddy'],
  notCompetitors: ['Tallyboom', 'Sondeling Citrus', 'Brandon', 'Nelspruit', 'Sipho'],
  objections: [
    { kind: 'price', words: /still too expensive/i },
    { kind: 'trust', words: /don't trust the thing/i },
    { kind: 'need', words: /don't need to count|half of my lemons/i },
  ],
  lead: { name: 'Hennie Marais', company: 'Sondeling Citrus', email: 'hennie@sondelingcitrus.example' },
  mailTo: 'hennie@sondelingcitrus.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:r|zar)? ?(?:62|79|38|13)[,. ]?000/i,
    /(?:hennie|zanele|mr marais|brandon)(?: marais)? (?:decides|approves|is the decision)/i,
    /lindiwe(?: khoza)? (?:will|to|should) (?:send|book|order|arrange) [^.]{0,12}(?:courier|survey)/i,
    /(?:has|have|is) (?:agreed|accepted)[^.]{0,20} (?:pause|smaller plan)/i,
    /lindiwe(?: khoza)? (?:will|to|should) (?:call|ring|phone|talk to|speak to) annelie/i,
    /cancellation (?:is|was|has been) withdrawn/i,
  ],
  mood: 'negative',
}
