import type { CallGold } from '../call-gold.ts'

/** Nigeria; a rice mill looks at a polisher; forty-two million approved by the bank; the late husband's brother has the pen; before Easter; Ricemaster is cheaper; a used one and a trip to China are declined. */
export const ricePolishers: CallGold = {
  file: 'rice-polishers.txt',
  kind: 'demo',
  // A Thursday, half past nine in Nigeria.
  calledAt: '2042-11-20T08:30:00Z',
  timeZone: 'Africa/Lagos',
  owner: 'Obinna Ezike',
  us: ['Obinna'],
  people: [
    { id: 'lead-1', name: 'Ugochi Nwali', company: 'Nwali Rice Mill', email: 'ugochi@nwalirice.example' },
    { id: 'lead-2', name: 'Sunday', company: 'Nwali Rice Mill', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Obinna',
      words: /running in kaduna|that video|this evening|let it be long|it will be long|in a real mill|video/i,
      due: '2042-11-20',
    },
    {
      owner: 'them',
      assignee: 'Sunday',
      words: /transformer|power office|find out for me|number on it has/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Sunday',
      words:
        /two bags|bring it on tuesday|carry two|tuesday is good|how much do you need|test your own paddy|paddy/i,
      due: '2042-11-25',
    },
    {
      owner: 'us',
      assignee: 'Obinna',
      words:
        /parts list|have it on paper|every part that|monday you will|monday, amen|list of (?:spare )?parts|spare parts/i,
      due: '2042-11-24',
    },
    {
      owner: 'us',
      assignee: 'Adaora',
      words: /adaora|payment plan|let him prepare|friday next week|inside ten months|what the ten months/i,
      due: '2042-11-28',
    },
  ],
  notActions: [
    /fairly used|second-hand|other people's stories/i,
    /take customers to china|looking for in china|pay your ticket/i,
    /greet him|go there yet|sleep there/i,
    /climbs before the deposit|after the deposit/i,
    /sent the brochure|coloured it/i,
    /come and count them/i,
    /want me to sell sunday|nobody will buy/i,
    /sign and tell me after/i,
    /bought a grader|one belt cut/i,
    /short clip i sent/i,
    /eight weeks from the day/i,
    /carried somebody's roof|on top of a church/i,
  ],
  open: [
    // Agreed: his visit, a meeting to most readers.
    /twenty-ninth|come to the mill|be there at eleven|own time/i,
    /then we'll cook|eat local rice/i,
    /in the workshop myself/i,
    /i'm writing it down/i,
    // A clip can be chosen: a doubt to some.
    /choose your clip|it is a clip/i,
    // The dollar: to some an objection.
    /dollar climbs|it's always/i,
    /before easter|end of march/i,
    /telling me forty|free whitener/i,
    /he has the pen/i,
    /losing almost two|our own looks as if|diesel is taking/i,
    /keep the parts here/i,
    /spoils\?$|my question for you/i,
    /price cannot move/i,
  ],
  meetings: [{ words: /twenty-ninth|be there at eleven/i, at: '2042-11-29T11:00' }],
  budget: /forty-two|\b42 ?m|\b42[,. ]?000[,. ]?000|\b42\b/i,
  notBudget: [
    /fifty-one|\b51 ?m|\b51\b/i,
    /nine hundred thousand|\b900[,. ]?000/i,
    /twenty-eight million|\b28 ?m/i,
    /forty, delivered|\b40 ?m/i,
  ],
  decisionMaker: /chief|elder brother|brother-in-law/i,
  timeline: /easter|end of march|march 31|31(?:st)? (?:of )?march|mar\.? 31|2043-03-31|by march/i,
  competitors: ['Ricemaster'],
  notCompetitors: ['Grainglow Machines', 'Nwali Rice Mill', 'Kaduna', 'Enugu', 'Onitsha', 'Adaora'],
  objections: [
    { kind: 'price', words: /fifty-one!|too high|not one kobo|sell sunday/i },
    {
      kind: 'trust',
      words: /how do i know you|bought a grader|it was five months|on paper\. every|choose your clip/i,
    },
    { kind: 'competitor', words: /ricemaster from|telling me forty|free whitener/i },
  ],
  lead: { name: 'Ugochi Nwali', company: 'Nwali Rice Mill', email: 'ugochi@nwalirice.example' },
  mailTo: 'ugochi@nwalirice.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ngn|₦|naira)? ?(?:51|28|40\b|900|fifty-one|twenty-eight|nine hundred)/i,
    /(?:sunday|obinna|mrs adaora|madam ugochi|ugochi)(?: nwali| ezike)? (?:signs|decides|approves|is the decision)/i,
    /(?:ugochi|sunday)(?: nwali)? (?:will|to|agreed to) (?:travel|fly|go) to china/i,
    /obinna(?: ezike)? (?:will|to) (?:visit|greet|meet) (?:the )?chief/i,
    /(?:ugochi|nwali rice mill)(?: nwali)? (?:has )?(?:ordered|paid|bought (?:the|a) polisher)/i,
  ],
  mood: 'mixed',
}
