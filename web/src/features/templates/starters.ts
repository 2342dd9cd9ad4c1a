import type { NewTemplate } from './template.ts'

/** Texts that many companies need, to begin with; each is changed like one's own. */
export const starters: readonly NewTemplate[] = [
  {
    kind: 'email',
    name: 'After the first call',
    subject: 'Our call and next steps',
    body: 'Hello {{lead.first_name|there}},\n\nThank you for your time today. Here is what we agreed on:\n\n- \n\nIf I missed anything, just reply.\n\n{{owner.name}}\n{{company.name}}',
  },
  {
    kind: 'email',
    name: 'The proposal',
    subject: 'Your proposal, {{lead.first_name|as promised}}',
    body: 'Hello {{lead.first_name|there}},\n\nAttached is our proposal for {{lead.company|your company}}. It is valid for 30 days.\n\nIs there anyone else who should see it before you decide? I’m happy to walk them through it.\n\n{{owner.name}}',
  },
  {
    kind: 'email',
    name: 'No reply for a week',
    subject: 'Still interested?',
    body: 'Hello {{lead.first_name|there}},\n\nI haven’t heard back since my last email. Is this still a priority, or should I check in again later in the year?\n\nA one-line reply is fine.\n\n{{owner.name}}',
  },
  {
    kind: 'message',
    name: 'The day before a meeting',
    subject: null,
    body: 'Hi {{lead.first_name|there}}, looking forward to our call tomorrow. Does the time still work for you? {{owner.name}}',
  },
  {
    kind: 'call_script',
    name: 'The first call',
    subject: null,
    body: 'Opening\nThis is {{owner.name}} from {{company.name}}. Is now a good time?\n\nQuestions\n- What made you start looking now?\n- How do you handle this today, and what does it cost you?\n- Who decides, and by when?\n\nNext step\nAgree on a date and on who will join.',
  },
]
