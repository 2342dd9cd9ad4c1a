import type { CallGold } from '../call-gold.ts'

/** Singapore; a hospital complains of brown marks, missing hooks and a bill for a closed ward; eighteen thousand a month; the COO decides since the audit; all wards by the twenty-fifth of August. */
export const hospitalCurtains: CallGold = {
  file: 'hospital-curtains.txt',
  kind: 'complaint',
  // A Wednesday, ten in the morning in Singapore.
  calledAt: '2042-07-16T02:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Boon Keat',
  us: ['Boon Keat', 'Suraya'],
  people: [
    {
      id: 'lead-1',
      name: 'Letchumi Raman',
      company: 'Telok Surya Hospital',
      email: 'letchumi@teloksurya.example',
    },
    { id: 'lead-2', name: 'Benedict', company: 'Telok Surya Hospital', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Boon Keat',
      words:
        /something proper|what went wrong|with dates inside|i'll write it today|have it tomorrow|tomorrow, okay|i need that, yes|what we did after/i,
      due: '2042-07-17',
    },
    {
      owner: 'us',
      assignee: 'Suraya',
      words:
        /send a full set|hang there one more|do it today|van will reach|reach you by three|three is fine|full set|visitors' hours/i,
      due: '2042-07-16',
    },
    {
      owner: 'them',
      assignee: 'Benedict',
      words:
        /email you the count|got it by bed|friday, good|hooks? count|count of (?:the )?(?:missing )?hooks/i,
      due: '2042-07-18',
    },
    {
      owner: 'us',
      assignee: 'Mei Fen',
      words: /mei fen|credit note/i,
      due: '2042-07-31',
    },
    {
      owner: 'them',
      assignee: 'Letchumi',
      words: /pictures of the stained|whatsapp them|after lunch|took a lot|(?:pictures|photos) of/i,
      due: '2042-07-16',
    },
    {
      owner: 'us',
      assignee: 'Boon Keat',
      words:
        /just for these two|next tuesday okay|tuesday can|only icu and hdu|icu and hdu|that one i can look/i,
      due: '2042-07-22',
    },
    {
      owner: 'them',
      assignee: 'Benedict',
      words: /bed occupancy|bed management|let us have that|when i get it, you|week by week/i,
      due: null,
    },
  ],
  notActions: [
    /visit our plant|no need\. i don't|washing machines/i,
    /changed him already/i,
    /one more brown mark|call a tender/i,
    /medilinen came/i,
    /parked in the ambulance|went to buy kopi/i,
    /just took the cheapest/i,
    /changed ward 7/i,
    /charged me for a full change/i,
    /took hooks from the store/i,
    /hung the same in mount/i,
    /throw it after six/i,
    /walks the wards himself/i,
    /nobody won anything/i,
    /during my lunch/i,
  ],
  open: [
    // Agreed: the walk, a meeting to most readers.
    /walk the wards together|twenty-eighth|covered shoes/i,
    // Courtesies within the day.
    /tell the guardhouse|tell my finance/i,
    // The hooks that follow the count.
    /top up from there|roughly two hundred|came back short/i,
    // The fresh hanging as a whole.
    /twenty-fifth|that we can do|freshly hung/i,
    /must fit our track|old swiss track/i,
    /chips on the scrubs|marker pen|what i heard in 2040/i,
    // Blame for what is past: to some objections of their own.
    /got brown marks|eleven she counted|what kind of brown/i,
    /i'm not happy|ward 12 is closed|what did you hang/i,
    /ha\. the bill/i,
    /it's our mistake/i,
    /i go to my round/i,
    /for icu i've been/i,
  ],
  meetings: [{ words: /twenty-eighth/i, at: '2042-07-28T15:00' }],
  budget: /eighteen thousand|\b18[,. ]?000|\b18 ?k/i,
  notBudget: [
    /six thousand two|\b6[,. ]?200/i,
    /twenty-seven dollars|\b27\b/i,
    /twenty-six(?: thousand)?|\b26[,. ]?000/i,
  ],
  decisionMaker: /\bfoo\b|\bcoo\b/i,
  timeline:
    /twenty-fifth|25(?:th)? (?:of )?aug|august 25|aug\.? 25|2042-08-25|first of september|september 1\b|1(?:st)? (?:of )?sep|2042-09-01|accreditation/i,
  competitors: ['Medilinen'],
  notCompetitors: [
    'Freshdrape',
    'Telok Surya Hospital',
    'Mount Serene',
    'Mei Fen',
    'Infection Control',
    'Procurement',
  ],
  objections: [
    {
      kind: 'trust',
      words:
        /how to trust|one more brown mark|call a tender|nothing to show|hear for the first time|brown marks|eleven she counted/i,
    },
    { kind: 'price', words: /no, lah|way above|twenty-six!|eighteen thousand a month/i },
    {
      kind: 'competitor',
      words: /medilinen|like it a lot|with an ipad|every curtain has a chip|marker pen/i,
    },
  ],
  lead: { name: 'Letchumi Raman', company: 'Telok Surya Hospital', email: 'letchumi@teloksurya.example' },
  mailTo: 'letchumi@teloksurya.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:sgd|s?\$)? ?(?:6[,. ]?200|27\b|26|six thousand|twenty-six|twenty-seven)/i,
    /(?:letchumi|benedict|suraya|boon keat|mei fen|procurement)(?: raman)? (?:signs|decides|approves|is the decision)/i,
    /letchumi(?: raman)? (?:will|to|agreed to) (?:visit|tour)/i,
    /(?:letchumi|telok surya hospital)(?: raman)? (?:has )?(?:cancelled|signed with|switched|ordered)/i,
    /whole hospital (?:moves|switches|agreed)/i,
  ],
  mood: 'negative',
}
