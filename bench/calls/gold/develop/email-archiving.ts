import type { CallGold } from '../call-gold.ts'

/** Singapore; a freight forwarder's mail archive comes up for renewal: nine percent more, fewer mailboxes, nine hours of downtime, a rival at 5.10, and a decision in Rotterdam. */
export const emailArchiving: CallGold = {
  file: 'email-archiving.txt',
  kind: 'renewal',
  // A Wednesday, three in the afternoon in Singapore.
  calledAt: '2036-05-07T07:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Ong Wei Ling',
  us: ['Wei Ling'],
  people: [
    {
      id: 'lead-1',
      name: 'Suresh Pillai',
      company: 'Harbourline Forwarding',
      email: 'suresh.pillai@harbourline.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Suresh',
      words: /(?:final|exact) (?:mailbox )?count|for the count|thursday the 15th|mailbox count/i,
      due: '2036-05-15',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /pricing team|keep the bigger band|bigger band/i,
      due: '2036-05-09',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words:
        /is there a report|one by our engineers|engineers' report|(?:downtime|incident|outage) report|report (?:on|about) the (?:march )?(?:downtime|outage)/i,
      due: '2036-05-08',
    },
    {
      owner: 'them',
      assignee: 'Joanne',
      words:
        /let me have that form|forward it to you|(?:forward|send)s? (?:wei ling )?the (?:approval )?form/i,
      due: '2036-05-07',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words:
        /fill in our part|our part filled in|(?:fill|complete)s? (?:in|out)? ?(?:our|mailkeep's|their) part|(?:return|complete)s? the (?:approval )?form/i,
      due: '2036-05-21',
    },
    { owner: 'us', assignee: 'Hafiz', words: /hafiz|have it collected|storage box/i, due: null },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /short guide|one with two pages|before the weekend|two-page guide/i,
      due: '2036-05-09',
    },
  ],
  notActions: [
    /already booked it/i,
    /presented to her|only reads the approval/i,
    /freeze the price|three years isn't possible/i,
    /half-day course/i,
    /if it came to that|export everything/i,
    /changed the whole procedure/i,
  ],
  open: [
    // Concessions, and steps of nobody on the call.
    /quarterly/i,
    /one year only/i,
    /23rd of may/i,
    /we recommend/i,
    // Remarks that may count as doubts.
    /extra four thousand/i,
    /plus nine percent/i,
    /simple enough|not so simple/i,
    /change the mail system/i,
    /don't want another/i,
    /three years isn't possible/i,
    /expired certificate/i,
    /i know what's normal/i,
  ],
  meetings: [],
  budget: /\b42[,. ]?000\b|\b42k\b/i,
  notBudget: [/46,800/, /51,012/, /19,000/, /thirty thousand/i, /\$900/],
  decisionMaker: /annelies/i,
  timeline: /\b1(?:st)? (?:of )?july|july 1(?:st)?\b|2036-07-01/i,
  competitors: ['Coldbox'],
  notCompetitors: ['Brightmoor'],
  objections: [
    { kind: 'price', words: /can't pay nine percent/i },
    { kind: 'price', words: /take less and pay more|makes no sense/i },
    { kind: 'trust', words: /nine hours without access|rely on you/i },
    { kind: 'competitor', words: /coldbox was here|5\.10 a mailbox|good deal less/i },
  ],
  lead: {
    name: 'Suresh Pillai',
    company: 'Harbourline Forwarding',
    email: 'suresh.pillai@harbourline.example',
  },
  mailTo: 'suresh.pillai@harbourline.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$)?(?:46[,. ]?800|51[,. ]?012|30[,. ]?000|19[,. ]?000)/i,
    /(?:suresh|joanne|mr tan)(?: pillai)? (?:decides|signs|approves|is the decision)/i,
    /(?:three-year|3-year) (?:contract|term|renewal) (?:is|was|has been) (?:agreed|accepted)/i,
    /wei ling (?:will|to|should) present to annelies/i,
    /(?:has|have) (?:already )?(?:signed with|moved to|switched to) coldbox/i,
    /(?:book|buy|attend)s? the half-day course/i,
  ],
  mood: 'mixed',
}
