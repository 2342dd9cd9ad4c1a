import type { CallGold } from '../call-gold.ts'

/** Georgia; a plumber leaves his answering service; a caption file; every rescue is declined; no budget, and nobody asks who decides. */
export const answeringService: CallGold = {
  file: 'answering-service.vtt',
  kind: 'cancellation',
  // A Monday, eleven in the morning in Georgia.
  calledAt: '2030-09-09T15:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Renee Castleberry',
  us: ['Renee Castleberry'],
  people: [
    {
      id: 'lead-1',
      name: 'Doyle Lovvorn',
      company: 'Lovvorn Plumbing',
      email: 'doyle@lovvornplumbing.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Kaylee',
      words: /share that list|got a list|end of the day/i,
      due: '2030-09-09',
    },
    {
      owner: 'us',
      assignee: 'Renee Castleberry',
      words: /confirmation letter|put the cancellation through/i,
      due: '2030-09-10',
    },
    {
      owner: 'them',
      assignee: 'Kaylee',
      words: /call them on the thirtieth|the forwarding|turned off/i,
      due: '2030-09-30',
    },
    { owner: 'us', assignee: 'Jamal', words: /in a spreadsheet|jamal|the messages\?/i, due: '2030-09-20' },
    { owner: 'them', assignee: 'Kaylee', words: /new form|kaylee'll send/i, due: '2030-09-11' },
    { owner: 'us', assignee: 'Renee Castleberry', words: /ask our billing|how long a refund/i, due: null },
    { owner: 'us', assignee: 'Renee Castleberry', words: /off the calling list/i, due: null },
  ],
  notActions: [
    /two months free|senior team|no ma'am/i,
    /weekends only|and no\./i,
    /call you in the new year|rather you didn't/i,
    /waive the setup|if she does/i,
    /ring her back at eight/i,
    /sent her flowers/i,
    /wrote it four times/i,
    /switched banks/i,
    /signed one in the wrong state/i,
    /sent the email on friday/i,
    /how its mama was/i,
  ],
  open: [
    // The recordings: wished for, and promised to some.
    /pull every one of those|who picked up/i,
    // The refund itself; nobody says who pays it when.
    /i get that back|you do\. where should it go|deposit/i,
    /own number ringing|first of october it is/i,
    /don't do it sooner/i,
    /get you out of here/i,
    /not changing my mind/i,
    /never paged anybody|called rooter kings|eight o'clock!/i,
    /texts the guy on call|thing called ringnest/i,
    /do you want them|i sure do/i,
    /what do i owe|september's that/i,
    /got your number on the fridge/i,
    /not going to fuss/i,
    /somebody there now/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /six-thousand|\b6[,. ]?000|\b6k/i,
    /four hundred and ten|\b410\b/i,
    /two hundred fifty|\b250\b/i,
  ],
  decisionMaker: null,
  timeline: /first of october|october first|october 1\b|1(?:st)? (?:of )?october/i,
  competitors: ['RingNest'],
  notCompetitors: ['Peachline Answering', 'Rooter Kings', 'Piedmont Federal', 'Jamal', 'Roswell'],
  objections: [
    { kind: 'trust', words: /can't trust y'all/i },
    { kind: 'need', words: /don't really need a service/i },
  ],
  lead: { name: 'Doyle Lovvorn', company: 'Lovvorn Plumbing', email: 'doyle@lovvornplumbing.example' },
  mailTo: 'doyle@lovvornplumbing.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:6[,. ]?000|410|250|six|four hundred|two hundred)/i,
    /renee(?: castleberry)? (?:will|to) call (?:doyle|them|him)[^.]{0,20}new year/i,
    /(?:two months free|weekend plan|senior team) (?:is |was )?(?:accepted|agreed)/i,
    /(?:doyle|lovvorn)(?: plumbing)? (?:stays|renews|keeps)/i,
  ],
  mood: 'negative',
}
