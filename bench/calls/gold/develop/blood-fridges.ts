import type { CallGold } from '../call-gold.ts'

/** Kenya; a mission hospital is shown a fridge for blood; two point four million from Denmark; the administrator says yes since the doctor left; before the maternity wing opens. */
export const bloodFridges: CallGold = {
  file: 'blood-fridges.txt',
  kind: 'demo',
  // A Thursday, eleven in the morning in Kenya.
  calledAt: '2043-05-14T08:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Wambui Karanja',
  us: ['Wambui', 'Otieno'],
  people: [
    {
      id: 'lead-1',
      name: 'Sister Ruth Chebet',
      company: "St Brigid's Mission Hospital",
      email: 'sr.ruth@stbrigidsnjoro.example',
    },
    { id: 'lead-2', name: 'Kevin', company: "St Brigid's Mission Hospital", email: null },
  ],
  actions: [
    { owner: 'us', assignee: 'Otieno', words: /test report|that on paper|i like papers/i, due: '2043-05-14' },
    {
      owner: 'us',
      assignee: 'Wambui',
      words: /stock list|that would help me|get it on monday/i,
      due: '2043-05-18',
    },
    {
      owner: 'us',
      assignee: 'Wambui',
      words: /what does that one cost|new quotation|work it out properly|wednesday is good/i,
      due: '2043-05-20',
    },
    {
      owner: 'them',
      assignee: 'Kevin',
      words: /size of the door|distribution board|measure the door|send you both|whatsapp/i,
      due: '2043-05-15',
    },
    {
      owner: 'them',
      assignee: 'Ruth',
      words:
        /letter from the ministry|mission hospitals|scan it for you|drawer in the convent|duty exemption|ministry letter/i,
      due: '2043-05-31',
    },
  ],
  notActions: [
    /if otieno called him|leave him to me/i,
    /come to njoro and look|there's no need/i,
    /if the exemption came late|pay it back/i,
    /waited four months/i,
    /told us of the other one/i,
    /signed the same day/i,
    /has given us two point four/i,
    /take them through the alarm/i,
    /salesman called me/i,
    /choir is practising/i,
  ],
  open: [
    // Agreed: the next meeting on screen.
    /meet again on screen|twenty-second|not there on fridays/i,
    // Within the call.
    /open the door one more time|there you go|now i'm opening/i,
    /explain to people here/i,
    /i will be careful/i,
    /soda for the driver/i,
    /hundred and fifty units is enough|one-hundred-and-fifty-unit/i,
    /when the power goes/i,
    /much cheaper than you/i,
    /otherwise we open/i,
    /tea\./i,
    /it won't be late/i,
    /but it also runs/i,
    /you have been hiding it/i,
    /keep the gaskets/i,
    /delivery is eight weeks/i,
  ],
  meetings: [
    { words: /friday next week|friday the twenty-second|twenty-second, at eleven/i, at: '2043-05-22T11:00' },
  ],
  budget: /two point four|\b2[.,]4\b|\b2[,. ]?400[,. ]?000|\b2[.,]4 ?m/i,
  notBudget: [
    /two million seven hundred|\b2[.,]75|\b2[,. ]?750[,. ]?000/i,
    /two million one hundred|\b2[.,]1 ?m|\b2[,. ]?100[,. ]?000/i,
  ],
  decisionMaker: /anselm|administrator/i,
  timeline: /september|2043-09-01|2043-08-31|maternity wing|\b1(?:st)? (?:of )?sep|sept?\.? 1\b|governor/i,
  competitors: ['Medifrost'],
  notCompetitors: [
    'Coldspan',
    "St Brigid's Mission Hospital",
    'Njoro',
    'Molo',
    'Denmark',
    'Eldoret',
    'Doctor Mbugua',
    'WhatsApp',
  ],
  objections: [
    { kind: 'trust', words: /difficulty believing|after three hours it was warm/i },
    { kind: 'trust', words: /my own fear|spare parts|door gasket from italy|live through that again/i },
    { kind: 'price', words: /too much for us|don't give twice/i },
    { kind: 'competitor', words: /medifrost|much cheaper than you|explain to people here/i },
    { kind: 'need', words: /isn't convinced|another five years/i },
  ],
  lead: {
    name: 'Sister Ruth Chebet',
    company: "St Brigid's Mission Hospital",
    email: 'sr.ruth@stbrigidsnjoro.example',
  },
  mailTo: 'sr.ruth@stbrigidsnjoro.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh|kshs)?\.? ?(?:2[.,]75|2[.,]1\b|2[,. ]?750|2[,. ]?100|two million seven|two million one)/i,
    /(?:ruth|kevin|mbugua|governor|otieno|wambui)(?: chebet| karanja)? (?:signs|decides|approves|is the decision)/i,
    /otieno (?:will|to) (?:call|ring|phone) (?:brother )?anselm/i,
    /otieno (?:will|to) (?:visit|come to|travel to|inspect)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|may 2|22 may)/i,
  ],
  mood: 'positive',
}
