import { type ExpectedCommand, expectOne } from '../command.ts'

export const tasksCommands: readonly ExpectedCommand[] = [
  expectOne('tasks', 'remind me tomorrow at 3 to call Ana', 'create_task', {
    title: 'Call Ana',
    due_at: '2026-11-22T15:00:00.000Z',
    lead: 'ana',
  }),
  expectOne('tasks', 'remnd me to send the slides to bo berg on friday', 'create_task', {
    title: 'Send the slides to Bo Berg',
    due_at: '2026-11-27T17:00:00.000Z',
    lead: 'bo',
  }),
  expectOne('tasks', 'create a task: prepare demo for Cedar Analytics, high priority', 'create_task', {
    title: 'Prepare demo for Cedar Analytics',
    priority: 'high',
    lead: 'omar',
  }),
  expectOne('tasks', 'todo buy a new headset', 'create_task', { title: 'Buy a new headset' }),
  expectOne('tasks', 'put order brochures on my list for monday', 'create_task', {
    title: 'Order brochures',
    due_at: '2026-11-23T17:00:00.000Z',
  }),
  expectOne('tasks', 'ask Ben to review the offer by Thursday', 'create_task', {
    title: 'Review the offer',
    due_at: '2026-11-26T17:00:00.000Z',
    assignee: 'ben',
  }),
  expectOne('tasks', 'add an urgent task for nora to call sofia', 'create_task', {
    title: 'Call Sofia',
    priority: 'urgent',
    assignee: 'nora',
    lead: 'sofia',
  }),
  expectOne('tasks', 'i need to write the report by the end of the week', 'create_task', {
    title: 'Write the report',
    due_at: '2026-11-27T17:00:00.000Z',
  }),
  expectOne('tasks', "don't let me forget to invite Grace to the webinar", 'create_task', {
    title: 'Invite Grace to the webinar',
    lead: 'grace',
  }),
  expectOne('tasks', 'schedule a call with Jean-Luc for next tuesday at 10', 'create_task', {
    title: 'Call with Jean-Luc',
    due_at: '2026-11-24T10:00:00.000Z',
    lead: 'jean',
  }),
  expectOne('tasks', 'follow up with dataworks in two weeks', 'create_task', {
    title: 'Follow up with Dataworks',
    due_at: '2026-12-05T17:00:00.000Z',
    lead: 'mark',
  }),
  expectOne('tasks', 'call yuki tomorrow', 'create_task', {
    title: 'Call Yuki',
    due_at: '2026-11-22T17:00:00.000Z',
    lead: 'yuki',
  }),
  expectOne('tasks', 'pls remind me mon 9am ring yuki tanaka', 'create_task', {
    title: 'Ring Yuki Tanaka',
    due_at: '2026-11-23T09:00:00.000Z',
    lead: 'yuki',
  }),
  expectOne('tasks', 'I have to get back to Priya by Wednesday', 'create_task', {
    title: 'Get back to Priya',
    due_at: '2026-11-25T17:00:00.000Z',
    lead: 'priya',
  }),
  expectOne('tasks', 'add to my todos renew the domain', 'create_task', { title: 'Renew the domain' }),
  expectOne('tasks', 'Nora needs to prepare the quote for Casa Marino by next Friday', 'create_task', {
    title: 'Prepare the quote for Casa Marino',
    due_at: '2026-11-27T17:00:00.000Z',
    assignee: 'nora',
    lead: 'sofia',
  }),
  expectOne('tasks', 'book lunch with omar thursday 12:30', 'create_task', {
    title: 'Lunch with Omar',
    due_at: '2026-11-26T12:30:00.000Z',
    lead: 'omar',
  }),
  expectOne('tasks', 'high prio todo: fix the price list', 'create_task', {
    title: 'Fix the price list',
    priority: 'high',
  }),
  expectOne('tasks', 'jot a task down: order sample kits', 'create_task', { title: 'Order sample kits' }),
  expectOne('tasks', "I've got to ring Omar on monday", 'create_task', {
    title: 'Ring Omar',
    due_at: '2026-11-23T17:00:00.000Z',
    lead: 'omar',
  }),
  expectOne('tasks', 'set me a reminder for 4pm today to call Anna Keller', 'create_task', {
    title: 'Call Anna Keller',
    due_at: '2026-11-21T16:00:00.000Z',
    lead: 'anna',
  }),
  expectOne('tasks', 'ask Nora to send the price list to Cedar by wednesday', 'create_task', {
    title: 'Send the price list to Cedar',
    due_at: '2026-11-25T17:00:00.000Z',
    assignee: 'nora',
    lead: 'omar',
  }),
  expectOne('tasks', 'note to self: renew passport', 'create_task', { title: 'Renew passport' }),
  expectOne('tasks', 'meeting with tomasz on tuesday at 10:30', 'create_task', {
    title: 'Meeting with Tomasz',
    due_at: '2026-11-24T10:30:00.000Z',
    lead: 'tom',
  }),
  expectOne('tasks', 'could you remind me at noon tomorrow to email Lia', 'create_task', {
    title: 'Email Lia',
    due_at: '2026-11-22T12:00:00.000Z',
    lead: 'lia',
  }),
  expectOne('tasks', 'new task for ben: update the pricing page, low priority', 'create_task', {
    title: 'Update the pricing page',
    priority: 'low',
    assignee: 'ben',
  }),
  expectOne('tasks', 'todo for monday: prepare the kickoff with hoshi', 'create_task', {
    title: 'Prepare the kickoff with Hoshi',
    due_at: '2026-11-23T17:00:00.000Z',
    lead: 'yuki',
  }),
  expectOne('tasks', 'we must send casa marino an offer by thursday', 'create_task', {
    title: 'Send Casa Marino an offer',
    due_at: '2026-11-26T17:00:00.000Z',
    lead: 'sofia',
  }),
  expectOne('tasks', 'get Ben to call Tomasz on friday at 11', 'create_task', {
    title: 'Call Tomasz',
    due_at: '2026-11-27T11:00:00.000Z',
    assignee: 'ben',
    lead: 'tom',
  }),
  expectOne('tasks', 'dont forget: order lunch for the workshop', 'create_task', {
    title: 'Order lunch for the workshop',
  }),
  expectOne('tasks', 'reminder in three days to check the contract with jean-luc', 'create_task', {
    title: 'Check the contract with Jean-Luc',
    due_at: '2026-11-24T17:00:00.000Z',
    lead: 'jean',
  }),
  expectOne('tasks', 'set up a call with omar wednesday 3pm', 'create_task', {
    title: 'Call with Omar',
    due_at: '2026-11-25T15:00:00.000Z',
    lead: 'omar',
  }),
  expectOne('tasks', 'visit grace hill on december 1', 'create_task', {
    title: 'Visit Grace Hill',
    due_at: '2026-12-01T17:00:00.000Z',
    lead: 'grace',
  }),
  expectOne('tasks', "put 'renew the licence' on my list for friday", 'create_task', {
    title: 'Renew the licence',
    due_at: '2026-11-27T17:00:00.000Z',
  }),
  expectOne('tasks', 'remember to thank omar for the intro', 'create_task', {
    title: 'Thank Omar for the intro',
    lead: 'omar',
  }),
  expectOne('tasks', 'tmrw 9:30 ring bo berg re contract', 'create_task', {
    title: 'Ring Bo Berg re contract',
    due_at: '2026-11-22T09:30:00.000Z',
    lead: 'bo',
  }),
  expectOne('tasks', 'add follow up with casa marino to my todo list for tuesday', 'create_task', {
    title: 'Follow up with Casa Marino',
    due_at: '2026-11-24T17:00:00.000Z',
    lead: 'sofia',
  }),
  expectOne('tasks', 'can somebody remind me to water the plants on monday', 'create_task', {
    title: 'Water the plants',
    due_at: '2026-11-23T17:00:00.000Z',
  }),
  expectOne('tasks', 'i have to be at hilltop schools on friday at 2pm', 'create_task', {
    title: 'Be at Hilltop Schools',
    due_at: '2026-11-27T14:00:00.000Z',
    lead: 'grace',
  }),
  expectOne('tasks', 'task: check whether the invoice was paid', 'create_task', {
    title: 'Check whether the invoice was paid',
  }),
  expectOne('tasks', 'make a to do to renew the insurance before december 15', 'create_task', {
    title: 'Renew the insurance',
    due_at: '2026-12-15T17:00:00.000Z',
  }),
  expectOne('tasks', 'Nora should send Bo the terms by tuesday', 'create_task', {
    title: 'Send Bo the terms',
    due_at: '2026-11-24T17:00:00.000Z',
    assignee: 'nora',
    lead: 'bo',
  }),
  expectOne('tasks', 'assign a task to ben: prepare the demo for acme', 'create_task', {
    title: 'Prepare the demo for Acme',
    assignee: 'ben',
    lead: 'ana',
  }),
  expectOne('tasks', 'urgent: call lia lind back', 'create_task', {
    title: 'Call Lia Lind back',
    priority: 'urgent',
    lead: 'lia',
  }),
  expectOne('tasks', 'schedule a follow-up with grace in a week', 'create_task', {
    title: 'Follow-up with Grace',
    due_at: '2026-11-28T17:00:00.000Z',
    lead: 'grace',
  }),
  expectOne('tasks', 'email the price list to tomasz tomorrow morning', 'create_task', {
    title: 'Email the price list to Tomasz',
    due_at: '2026-11-22T09:00:00.000Z',
    lead: 'tom',
  }),
  expectOne('tasks', 'remind me about the invoice on monday', 'create_task', {
    title: 'The invoice',
    due_at: '2026-11-23T17:00:00.000Z',
  }),
  expectOne('tasks', "i'd like a reminder on thursday at 9 to check the trial", 'create_task', {
    title: 'Check the trial',
    due_at: '2026-11-26T09:00:00.000Z',
  }),
  expectOne('tasks', 'could you put a task in for nora to ring casa marino', 'create_task', {
    title: 'Ring Casa Marino',
    assignee: 'nora',
    lead: 'sofia',
  }),
  expectOne('tasks', 'plan a demo with priya for wednesday at 2', 'create_task', {
    title: 'Demo with Priya',
    due_at: '2026-11-25T14:00:00.000Z',
    lead: 'priya',
  }),
  expectOne('tasks', 'send jean-luc the catalogue by the end of the month', 'create_task', {
    title: 'Send Jean-Luc the catalogue',
    due_at: '2026-11-30T17:00:00.000Z',
    lead: 'jean',
  }),
  expectOne('tasks', 'ping me tuesday 8am about the hoshi quote', 'create_task', {
    title: 'The Hoshi quote',
    due_at: '2026-11-24T08:00:00.000Z',
    lead: 'yuki',
  }),
  expectOne('tasks', 'i want to remember to send anna keller a birthday card on december 2', 'create_task', {
    title: 'Send Anna Keller a birthday card',
    due_at: '2026-12-02T17:00:00.000Z',
    lead: 'anna',
  }),
  expectOne('tasks', 'action item: get the nda signed by jean-luc, due friday', 'create_task', {
    title: 'Get the nda signed by Jean-Luc',
    due_at: '2026-11-27T17:00:00.000Z',
    lead: 'jean',
  }),
  expectOne('tasks', 'tell ben he needs to fix the slides before wednesday', 'create_task', {
    title: 'Fix the slides',
    due_at: '2026-11-25T17:00:00.000Z',
    assignee: 'ben',
  }),
  expectOne('tasks', 'book a table for two on saturday at 7pm', 'create_task', {
    title: 'Book a table for two',
    due_at: '2026-11-28T19:00:00.000Z',
  }),
  expectOne('tasks', 'we need to get back to bluebird by tomorrow noon', 'create_task', {
    title: 'Get back to Bluebird',
    due_at: '2026-11-22T12:00:00.000Z',
    lead: 'priya',
  }),
  expectOne('tasks', "add 'update forecast' to my tasks, high priority", 'create_task', {
    title: 'Update forecast',
    priority: 'high',
  }),
  expectOne('tasks', 'remind us to invoice casa marino at the end of the month', 'create_task', {
    title: 'Invoice Casa Marino',
    due_at: '2026-11-30T17:00:00.000Z',
    lead: 'sofia',
  }),
  expectOne('tasks', 'mind reminding me tomorrow at noon to ping yuki', 'create_task', {
    title: 'Ping Yuki',
    due_at: '2026-11-22T12:00:00.000Z',
    lead: 'yuki',
  }),
  expectOne('tasks', 'i promised priya a price list by thursday', 'create_task', {
    title: 'Send Priya a price list',
    due_at: '2026-11-26T17:00:00.000Z',
    lead: 'priya',
  }),
  expectOne('tasks', 'make me a task for monday to clear my inbox', 'create_task', {
    title: 'Clear my inbox',
    due_at: '2026-11-23T17:00:00.000Z',
  }),
  expectOne('tasks', 'gotta call keller logistics on wednesday at 4', 'create_task', {
    title: 'Call Keller Logistics',
    due_at: '2026-11-25T16:00:00.000Z',
    lead: 'anna',
  }),
  expectOne('tasks', 'could ben please send hoshi the manual by friday', 'create_task', {
    title: 'Send Hoshi the manual',
    due_at: '2026-11-27T17:00:00.000Z',
    assignee: 'ben',
    lead: 'yuki',
  }),
  expectOne('tasks', 'new task high priority call omar today at 5pm', 'create_task', {
    title: 'Call Omar',
    priority: 'high',
    due_at: '2026-11-21T17:00:00.000Z',
    lead: 'omar',
  }),
  expectOne('tasks', 'add to my list: check in on atelier moreau', 'create_task', {
    title: 'Check in on Atelier Moreau',
    lead: 'jean',
  }),
  expectOne('tasks', 'set an alarm for 8 tomorrow to call bo berg', 'create_task', {
    title: 'Call Bo Berg',
    due_at: '2026-11-22T08:00:00.000Z',
    lead: 'bo',
  }),
  expectOne('tasks', "can you remind me about grace hill's contract next friday", 'create_task', {
    title: "Grace Hill's contract",
    due_at: '2026-11-27T17:00:00.000Z',
    lead: 'grace',
  }),
  expectOne('tasks', 'task please: order new business cards', 'create_task', {
    title: 'Order new business cards',
  }),
  expectOne('tasks', 'to do: ring the caterer, urgent', 'create_task', {
    title: 'Ring the caterer',
    priority: 'urgent',
  }),
  expectOne('tasks', "i still have to answer mark twain's email", 'create_task', {
    title: "Answer Mark Twain's email",
    lead: 'mark',
  }),
  expectOne('tasks', 'we have to renew the contract with casa marino by december 20', 'create_task', {
    title: 'Renew the contract with Casa Marino',
    due_at: '2026-12-20T17:00:00.000Z',
    lead: 'sofia',
  }),
  expectOne('tasks', 'create a follow-up task for lia lind on tuesday', 'create_task', {
    title: 'Follow up with Lia Lind',
    due_at: '2026-11-24T17:00:00.000Z',
    lead: 'lia',
  }),
  expectOne('tasks', 'get nora to check the figures by monday noon', 'create_task', {
    title: 'Check the figures',
    due_at: '2026-11-23T12:00:00.000Z',
    assignee: 'nora',
  }),
  expectOne('tasks', 'plan call with yuki tuesday 9', 'create_task', {
    title: 'Call with Yuki',
    due_at: '2026-11-24T09:00:00.000Z',
    lead: 'yuki',
  }),
  expectOne('tasks', 'please remind me to phone priya on thursday at 15:30', 'create_task', {
    title: 'Phone Priya',
    due_at: '2026-11-26T15:30:00.000Z',
    lead: 'priya',
  }),
  expectOne('tasks', 'todo: compare prices with globex', 'create_task', {
    title: 'Compare prices with Globex',
  }),
  expectOne('tasks', 'i need a reminder tomorrow to water the office plants', 'create_task', {
    title: 'Water the office plants',
    due_at: '2026-11-22T17:00:00.000Z',
  }),
  expectOne('tasks', 'have nora follow up with casa marino on monday', 'create_task', {
    title: 'Follow up with Casa Marino',
    due_at: '2026-11-23T17:00:00.000Z',
    assignee: 'nora',
    lead: 'sofia',
  }),
  expectOne('tasks', 'add a high priority task to prepare the acme contract', 'create_task', {
    title: 'Prepare the Acme contract',
    priority: 'high',
    lead: 'ana',
  }),
]
