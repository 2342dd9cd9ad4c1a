import type { NewTemplate } from './template.ts'

/** Texts that many companies need, to begin with; each is changed like one's own. */
export const starters: readonly NewTemplate[] = [
  {
    kind: 'email',
    name: 'After the first call',
    subject: 'Our call, and what comes next',
    body: 'Hello {{lead.first_name|there}},\n\nthank you for your time. As promised, here is what we agreed on:\n\n- \n\nIf I missed something, just reply.\n\n{{owner.name}}\n{{company.name}}',
  },
  {
    kind: 'email',
    name: 'The proposal',
    subject: 'Your proposal, {{lead.first_name|as promised}}',
    body: 'Hello {{lead.first_name|there}},\n\nattached is the proposal for {{lead.company|your company}}. It holds for 30 days.\n\nWho else should see it before you decide? I am happy to walk them through it.\n\n{{owner.name}}',
  },
  {
    kind: 'email',
    name: 'No answer for a week',
    subject: 'Still of interest?',
    body: 'Hello {{lead.first_name|there}},\n\nI have not heard from you since my last note. Is this still of interest, or shall I ask again later in the year?\n\nOne line is enough.\n\n{{owner.name}}',
  },
  {
    kind: 'message',
    name: 'The day before a meeting',
    subject: null,
    body: 'Hi {{lead.first_name|there}}, we talk tomorrow. Does the time still suit you? {{owner.name}}',
  },
  {
    kind: 'call_script',
    name: 'The first call',
    subject: null,
    body: 'Opening\nThis is {{owner.name}} of {{company.name}}. Is this a good moment?\n\nQuestions\n- What made you look for something now?\n- How do you do it today, and what does that cost you?\n- Who decides, and by when?\n\nNext step\nAgree on a day and on who joins.',
  },
]
