import { type ExpectedCommand, expectOne } from '../command.ts'

export const writingCommands: readonly ExpectedCommand[] = [
  expectOne('writing', 'note that Acme wants a 10% discount', 'add_note', {
    lead: 'ana',
    text: 'Acme wants a 10% discount',
  }),
  expectOne('writing', 'note on bluebird: they need single sign-on by March', 'add_note', {
    lead: 'priya',
    text: 'They need single sign-on by March',
  }),
  expectOne('writing', 'add a note to Anna that she prefers email', 'add_note', {
    lead: 'anna',
    text: 'She prefers email',
  }),
  expectOne('writing', 'log that mark called, he wants a quote', 'add_note', {
    lead: 'mark',
    text: 'Mark called, he wants a quote',
  }),
  expectOne('writing', 'write down that sofia likes the new plan', 'add_note', {
    lead: 'sofia',
    text: 'Sofia likes the new plan',
  }),
  expectOne('writing', 'remember that yuki has a budget of 30k', 'add_note', {
    lead: 'yuki',
    text: 'Yuki has a budget of 30k',
  }),
  expectOne('writing', 'take a note for grace: call only after noon', 'add_note', {
    lead: 'grace',
    text: 'Call only after noon',
  }),
  expectOne('writing', 'jot down that cedar analytics compares us with hubspot', 'add_note', {
    lead: 'omar',
    text: 'Cedar Analytics compares us with hubspot',
  }),
  expectOne('writing', 'fyi jean-luc is on holiday until monday', 'add_note', {
    lead: 'jean',
    text: 'Jean-Luc is on holiday until monday',
  }),
  expectOne('writing', 'just talked to tomasz, he needs more time', 'add_note', {
    lead: 'tom',
    text: 'Just talked to Tomasz, he needs more time',
  }),
  expectOne('writing', 'draft a follow-up to Ana', 'draft_follow_up', { lead: 'ana' }),
  expectOne('writing', 'write an email to priya', 'draft_follow_up', { lead: 'priya' }),
  expectOne('writing', 'compose a thank you mail for hoshi robotics', 'draft_follow_up', { lead: 'yuki' }),
  expectOne('writing', 'what should i write to omar?', 'draft_follow_up', { lead: 'omar' }),
  expectOne('writing', 'can you draft the follow up mail for my call with casa marino', 'draft_follow_up', {
    lead: 'sofia',
  }),
  expectOne('writing', 'help me write to grace hill', 'draft_follow_up', { lead: 'grace' }),
  expectOne('writing', 'follow-up email nowak', 'draft_follow_up', { lead: 'tom' }),
  expectOne('writing', 'prepare a reply for dataworks', 'draft_follow_up', { lead: 'mark' }),
  expectOne('writing', 'suggest a follow up for atelier moreau', 'draft_follow_up', { lead: 'jean' }),
  {
    text: 'take a note for anna she prefers email and remind me tomorrow to write her',
    group: 'writing',
    commands: [
      { intent: 'add_note', slots: { lead: 'anna', text: 'She prefers email' } },
      {
        intent: 'create_task',
        slots: { title: 'Write Anna Keller', due_at: '2026-11-22T17:00:00.000Z', lead: 'anna' },
      },
    ],
  },
  expectOne('writing', 'pls note for acme that legal has to sign off first', 'add_note', {
    lead: 'ana',
    text: 'Legal has to sign off first',
  }),
  expectOne('writing', 'Yuki told me their budget is frozen until january', 'add_note', {
    lead: 'yuki',
    text: 'Yuki told me their budget is frozen until january',
  }),
  expectOne('writing', 'put down on bluebird: 40 seats, wants annual billing', 'add_note', {
    lead: 'priya',
    text: '40 seats, wants annual billing',
  }),
  expectOne('writing', 'memo grace hill prefers whatsapp', 'add_note', {
    lead: 'grace',
    text: 'Grace Hill prefers whatsapp',
  }),
  expectOne('writing', 'spoke to tomasz nowak, he is comparing three vendors', 'add_note', {
    lead: 'tom',
    text: 'Spoke to Tomasz Nowak, he is comparing three vendors',
  }),
  expectOne('writing', 'can u write smth to priya after our call', 'draft_follow_up', { lead: 'priya' }),
  expectOne('writing', 'Please prepare a polite email to Mr. Haddad of Cedar Analytics', 'draft_follow_up', {
    lead: 'omar',
  }),
  expectOne('writing', 'draf follow up mark twain', 'draft_follow_up', { lead: 'mark' }),
  expectOne('writing', 'I need a recap mail for casa marino', 'draft_follow_up', { lead: 'sofia' }),
  expectOne('writing', 'compose a reminder email to jean-luc about the open offer', 'draft_follow_up', {
    lead: 'jean',
  }),
  expectOne('writing', 'log a call with priya: happy with the pilot', 'add_note', {
    lead: 'priya',
    text: 'Happy with the pilot',
  }),
  expectOne('writing', 'omar mentioned they are hiring', 'add_note', {
    lead: 'omar',
    text: 'Omar mentioned they are hiring',
  }),
  expectOne('writing', 'acme note - contact prefers mornings', 'add_note', {
    lead: 'ana',
    text: 'Contact prefers mornings',
  }),
  expectOne('writing', 'reply to Grace', 'draft_follow_up', { lead: 'grace' }),
  expectOne('writing', 'write up a thank-you to keller', 'draft_follow_up', { lead: 'anna' }),
  expectOne('writing', 'put together a follow-up for Yuki', 'draft_follow_up', { lead: 'yuki' }),
  // What a customer says is kept, not done.
  expectOne('writing', 'grace says she wants to be removed from our list', 'add_note', {
    lead: 'grace',
    text: 'Grace says she wants to be removed from our list',
  }),
  expectOne('writing', 'put a note on hilltop that they renew in june', 'add_note', {
    lead: 'grace',
    text: 'They renew in june',
  }),
  expectOne('writing', 'note down for omar: decision after the board meeting', 'add_note', {
    lead: 'omar',
    text: 'Decision after the board meeting',
  }),
  expectOne('writing', 'log a note for Bo Berg, he is travelling until friday', 'add_note', {
    lead: 'bo',
    text: 'He is travelling until friday',
  }),
  expectOne('writing', 'sofia says the chef decides', 'add_note', {
    lead: 'sofia',
    text: 'Sofia says the chef decides',
  }),
  expectOne('writing', 'comment on tomasz nowak: waiting for budget', 'add_note', {
    lead: 'tom',
    text: 'Waiting for budget',
  }),
  expectOne('writing', 'add note acme uses hubspot today', 'add_note', {
    lead: 'ana',
    text: 'Acme uses hubspot today',
  }),
  expectOne('writing', 'please remember that hoshi wants an on-site demo', 'add_note', {
    lead: 'yuki',
    text: 'Hoshi wants an on-site demo',
  }),
  expectOne('writing', "draft a mail to globex's lia", 'draft_follow_up', { lead: 'lia' }),
  expectOne('writing', 'follow up mail to dataworks please', 'draft_follow_up', { lead: 'mark' }),
  expectOne('writing', 'write priya a thank you note', 'draft_follow_up', { lead: 'priya' }),
  expectOne('writing', 'what would a good follow-up to sofia look like', 'draft_follow_up', {
    lead: 'sofia',
  }),
  expectOne('writing', 'email draft for jean-luc moreau', 'draft_follow_up', { lead: 'jean' }),
  expectOne('writing', 'note for hoshi robotics, budget is 80k, decision in march', 'add_note', {
    lead: 'yuki',
    text: 'Budget is 80k, decision in march',
  }),
  expectOne('writing', 'add to bluebird: they have 300 staff', 'add_note', {
    lead: 'priya',
    text: 'They have 300 staff',
  }),
  expectOne('writing', 'omar told me he is leaving in june', 'add_note', {
    lead: 'omar',
    text: 'Omar told me he is leaving in june',
  }),
  expectOne('writing', 'met sofia at the fair, she liked the new oven', 'add_note', {
    lead: 'sofia',
    text: 'Met Sofia at the fair, she liked the new oven',
  }),
  expectOne('writing', 'save a note on lia: allergic to phone calls', 'add_note', {
    lead: 'lia',
    text: 'Allergic to phone calls',
  }),
  expectOne('writing', 'grace hill: wants a quote for 3 schools, note that', 'add_note', {
    lead: 'grace',
    text: 'Wants a quote for 3 schools',
  }),
  expectOne('writing', 'call notes bo berg: no decision yet, call again in two weeks', 'add_note', {
    lead: 'bo',
    text: 'No decision yet, call again in two weeks',
  }),
  expectOne('writing', 'prepare an email to anna keller about the delay', 'draft_follow_up', {
    lead: 'anna',
  }),
  expectOne('writing', 'could you help me answer tomasz', 'draft_follow_up', { lead: 'tom' }),
  expectOne('writing', 'i want to write to acme', 'draft_follow_up', { lead: 'ana' }),
  expectOne('writing', 'draft: follow-up bluebird', 'draft_follow_up', { lead: 'priya' }),
  expectOne('writing', 'jot down for acme that the cfo joins the next call', 'add_note', {
    lead: 'ana',
    text: 'The cfo joins the next call',
  }),
  expectOne('writing', 'log: spoke with omar, wants a discount of 5%', 'add_note', {
    lead: 'omar',
    text: 'Spoke with Omar, wants a discount of 5%',
  }),
  expectOne('writing', 'can i have a draft to lia', 'draft_follow_up', { lead: 'lia' }),
  expectOne('writing', 'tomasz said the decision is on may 5', 'add_note', {
    lead: 'tom',
    text: 'Tomasz said the decision is on may 5',
  }),
  expectOne('writing', 'note: priya is away until december', 'add_note', {
    lead: 'priya',
    text: 'Priya is away until december',
  }),
  expectOne('writing', 'leave a note on dataworks saying legal is reviewing', 'add_note', {
    lead: 'mark',
    text: 'Legal is reviewing',
  }),
  expectOne('writing', 'write on keller logistics that anna prefers whatsapp', 'add_note', {
    lead: 'anna',
    text: 'Anna prefers whatsapp',
  }),
  expectOne('writing', 'compose a reply to jean-luc', 'draft_follow_up', { lead: 'jean' }),
  expectOne('writing', 'i need an email for omar', 'draft_follow_up', { lead: 'omar' }),
  expectOne('writing', 'get me a follow up text for casa marino', 'draft_follow_up', { lead: 'sofia' }),
  expectOne('writing', 'add a note on casa marino, wants delivery on fridays', 'add_note', {
    lead: 'sofia',
    text: 'Wants delivery on fridays',
  }),
  expectOne('writing', 'priya mentioned that procurement starts in q2', 'add_note', {
    lead: 'priya',
    text: 'Priya mentioned that procurement starts in q2',
  }),
  expectOne('writing', 'for mark twain note that he is the budget holder', 'add_note', {
    lead: 'mark',
    text: 'He is the budget holder',
  }),
  expectOne('writing', 'just spoke to grace hill, they want to start in january', 'add_note', {
    lead: 'grace',
    text: 'Just spoke to Grace Hill, they want to start in january',
  }),
  expectOne('writing', 'draft an apology to omar', 'draft_follow_up', { lead: 'omar' }),
  expectOne('writing', 'what can i send to hoshi after the demo', 'draft_follow_up', { lead: 'yuki' }),
  expectOne('writing', 'write back to anna keller', 'draft_follow_up', { lead: 'anna' }),
  expectOne('writing', 'note about jean-luc: birthday on may 3', 'add_note', {
    lead: 'jean',
    text: 'Birthday on may 3',
  }),
  expectOne('writing', 'put in the notes of keller logistics that they need 12 trucks', 'add_note', {
    lead: 'anna',
    text: 'They need 12 trucks',
  }),
  expectOne('writing', 'bo berg told us they have no budget until july', 'add_note', {
    lead: 'bo',
    text: 'Bo Berg told us they have no budget until july',
  }),
  expectOne('writing', 'make a quick note that hoshi pays late', 'add_note', {
    lead: 'yuki',
    text: 'Hoshi pays late',
  }),
  expectOne('writing', 'draft a short reply to lia lind', 'draft_follow_up', { lead: 'lia' }),
  expectOne('writing', 'mail to cedar analytics, please draft', 'draft_follow_up', { lead: 'omar' }),
  expectOne('writing', 'write something nice to grace after the visit', 'draft_follow_up', { lead: 'grace' }),
  expectOne('writing', 'note to omar haddad: wants a call in january', 'add_note', {
    lead: 'omar',
    text: 'Wants a call in january',
  }),
  expectOne('writing', 'log that bluebird has 200 nurses', 'add_note', {
    lead: 'priya',
    text: 'Bluebird has 200 nurses',
  }),
  expectOne('writing', 'yuki told me the robots arrive in april', 'add_note', {
    lead: 'yuki',
    text: 'Yuki told me the robots arrive in april',
  }),
  expectOne('writing', 'please draft a mail to tomasz', 'draft_follow_up', { lead: 'tom' }),
  expectOne('writing', 'write a follow-up for hilltop schools', 'draft_follow_up', { lead: 'grace' }),
]
