import type { CallGold } from '../call-gold.ts'

/** South Africa; an alarm firm leaves its invoicing software, as the accountants' one makes invoices too; wrong debit orders in June; everything is to be handed out; the wife decided; no sum to spend. */
export const recurringInvoices: CallGold = {
  file: 'recurring-invoices.txt',
  kind: 'cancellation',
  // A Wednesday, eleven in the morning in Cape Town.
  calledAt: '2037-09-02T09:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lerato Mokoena',
  us: ['Lerato'],
  people: [
    {
      id: 'lead-1',
      name: 'Gerhard Basson',
      company: 'Bergwag Alarms',
      email: 'gerhard@bergwagalarms.example',
    },
    {
      id: 'lead-2',
      name: 'Fatima Abrahams',
      company: 'Bergwag Alarms',
      email: 'books@bergwagalarms.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /cancellation confirmed|confirm(?:ation)?\b[^.]{0,25}cancellation/i,
      due: '2037-09-02',
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /then the mandates|bank's system|get them to you|(?:send|get|deliver)\b[^.]{0,25}mandates/i,
      due: '2037-09-11',
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /pdfs in a folder|sixty thousand pages|(?:invoices? )pdfs\b/i,
      due: '2037-09-18',
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /switch the schedule off|switch off the (?:invoice )?schedule/i,
      due: '2037-09-16',
    },
    { owner: 'us', assignee: 'Lerato', words: /credit note/i, due: '2037-09-30' },
    { owner: 'them', assignee: 'Fatima', words: /bank letter|something from the bank/i, due: '2037-09-02' },
    {
      owner: 'them',
      assignee: 'Gerhard',
      words: /notice form|sign it and send|sign (?:and (?:return|send) )?the (?:notice )?form/i,
      due: '2037-09-03',
    },
  ],
  notActions: [
    /down to r1,900|few hundred rand/i,
    /have a word with her|got to live there/i,
    /only keep the archive|no archive/i,
    /five questions|not for me, thanks/i,
    /i did that last night/i,
    /did pay it all back/i,
    /helped me with the debit orders/i,
    /you can come back|we'll see\. i hope/i,
    /crying on the phone/i,
    /i'm on the radio/i,
    /think it over/i,
  ],
  open: [
    // A phone call on a day is a meeting; to some also a task.
    /monday the fifth|phone after the first|phone me, not him/i,
    // What goes on by itself or was asked for in passing.
    /on the 15th, as always|must we still run/i,
    /pull yourself, under settings/i,
    /invoices as pdf|pdf, please/i,
    /five years of invoices/i,
    /not to the old account/i,
    /little clock/i,
    /not a bad idea/i,
    /that one the most/i,
    /believe that when/i,
    /everything has to go out/i,
    // Doubts of other kinds.
    /not up to me/i,
    /june was not nice|r18,000/i,
    /accountants moved us/i,
    /i haven't seen it|not convinced/i,
  ],
  meetings: [{ words: /monday the fifth|2037-10-05|october 5|5 october/i, at: '2037-10-05T09:30' }],
  // They leave: nobody said what they can spend.
  budget: null,
  notBudget: [
    /\b2[,. ]?150\b/i,
    /\b2[,. ]?480\b/i,
    /\b1[,. ]?900\b/i,
    /\b18[,. ]?000\b/i,
    /\br ?99\b/i,
    /\b640\b/i,
  ],
  decisionMaker: /annelie|managing director|wife/i,
  timeline:
    /first of october|october 1\b|october 1st|october first|\b1(?:st)? (?:of )?october|oct\.? 1\b|2037-10-01|30(?:th)? (?:of )?september|september 30\b|2037-09-30/i,
  competitors: ['Ledgerly'],
  notCompetitors: ['Billdove', 'Bergwag Alarms', 'Pinelands', 'Annelie'],
  objections: [
    { kind: 'need', words: /need two things that make invoices/i },
    { kind: 'price', words: /same piece of paper|last straw/i },
    { kind: 'trust', words: /don't feel safe with you/i },
  ],
  lead: { name: 'Gerhard Basson', company: 'Bergwag Alarms', email: 'gerhard@bergwagalarms.example' },
  mailTo: 'gerhard@bergwagalarms.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:r|zar)? ?(?:2[,. ]?150|2[,. ]?480|1[,. ]?900|18[,. ]?000|99\b|640)/i,
    /(?:gerhard|fatima|lerato)(?: basson| abrahams| mokoena)? (?:decides|approves|is the decision)/i,
    /(?:gerhard|fatima|bergwag)(?: basson| abrahams| alarms)? (?:stays|renews|keeps the|accepted the)/i,
    /lerato(?: mokoena)? (?:will|to|should) (?:call|phone|ring|contact|speak to) annelie/i,
    /lerato(?: mokoena)? (?:will|to) (?:phone|call|ring) gerhard/i,
    /archive(?: plan)? (?:is|was|has been) (?:agreed|accepted|ordered)/i,
    /(?:money|r18[,. ]?000) (?:is|was|has) (?:still|not)[^.]{0,15}(?:owed|paid back|outstanding)/i,
  ],
  mood: 'negative',
}
