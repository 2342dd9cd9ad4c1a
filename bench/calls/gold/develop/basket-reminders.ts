import type { CallGold } from '../call-gold.ts'

/** Sweden; a Danish seller hands a yarn shop over to the onboarding: mails for forgotten baskets; nobody says who decides; eighty thousand kronor a year; text messages are declined; others outside the call translate and add. */
export const basketReminders: CallGold = {
  file: 'basket-reminders.txt',
  kind: 'handover',
  // A Friday, one in the afternoon in Sweden (summer time).
  calledAt: '2043-08-21T11:00:00Z',
  timeZone: 'Europe/Stockholm',
  owner: 'Mads Kjeldsen',
  us: ['Mads', 'Signe'],
  people: [
    {
      id: 'lead-1',
      name: 'Elin Ullberg',
      company: 'Ullbergs Garn',
      email: 'elin@ullbergsgarn.example',
    },
  ],
  actions: [
    { owner: 'them', assignee: 'Elin', words: /swedish texts/i, due: '2043-08-26' },
    {
      owner: 'us',
      assignee: 'Signe',
      words: /build the three mails|you get a preview|preview of the/i,
      due: '2043-08-31',
    },
    {
      owner: 'them',
      assignee: 'Tobias',
      words: /a key for your shop|the key i'll give|(?:give|send|provide)\b[^.]{0,25}\bkey\b/i,
      due: '2043-08-24',
    },
    {
      owner: 'us',
      assignee: 'Signe',
      words: /mail you the script|with an explanation|(?:e-?mail|send) [^.]{0,15}the script/i,
      due: '2043-08-21',
    },
    { owner: 'them', assignee: 'Elin', words: /birgitta|cookie notice|ask her to add/i, due: null },
    { owner: 'us', assignee: 'Signe', words: /lawyer|opinion by tuesday/i, due: '2043-08-25' },
    {
      owner: 'them',
      assignee: 'Tobias',
      words: /before the moose|on the page by the 4th|script on the basket page by/i,
      due: '2043-09-04',
    },
    { owner: 'them', assignee: 'Marit', words: /marit/i, due: '2043-09-15' },
    {
      owner: 'us',
      assignee: 'Mads',
      words: /corrected (?:one|invoice)|first invoice had/i,
      due: '2043-08-28',
    },
  ],
  notActions: [
    /free in november|no beep/i,
    /2,200 kronor a month/i,
    /our agency takes/i,
    /finnish maybe next year|finnish we don't have/i,
    /took it off in may/i,
    /mads told me/i,
    /thank you again for signing/i,
    /had them for a year/i,
    /we won't see you, mads/i,
    /the dog is/i,
  ],
  open: [
    // The next call is a meeting.
    /september 2, at nine|nine is good/i,
    /send the invitation/i,
    // Put off until Elin knows who works.
    /train somebody|i have to see who works|just say when/i,
    /script i'd like to see first/i,
    /somebody who puts our script/i,
    /want to write to them/i,
    /signe takes care of you/i,
    // Doubts that some would call objections.
    /twelve percent of the baskets|believe it when/i,
    /i'm away for two weeks/i,
    /scripts from strangers/i,
    /then we can't/i,
    /they don't want a beep/i,
    /does it set cookies/i,
    /no agency/i,
    /how fast do we see/i,
  ],
  meetings: [{ words: /september 2\b|2043-09-02|\b2 september/i, at: '2043-09-02T09:00' }],
  budget: /eighty thousand|\b80[,. ]?000\b|\b80 ?k\b/i,
  notBudget: [/\b2[,. ]?200\b/i, /\b6[,. ]?400\b/i, /\b76[,. ]?800\b/i, /\b1[,. ]?800\b/i],
  // It is signed already; nobody says who decided.
  decisionMaker: null,
  timeline:
    /first of october|october 1\b|october 1st|october first|\b1(?:st)? (?:of )?october|oct\.? 1\b|2043-10-01/i,
  competitors: ['Kundvakt'],
  notCompetitors: ['Ullbergs Garn', 'Bergen', 'Göteborg', 'Borås', 'Stockholm', 'Birgitta', 'Marit'],
  objections: [{ kind: 'trust', words: /worried about the law|never said yes to a mail/i }],
  lead: { name: 'Elin Ullberg', company: 'Ullbergs Garn', email: 'elin@ullbergsgarn.example' },
  mailTo: 'elin@ullbergsgarn.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:sek|kr)? ?(?:2[,. ]?200|6[,. ]?400|76[,. ]?800|1[,. ]?800)/i,
    /(?:elin|tobias|birgitta|marit|mads)(?: ullberg| kjeldsen)? (?:decides|approves|signs|is the decision)/i,
    /(?:mads|signe)(?: kjeldsen| holm)? (?:will|to) (?:set up|add|switch on|send|give)[^.]{0,20}(?:sms|text messages)/i,
    /agency (?:will|to) (?:translate|do|write)/i,
    /finnish[^.]{0,20}(?:is|was|has been) (?:agreed|ordered|planned for (?:october|september))/i,
    /tobias (?:will|to|must) remove[^.]{0,20}kundvakt/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|september 2\b|september 7)/i,
  ],
  mood: 'positive',
}
