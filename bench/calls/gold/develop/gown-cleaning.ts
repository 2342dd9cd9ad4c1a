import type { CallGold } from '../call-gold.ts'

/** Hyderabad; a wedding rental leaves its cleaner after a burnt lehenga; own machine and Sitara; the daughter-in-law decides since Diwali; closed by the thirty-first of December; no budget. */
export const gownCleaning: CallGold = {
  file: 'gown-cleaning.txt',
  kind: 'cancellation',
  // A Wednesday, half past eleven in India.
  calledAt: '2042-12-03T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Srikanth Vemula',
  us: ['Srikanth'],
  people: [
    {
      id: 'lead-1',
      name: 'Rukmini Devulapalli',
      company: 'Mehfil Wedding Rentals',
      email: 'rukmini@mehfil.example',
    },
    { id: 'lead-2', name: 'Ismail', company: 'Mehfil Wedding Rentals', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Srikanth',
      words:
        /twenty-three|back with you by friday|in the van myself|need them back|pressed, but gently|friday\. and|(?:return|bring|deliver)[^.]{0,20}pieces/i,
      due: '2042-12-05',
    },
    {
      owner: 'them',
      assignee: 'Ismail',
      words: /share that list|piece by piece|whatsapp it by evening|tag number|search the racks/i,
      due: '2042-12-03',
    },
    {
      owner: 'us',
      assignee: 'Venu',
      words: /\bvenu\b|claim form|give me the form|in telugu/i,
      due: '2042-12-04',
    },
    {
      owner: 'them',
      assignee: 'Rukmini',
      words:
        /proper letter|could you send one|courier it|sneha will type|a letter\? after|(?:cancellation|termination) letter/i,
      due: '2042-12-08',
    },
    {
      owner: 'us',
      assignee: 'Srikanth',
      words:
        /will i get it back|not "soon"|fifteenth (?:of )?january|in your account|deposit is refunded|(?:refund|return)[^.]{0,20}deposit|then the sixty thousand/i,
      due: '2043-01-15',
    },
  ],
  notActions: [
    /go back to two hundred|my own hands|no, beta/i,
    /take december free|no, please don't/i,
    /md come and meet|green tea/i,
    /few lines for our website|after that lehenga/i,
    /gave to the driver already|photo i have seen/i,
    /october bill is paid|went himself/i,
    /one more piece gets|one more gets spoiled|stopping that day/i,
    /you had hair|grow the hair/i,
    /looked at every bead/i,
    /came on sunday/i,
    /call the girl's mother/i,
    /counts even the safety/i,
  ],
  open: [
    // The end itself, and how it runs out.
    /last pickup|thirty-first|so when do we stop/i,
    /we are stopping|it's decided/i,
    /ismail, note it|^ismail: noted|noted\.$/i,
    /grandson's wedding|eat properly/i,
    /close it nicely/i,
    /who pays for it|under our insurance/i,
    /gave you a deposit/i,
    /system has eaten two|shows twenty-one/i,
    // The machine of their own: an objection to some.
    /own machine|simple ones in-house/i,
    // The lehenga and the delay, complaints to some.
    /iron mark|the red lehenga|two weeks already/i,
    /always there is a new boy/i,
    /i put you on speaker/i,
    /it won't happen/i,
    /no mercy/i,
    /heavy work will go/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /two hundred and twenty|\b220\b/i,
    /two hundred and sixty|\b260\b/i,
    /forty-five thousand|\b45[,. ]?000/i,
    /sixty thousand|\b60[,. ]?000/i,
  ],
  decisionMaker: /sneha|daughter-in-law/i,
  timeline:
    /thirty-first|december 31|dec\.? 31|31(?:st)? (?:of )?dec|2042-12-31|last pickup|twentieth|december 20|dec\.? 20|20(?:th)? (?:of )?dec|2042-12-20/i,
  competitors: ['Sitara Dry Cleaners'],
  notCompetitors: [
    'Whitefold Cleaners',
    'Mehfil Wedding Rentals',
    'Coimbatore',
    'Venu',
    'Sneha',
    'Banjara Hills',
  ],
  objections: [
    {
      kind: 'trust',
      words:
        /able to trust|one more gets spoiled|my stomach is going|iron mark|always there is a new boy|red lehenga/i,
    },
    { kind: 'price', words: /it's too much|eighteen per cent|only for me the bill|and then the rate/i },
    { kind: 'competitor', words: /sitara dry|every bead|heavy work will go/i },
  ],
  lead: { name: 'Rukmini Devulapalli', company: 'Mehfil Wedding Rentals', email: 'rukmini@mehfil.example' },
  mailTo: 'rukmini@mehfil.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:inr|₹|rs\.?)? ?(?:220|260|45|60|two hundred|forty-five|sixty thousand)/i,
    /(?:rukmini|ismail|srikanth|venu)(?: devulapalli| vemula)? (?:signs|decides|approves|is the decision)/i,
    /(?:rukmini|mehfil(?: wedding rentals)?)(?: devulapalli)? (?:stays|will stay|renews|accepted|agreed to (?:stay|december))/i,
    /(?:free (?:month|december)|december free) (?:is |was )?(?:agreed|accepted|taken)/i,
    /rukmini(?: devulapalli)? (?:will|to|agreed to) (?:write|give)[^.]{0,20}(?:testimonial|reference|review)/i,
  ],
  mood: 'negative',
}
