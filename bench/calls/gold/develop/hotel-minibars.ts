import type { CallGold } from '../call-gold.ts'

/** Dubai; two hundred and twelve minibars are haggled over; the housekeeper walks the floors and wants to sleep beside a sample; an assistant sends papers; the owners' man decides, Becker did before him. */
export const hotelMinibars: CallGold = {
  file: 'hotel-minibars.vtt',
  kind: 'negotiation',
  // A Monday, eleven in the morning in Dubai.
  calledAt: '2031-10-06T07:00:00Z',
  timeZone: 'Asia/Dubai',
  owner: 'Ritika Bhasin',
  us: ['Ritika Bhasin'],
  people: [
    {
      id: 'lead-1',
      name: 'Marwan Haddad',
      company: 'Almas Creek Hotel',
      email: 'm.haddad@almascreek.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ritika',
      words: /put that on paper|corrected offer/i,
      due: '2031-10-08',
    },
    {
      owner: 'us',
      assignee: 'Ritika',
      words:
        /one here to try|eight-oh-four|one in the showroom|driver will bring|after two, (?:please|okay)|late shift|sample|\b804\b/i,
      due: '2031-10-09',
    },
    {
      owner: 'them',
      assignee: 'Joy',
      words:
        /a list of it somewhere|i will walk|on sunday i can|sunday is more|order the hinges|so how do we do it/i,
      due: '2031-10-12',
    },
    {
      owner: 'us',
      assignee: 'Ritika',
      words: /rimas|i'll ask him|from me on friday|three would be already|then who can/i,
      due: '2031-10-10',
    },
    {
      owner: 'us',
      assignee: 'Ritika',
      words: /you take them away|suresh|recycling people|by the fifteenth|a good price\.$/i,
      due: '2031-10-15',
    },
    {
      owner: 'them',
      assignee: 'Reem',
      words: /trade licence|vat certificate|didn't i send this|licence of the spa|reem|famous folder/i,
      due: '2031-10-07',
    },
  ],
  notActions: [
    /installation free|installation i can't give/i,
    /glass doors|glass they break|no glass/i,
    /if mr khoury signs|first floor's installation/i,
    /negotiate also with the children/i,
    /taking out towels|towel under/i,
    /printed it|coffee went on/i,
    /took even the stapler/i,
    /went to doha/i,
    /did it with the mattresses/i,
    /in my bathtub/i,
    /don't look at the lobby/i,
    /shouting about the fish|back to your fish/i,
    /^(?:marwan haddad: )?six twenty\b/i,
  ],
  open: [
    // The meeting with the owners' man, and what she brings or wears.
    /twenty-third at ten|on the twenty-third, it's|should i meet him|likes to see a face/i,
    /good shoes/i,
    // How the work would be done.
    /we'd come after it|nine days|before the twentieth/i,
    /tell that to him|pretend he didn't/i,
    // Worries about the week and the lifting, to some objections of timing.
    /formula one|block any rooms/i,
    /very heavy|bad backs/i,
    /not much air|only just/i,
    /normally the customer/i,
    /something better than this|have to go up/i,
    /can do six fifty|hear my manager|hearing my manager/i,
    /for seven weeks/i,
  ],
  meetings: [{ words: /twenty-third at ten|on the twenty-third, it's/i, at: '2031-10-23T10:00' }],
  budget: /hundred and fifty thousand|\b150[,. ]?000|\b150k/i,
  notBudget: [
    /six hundred thousand|\b600[,. ]?000|\b600k/i,
    /six hundred and ninety|\b690\b/i,
    /a hundred and forty-four|\b144(?:[,. ]?\d{3}|k)?\b/i,
    /fifty thousand\. it's|over fifty thousand|(?<!1)50[,. ]?000/i,
    /six fifty|six forty|six twenty|\b6[24]0\b|\b650\b/i,
    /forty dirhams/i,
  ],
  decisionMaker: /khoury/i,
  timeline: /twentieth of december|december 20|20(?:th)? (?:of )?december/i,
  competitors: ['Frigonova'],
  notCompetitors: [
    'Frostholm',
    'Rimas',
    'Suresh',
    'Reem',
    'Khoury',
    'Becker',
    'Formula One',
    'Sharjah',
    'Doha',
  ],
  objections: [
    { kind: 'price', words: /six hundred and ninety|it's too much, in sharjah/i },
    { kind: 'competitor', words: /they give me five|why should i go with two|giving two years/i },
  ],
  lead: { name: 'Marwan Haddad', company: 'Almas Creek Hotel', email: 'm.haddad@almascreek.example' },
  mailTo: 'm.haddad@almascreek.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aed|dhs|dirhams)? ?(?:600|690|640|144|50[,. ]?000|six hundred|fifty thousand)/i,
    /(?:marwan|joy|becker|reem)(?: haddad| salonga)? (?:signs|decides|approves|is the decision)/i,
    /ritika(?: bhasin)? (?:will|to) (?:install (?:for )?free|supply glass|give five years|waive)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|formula|new year)/i,
    /five[- ]year (?:guarantee|warranty) (?:is |was )?(?:agreed|promised|granted)/i,
  ],
  mood: 'positive',
}
