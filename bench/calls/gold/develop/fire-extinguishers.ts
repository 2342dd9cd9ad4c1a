import type { CallGold } from '../call-gold.ts'

/** Ghana; three bread factories are handed over to the technician after the signature; a hundred and twelve thousand cedis; Madam Esinam says yes to extras, her late father did; no objection. */
export const fireExtinguishers: CallGold = {
  file: 'fire-extinguishers.txt',
  kind: 'handover',
  // A Wednesday, nine in the morning in Ghana.
  calledAt: '2040-10-10T09:00:00Z',
  timeZone: 'Africa/Accra',
  owner: 'Selorm Agbeko',
  us: ['Selorm', 'Nii'],
  people: [
    { id: 'lead-1', name: 'Dzifa Ahiable', company: 'Volta Crust', email: 'dzifa@voltacrust.example' },
    { id: 'lead-2', name: 'Mr Quaye', company: 'Volta Crust', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Selorm',
      words: /both signatures|yours needs ours|auditors like|(?:signed|countersigned) (?:copy|contract)/i,
      due: '2040-10-10',
    },
    {
      owner: 'us',
      assignee: 'Nii',
      words:
        /a drawing, where|before we drill|when can we have it|(?:^|: )by friday|friday is fine|want to see that/i,
      due: '2040-10-12',
    },
    {
      owner: 'them',
      assignee: 'Quaye',
      words: /generator room|flour sacks|clear it out/i,
      due: '2040-10-15',
    },
    {
      owner: 'them',
      assignee: 'Dzifa',
      words: /names of the night|all of them, the drivers|phone numbers, if|hr girl|the list on wednesday/i,
      due: '2040-10-17',
    },
    { owner: 'them', assignee: 'Yaw', words: /\byaw\b|pay it by the end/i, due: '2040-10-31' },
    {
      owner: 'us',
      assignee: 'Nii',
      words: /hydrant|station officer|before the factory|good to know/i,
      due: null,
    },
  ],
  notActions: [
    /logo on the cabinets|leave them plain|they'll open it|plain then/i,
    /port delays|lend you some|already cleared/i,
    /i counted sixty-four|holding a door/i,
    /sent it to you yesterday|saved it under/i,
    /provide the smoke|i'm experienced/i,
    /goat in a raffle|fetch it/i,
    /bucket of milk/i,
    /smoke heads|next year's talk/i,
    /with a new sticker/i,
    /looking for my glasses/i,
    /if it was red/i,
    /not touch the phone/i,
  ],
  open: [
    // The training is a meeting; to some also a task.
    /twenty-seventh|light something small/i,
    // The beginning of the work and how it is done.
    /begin there on wednesday|one factory each week|finish on the second/i,
    /one who takes over|still be around|i do the work/i,
    /near the big oven|two at the big oven/i,
    /come at ten|in the way of the morning/i,
    /find it with the contract/i,
    /who must say yes|come before her|it's madam esinam|reach her through|take a picture/i,
    /on the wall|fire service/i,
    /invite them for bread/i,
    /tell the goat man/i,
    /call it too often/i,
    /confirm the money/i,
  ],
  meetings: [{ words: /twenty-seventh/i, at: '2040-10-27T08:00' }],
  budget: /hundred and twelve thousand|\b112[,. ]?000|\b112 ?k\b/i,
  notBudget: [/eighteen thousand|\b18[,. ]?000|\b18 ?k\b/i, /thirty-seven thousand|\b37[,. ]?000|\b37 ?k\b/i],
  decisionMaker: /esinam|managing director/i,
  timeline:
    /fifteenth of november|november 15|november fifteenth|15(?:th)? (?:of )?nov|nov\.? 15|2040-11-15|fifteenth the last/i,
  competitors: ['Flamex'],
  notCompetitors: ['Ashguard', 'Volta Crust', 'Tema', 'Ashaiman', 'Yaw', 'Fire Service', 'Esinam'],
  objections: [],
  lead: { name: 'Dzifa Ahiable', company: 'Volta Crust', email: 'dzifa@voltacrust.example' },
  mailTo: 'dzifa@voltacrust.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ghs|gh₵|₵)? ?(?:18|37|eighteen|thirty-seven)/i,
    /(?:dzifa|quaye|selorm|yaw|late father)(?: ahiable| agbeko)? (?:signs|decides|approves|is the decision)/i,
    /(?:selorm|nii|ashguard)(?: agbeko)? (?:will|to) (?:put|print|add) [^.]{0,15}logo/i,
    /(?:nii|selorm) (?:will|to) (?:supply|install|fit) [^.]{0,15}smoke heads/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|november 2\b|second)/i,
  ],
  mood: 'positive',
}
