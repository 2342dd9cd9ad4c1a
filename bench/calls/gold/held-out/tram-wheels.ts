import type { CallGold } from '../call-gold.ts'

/** Australia; a demo of wheel measuring in the track for a tram depot: an engineer of ours shows it, the depot's man has a torch and doubts; a trial on one road and a trip to Sweden are refused. */
export const tramWheels: CallGold = {
  file: 'tram-wheels.vtt',
  kind: 'demo',
  // A Thursday, one in the afternoon in Melbourne.
  calledAt: '2028-06-15T03:00:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Kirsty Lomax',
  us: ['Kirsty', 'Anton'],
  people: [
    {
      id: 'lead-1',
      name: 'Raelene Doyle',
      company: 'Southbank Tramways',
      email: 'raelene.doyle@southbanktramways.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Anton', words: /raw data|wet runs/i, due: '2028-06-15' },
    {
      owner: 'them',
      assignee: 'Raelene',
      words: /your drawing|wheel drawing/i,
      due: '2028-06-16',
    },
    {
      owner: 'us',
      assignee: 'Anton',
      words: /through the model|load sensor copes/i,
      due: '2028-06-20',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /planned on weekends|have the quote by/i,
      due: '2028-06-21',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /\blars\b|ekdahl|in touch by email|talk to somebody there/i,
      due: '2028-06-19',
    },
    {
      owner: 'them',
      assignee: 'Vikram',
      words: /hand measurements|tram forty-one|apprentice/i,
      due: '2028-06-23',
    },
  ],
  notActions: [
    // Refused.
    /three months on trial|not digging twice/i,
    /go and see theirs/i,
    /come along to one of these|he won't\. don't take/i,
    // Perhaps, later.
    /preston maybe/i,
    // Done already.
    /safety case|read it, filed it/i,
    /camera thing in 2019/i,
    /we scrapped a hundred/i,
  ],
  open: [
    // The next talk is a meeting.
    /twenty-ninth/i,
    /twenty-eighth/i,
    /own page/i,
    /weekends i could look/i,
    /what about weekends/i,
    /i write the paper/i,
    /ugly ones\.$/i,
    /small dig|for the digging/i,
    /talk to our maintenance|shuttle in brisbane/i,
    /rubber between/i,
    /let her go/i,
    /got the union in/i,
    /room where the screen/i,
    /the sandwich, vikram/i,
    /wanted to show you/i,
    // Remarks that may count as doubts.
    /how close is that/i,
    /how long's the road shut/i,
    /out of vik's pocket/i,
    /till he's slept on it/i,
  ],
  meetings: [{ words: /twenty-ninth|29(?:th)? (?:of )?june|june 29/i, at: '2028-06-29T09:30' }],
  budget: /\b1[,.]1 ?m|\b1[,. ]?100[,. ]?000|one point one/i,
  notBudget: [
    /\b960[,. ]?000|nine hundred and sixty/i,
    /\b52[,. ]?000|fifty-two/i,
    /\b1[,.]4 ?m|one point four/i,
    /\b300[,. ]?000|three hundred thousand/i,
    /\b70[,. ]?000|seventy thousand/i,
    /\b1[,. ]?900\b|nineteen hundred/i,
  ],
  decisionMaker: /grant|sedgwick/i,
  timeline: /thirtieth of november|30(?:th)? (?:of )?nov|nov(?:ember)? 30|2028-11-30/i,
  competitors: ['Railgauge'],
  notCompetitors: [
    'Trakscan',
    'Southbank Tramways',
    'Fettle',
    'Ballarat',
    'Gothenburg',
    'Brisbane',
    'Kew Road',
    'Preston',
    'Moira',
  ],
  objections: [
    { kind: 'trust', words: /believe a box like that|every puddle/i },
    { kind: 'need', words: /not sure we need a laser|worked for thirty years/i },
    { kind: 'timing', words: /no way\. i run|shut that road for four/i },
  ],
  lead: {
    name: 'Raelene Doyle',
    company: 'Southbank Tramways',
    email: 'raelene.doyle@southbanktramways.example',
  },
  mailTo: 'raelene.doyle@southbanktramways.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$|aud)? ?(?:960|52|1[,.]4|300|70[,. ]?0|1[,. ]?900)/i,
    /(?:raelene|vikram|moira|kirsty|anton)(?: doyle| lomax)? (?:decides|approves|signs|is the decision)/i,
    /(?:trial|pilot)(?: on one road)? (?:is |was |has been )(?:agreed|accepted|planned)/i,
    /(?:visit|trip) to (?:gothenburg|sweden) (?:is |was |has been )?(?:agreed|planned|booked)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed |set |planned )?(?:on|for) (?:wednesday|(?:the )?28|june 28|(?:the )?twenty-eighth)/i,
  ],
  mood: 'positive',
}
