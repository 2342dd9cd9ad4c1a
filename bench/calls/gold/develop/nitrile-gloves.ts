import type { CallGold } from '../call-gold.ts'

/** India; a hospital group bargains for gloves; the doctor promises the committee, the assistant a form, dispatch two cartons; a dissolved committee decided before; the old supplier's end isn't the start. */
export const nitrileGloves: CallGold = {
  file: 'nitrile-gloves.txt',
  kind: 'negotiation',
  // A Thursday, half past eleven in India.
  calledAt: '2033-02-10T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Ashwini Gokhale',
  us: ['Ashwini', 'Girish'],
  people: [
    {
      id: 'lead-1',
      name: 'Rukhsana Sheikh',
      company: 'Jeevan Hospitals',
      email: 'r.sheikh@jeevanhospitals.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ashwini',
      words: /water test numbers|mail you today|raw numbers/i,
      due: '2033-02-10',
    },
    {
      owner: 'us',
      assignee: 'Girish',
      words:
        /send two cartons|which sizes|six and a half|on the night truck|not to the main gate|\bOT store/i,
      due: '2033-02-15',
    },
    {
      owner: 'them',
      assignee: 'Dr Bhosale',
      words: /put your glove before|when do they sit/i,
      due: '2033-02-22',
    },
    {
      owner: 'us',
      assignee: 'Ashwini',
      words: /revised rate|monday is fine|monday before lunch/i,
      due: '2033-02-14',
    },
    {
      owner: 'them',
      assignee: 'Rukhsana',
      words: /share the consumption|unit wise it's there|till saturday|saturday is perfect/i,
      due: '2033-02-12',
    },
    { owner: 'them', assignee: 'Pravin', words: /pravin|sending you the form/i, due: '2033-02-11' },
    { owner: 'us', assignee: 'Girish', words: /raipur depot|check with them and tell/i, due: null },
  ],
  notActions: [
    /wall holders|no holders/i,
    /visit the plant|looking at gloves/i,
    /forty-five days credit/i,
    /iso certificate|it's in the file/i,
    /closed that arrangement/i,
    /took five months/i,
    /wear two at a time/i,
    /with pinholes/i,
    /borrowing from the government/i,
    /after that i have the sanitary/i,
    /have one round at twelve/i,
  ],
  open: [
    // The next talk is a meeting; to some also a task.
    /wednesday, say four|wednesday, four/i,
    /your own test in the ot|that i would like/i,
    /i have to go, they're calling/i,
    /salesman would say/i,
    // A refused term: an objection to some.
    /twelve months fixed was the mistake/i,
    // Fear of a closed road: an objection to some.
    /what about stock|want to borrow again/i,
    // The gap to the figure: part of the price, to some one of its own.
    /two lakh far|not open the mail/i,
    /have to be in all six/i,
    /my nurses don't curse/i,
    /i can plan better/i,
    /don't ask me why/i,
  ],
  meetings: [{ words: /wednesday, say four|wednesday, four/i, at: '2033-02-16T16:00' }],
  budget:
    /thirty-two lakh|\b32(?:\.0+)? ?(?:lakh|l\b)|\b32,00,000|\b3[,.]200[,.]000|\b3\.2 ?(?:million|m\b)/i,
  notBudget: [
    /two hundred eighty-five|\b285\b/i,
    /two sixty-two|\b262\b/i,
    /four hundred fifty|\b450\b/i,
    /(?<!thirty-)\btwo lakh|\b2 lakh|\b2,00,000/i,
  ],
  decisionMaker: /thakare|\bcfo\b/i,
  timeline: /first of april|april 1\b|1(?:st)? (?:of )?april|2033-04-01/i,
  competitors: ['Surya Latex'],
  notCompetitors: [
    'Palmguard',
    'Jeevan Hospitals',
    'Akola',
    'Raipur',
    'Coimbatore',
    'Sodhi',
    'Pravin',
    'Nagpur',
  ],
  objections: [
    { kind: 'price', words: /rate is too high|even put it in the file/i },
    { kind: 'competitor', words: /surya latex is giving|headache of changing/i },
    { kind: 'trust', words: /lot with pinholes|don't believe certificates|what a salesman would say/i },
    { kind: 'authority', words: /can't place any order|not in my hands|committee has cleared/i },
  ],
  lead: { name: 'Rukhsana Sheikh', company: 'Jeevan Hospitals', email: 'r.sheikh@jeevanhospitals.example' },
  mailTo: 'r.sheikh@jeevanhospitals.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:285|262|450|2 lakh|two lakh|two hundred|two sixty)/i,
    /(?:rukhsana|pravin|dr\.? bhosale|purchase committee|mr sodhi)(?: sheikh)? (?:signs|decides|approves|is the decision)/i,
    /(?:ashwini|girish)(?: gokhale)? (?:will|to) [^.]{0,25}(?:wall holder|steel holder|plant visit)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:thirty-first of march|march 31|31(?:st)? (?:of )?march|february)/i,
  ],
  mood: 'mixed',
}
