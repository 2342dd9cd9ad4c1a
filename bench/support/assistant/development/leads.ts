import { type ExpectedCommand, expectOne } from '../command.ts'

export const leadsCommands: readonly ExpectedCommand[] = [
  {
    text: 'move Acme to negotiation and remind me Thursday',
    group: 'leads',
    commands: [
      { intent: 'update_lead', slots: { lead: 'ana', status: 'negotiation' } },
      {
        intent: 'create_task',
        slots: { title: 'Follow up with Ana Silva', due_at: '2026-11-26T17:00:00.000Z', lead: 'ana' },
      },
    ],
  },
  expectOne('leads', 'mark data works as won', 'update_lead', { lead: 'mark', status: 'won' }),
  expectOne('leads', 'we lost casa marino', 'update_lead', { lead: 'sofia', status: 'lost' }),
  expectOne('leads', 'bluebird signed!', 'update_lead', { lead: 'priya', status: 'won' }),
  expectOne('leads', "set Acme's value to 50k", 'update_lead', { lead: 'ana', value: 50000 }),
  expectOne('leads', 'the deal with Hoshi is worth $12,500 now', 'update_lead', {
    lead: 'yuki',
    value: 12500,
  }),
  expectOne('leads', "Anna's new phone number is +49 170 1234567", 'update_lead', {
    lead: 'anna',
    phone: '+491701234567',
  }),
  expectOne('leads', 'change the email of omar to omar@cedar.io', 'update_lead', {
    lead: 'omar',
    email: 'omar@cedar.io',
  }),
  expectOne('leads', 'Tomasz is qualified now', 'update_lead', { lead: 'tom', status: 'qualified' }),
  expectOne('leads', 'put hilltop schools into proposal pls', 'update_lead', {
    lead: 'grace',
    status: 'proposal',
  }),
  expectOne('leads', 'Grace works at Northgate College now', 'update_lead', {
    lead: 'grace',
    company: 'Northgate College',
  }),
  expectOne('leads', 'set priya to contacted', 'update_lead', { lead: 'priya', status: 'contacted' }),
  expectOne('leads', 'new lead Maria Lopez at Brightside maria@brightside.com', 'create_lead', {
    name: 'Maria Lopez',
    company: 'Brightside',
    email: 'maria@brightside.com',
  }),
  expectOne('leads', 'create a lead for emil hansen from nordfisk worth 20k', 'create_lead', {
    name: 'Emil Hansen',
    company: 'Nordfisk',
    value: 20000,
  }),
  expectOne('leads', 'add contact Wei Zhang phone +86 10 5550 1234', 'create_lead', {
    name: 'Wei Zhang',
    phone: '+861055501234',
  }),
  expectOne('leads', 'I met Julia Roth from Alpina, add her as a lead', 'create_lead', {
    name: 'Julia Roth',
    company: 'Alpina',
  }),
  expectOne('leads', 'add a new lead called Dan Brown', 'create_lead', { name: 'Dan Brown' }),
  expectOne('leads', 'delete the lead Bo Berg', 'delete_lead', { lead: 'bo' }),
  expectOne('leads', 'remove casa marino from the crm', 'delete_lead', { lead: 'sofia' }),
  expectOne('leads', 'assign Cedar Analytics to Ben', 'update_lead', { lead: 'omar', owner: 'ben' }),
  expectOne('leads', 'acme -> won', 'update_lead', { lead: 'ana', status: 'won' }),
  expectOne('leads', 'please push Bluebird Health along to negotiation', 'update_lead', {
    lead: 'priya',
    status: 'negotiation',
  }),
  expectOne('leads', 'sadly hoshi decided against us, mark them lost', 'update_lead', {
    lead: 'yuki',
    status: 'lost',
  }),
  expectOne('leads', 'grace hill has a new mail address grace@northgate.edu', 'update_lead', {
    lead: 'grace',
    email: 'grace@northgate.edu',
  }),
  expectOne('leads', 'bump the deal value for nowak up to eighteen thousand dollars', 'update_lead', {
    lead: 'tom',
    value: 18000,
  }),
  expectOne(
    'leads',
    'Could you create a contact for Ines Duarte of Lusitana Foods? Her email is ines@lusitana.pt',
    'create_lead',
    {
      name: 'Ines Duarte',
      company: 'Lusitana Foods',
      email: 'ines@lusitana.pt',
    },
  ),
  expectOne('leads', 'new lead peter parker daily bugle 0151 2345678', 'create_lead', {
    name: 'Peter Parker Daily Bugle',
    phone: '01512345678',
  }),
  expectOne('leads', 'put lena krause from werkhof in as new lead', 'create_lead', {
    name: 'Lena Krause',
    company: 'Werkhof',
  }),
  expectOne('leads', 'kill the lead tomasz nowak its a duplicate', 'delete_lead', { lead: 'tom' }),
  {
    text: 'set casa marino to qualified and schedule a demo with sofia on tuesday at 2',
    group: 'leads',
    commands: [
      { intent: 'update_lead', slots: { lead: 'sofia', status: 'qualified' } },
      {
        intent: 'create_task',
        slots: { title: 'Demo with Sofia', due_at: '2026-11-24T14:00:00.000Z', lead: 'sofia' },
      },
    ],
  },
  expectOne('leads', 'stick casa marino in negotiation', 'update_lead', {
    lead: 'sofia',
    status: 'negotiation',
  }),
  expectOne('leads', "Yuki's on board, mark it as won", 'update_lead', { lead: 'yuki', status: 'won' }),
  expectOne('leads', 'bluebird is worth 42k', 'update_lead', { lead: 'priya', value: 42000 }),
  expectOne('leads', 'bump omar to qualified please', 'update_lead', { lead: 'omar', status: 'qualified' }),
  expectOne('leads', "grace's mobile is +44 7700 900123", 'update_lead', {
    lead: 'grace',
    phone: '+447700900123',
  }),
  expectOne('leads', 'tomasz went with somebody else', 'update_lead', { lead: 'tom', status: 'lost' }),
  expectOne('leads', 'add Peter Novak from Stavba, peter@stavba.cz', 'create_lead', {
    name: 'Peter Novak',
    company: 'Stavba',
    email: 'peter@stavba.cz',
  }),
  expectOne('leads', 'got a new one: Laura Chen at Bright Ideas, 25k', 'create_lead', {
    name: 'Laura Chen',
    company: 'Bright Ideas',
    value: 25000,
  }),
  expectOne('leads', 'please remove the duplicate lead Mark Twain', 'delete_lead', { lead: 'mark' }),
  expectOne('leads', 'Ben takes over Bluebird', 'update_lead', { lead: 'priya', owner: 'ben' }),
  expectOne('leads', 'casa marino deal up to 28k', 'update_lead', { lead: 'sofia', value: 28000 }),
  expectOne('leads', 'keller logistics bought', 'update_lead', { lead: 'anna', status: 'won' }),
  expectOne('leads', 'tomasz nowak is a good fit, qualify him', 'update_lead', {
    lead: 'tom',
    status: 'qualified',
  }),
  expectOne('leads', 'change dataworks to lost please', 'update_lead', { lead: 'mark', status: 'lost' }),
  expectOne('leads', "we're in negotiation with hilltop now", 'update_lead', {
    lead: 'grace',
    status: 'negotiation',
  }),
  expectOne('leads', "omar haddad's new email: omar.h@cedar.com", 'update_lead', {
    lead: 'omar',
    email: 'omar.h@cedar.com',
  }),
  expectOne('leads', "acme's deal went up to 75 thousand", 'update_lead', { lead: 'ana', value: 75000 }),
  expectOne('leads', 'the bluebird opportunity is worth about $30k', 'update_lead', {
    lead: 'priya',
    value: 30000,
  }),
  expectOne('leads', 'reassign hoshi to nora', 'update_lead', { lead: 'yuki', owner: 'nora' }),
  expectOne('leads', 'sofia moved to trattoria roma', 'update_lead', {
    lead: 'sofia',
    company: 'trattoria roma',
  }),
  expectOne('leads', "lia lind's job title is now head of purchasing", 'update_lead', {
    lead: 'lia',
    title: 'head of purchasing',
  }),
  expectOne('leads', 'next step for yuki: send the revised quote', 'update_lead', {
    lead: 'yuki',
    next_step: 'send the revised quote',
  }),
  expectOne('leads', 'cedar analytics turned us down', 'update_lead', { lead: 'omar', status: 'lost' }),
  expectOne('leads', 'anna keller accepted our offer!', 'update_lead', { lead: 'anna', status: 'won' }),
  expectOne('leads', 'create lead Tim Osei, Accra Foods', 'create_lead', {
    name: 'Tim Osei',
    company: 'Accra Foods',
  }),
  expectOne('leads', 'new prospect: hanna lund from fjordkraft, 45k', 'create_lead', {
    name: 'Hanna Lund',
    company: 'Fjordkraft',
    value: 45000,
  }),
  expectOne('leads', 'add a lead named Carlos Vega with phone +34 612 345 678', 'create_lead', {
    name: 'Carlos Vega',
    phone: '+34612345678',
  }),
  expectOne('leads', 'i spoke to a new prospect called Mia Park from Seoul Design', 'create_lead', {
    name: 'Mia Park',
    company: 'Seoul Design',
  }),
  expectOne('leads', 'please get rid of globex bo', 'delete_lead', { lead: 'bo' }),
  expectOne('leads', "delete casa marino, it's spam", 'delete_lead', { lead: 'sofia' }),
  expectOne('leads', "hoshi's in proposal now", 'update_lead', { lead: 'yuki', status: 'proposal' }),
  expectOne('leads', 'promote lia to qualified', 'update_lead', { lead: 'lia', status: 'qualified' }),
  expectOne('leads', 'flag hilltop as lost', 'update_lead', { lead: 'grace', status: 'lost' }),
  expectOne('leads', 'bo berg just signed', 'update_lead', { lead: 'bo', status: 'won' }),
  expectOne('leads', "cedar's deal size is 18,000 euros", 'update_lead', { lead: 'omar', value: 18000 }),
  expectOne('leads', 'reduce the value of keller logistics to 22k', 'update_lead', {
    lead: 'anna',
    value: 22000,
  }),
  expectOne('leads', "mark's email is mark@dataworks.de", 'update_lead', {
    lead: 'mark',
    email: 'mark@dataworks.de',
  }),
  expectOne('leads', 'phone for sofia: +39 06 6982 1234', 'update_lead', {
    lead: 'sofia',
    phone: '+390669821234',
  }),
  expectOne('leads', 'nora owns casa marino from now on', 'update_lead', { lead: 'sofia', owner: 'nora' }),
  expectOne('leads', 'put jean-luc back to contacted', 'update_lead', { lead: 'jean', status: 'contacted' }),
  expectOne('leads', 'we got in touch with tomasz, so contacted', 'update_lead', {
    lead: 'tom',
    status: 'contacted',
  }),
  expectOne('leads', 'close the acme deal as won', 'update_lead', { lead: 'ana', status: 'won' }),
  expectOne('leads', 'new lead: Amara Obi, Lagos Logistics, amara@lagoslog.ng, worth 60k', 'create_lead', {
    name: 'Amara Obi',
    company: 'Lagos Logistics',
    email: 'amara@lagoslog.ng',
    value: 60000,
  }),
  expectOne('leads', 'add noor haddad from sahara tech as a contact', 'create_lead', {
    name: 'Noor Haddad',
    company: 'Sahara Tech',
  }),
  expectOne('leads', 'create a lead Viktor Larsen (Nordlys)', 'create_lead', {
    name: 'Viktor Larsen',
    company: 'Nordlys',
  }),
  expectOne('leads', "i'd like to add a prospect, Emily Stone of Brightwater", 'create_lead', {
    name: 'Emily Stone',
    company: 'Brightwater',
  }),
  expectOne('leads', 'erase tomasz nowak from the system', 'delete_lead', { lead: 'tom' }),
  expectOne('leads', 'can you delete the lead for hilltop schools', 'delete_lead', { lead: 'grace' }),
  expectOne('leads', 'acme into negotiation please', 'update_lead', { lead: 'ana', status: 'negotiation' }),
  expectOne(
    'leads',
    'sofia is the new owner of trattoria... no wait, give casa marino to ben',
    'update_lead',
    { lead: 'sofia', owner: 'ben' },
  ),
  expectOne('leads', "set yuki's value at 33,000", 'update_lead', { lead: 'yuki', value: 33000 }),
  expectOne('leads', 'lia lind has moved to contacted', 'update_lead', { lead: 'lia', status: 'contacted' }),
  expectOne('leads', 'we lost the bluebird deal to a competitor', 'update_lead', {
    lead: 'priya',
    status: 'lost',
  }),
  expectOne('leads', "update priya's phone to 020 7946 0123", 'update_lead', {
    lead: 'priya',
    phone: '02079460123',
  }),
  expectOne('leads', 'new contact from the webinar: Jonas Weber, weber@kraft.de', 'create_lead', {
    name: 'Jonas Weber',
    email: 'weber@kraft.de',
  }),
  expectOne('leads', 'bluebird went to contract, so negotiation', 'update_lead', {
    lead: 'priya',
    status: 'negotiation',
  }),
  expectOne('leads', 'please set the stage for dataworks to contacted', 'update_lead', {
    lead: 'mark',
    status: 'contacted',
  }),
  expectOne('leads', 'keller logistics is a win!', 'update_lead', { lead: 'anna', status: 'won' }),
  expectOne('leads', 'unfortunately tomasz said no', 'update_lead', { lead: 'tom', status: 'lost' }),
  expectOne('leads', "bo berg's value should be 14k", 'update_lead', { lead: 'bo', value: 14000 }),
  expectOne('leads', 'give hilltop schools a value of 9,900', 'update_lead', { lead: 'grace', value: 9900 }),
  expectOne('leads', 'new number for jean-luc +33 6 12 34 56 78', 'update_lead', {
    lead: 'jean',
    phone: '+33612345678',
  }),
  expectOne('leads', "lia's mail changed to lia.lind@globex.io", 'update_lead', {
    lead: 'lia',
    email: 'lia.lind@globex.io',
  }),
  expectOne('leads', 'transfer omar to ben', 'update_lead', { lead: 'omar', owner: 'ben' }),
  expectOne('leads', 'open a lead for Kaito Mori at Sakura Foods, kaito@sakura.jp', 'create_lead', {
    name: 'Kaito Mori',
    company: 'Sakura Foods',
    email: 'kaito@sakura.jp',
  }),
  expectOne('leads', 'log a new prospect called Ingrid Dahl, she works at Fjellmat', 'create_lead', {
    name: 'Ingrid Dahl',
    company: 'Fjellmat',
  }),
  expectOne('leads', 'add company Nordwind Energie as a lead', 'create_lead', { name: 'Nordwind Energie' }),
  expectOne('leads', 'jean-luc is a duplicate, delete him', 'delete_lead', { lead: 'jean' }),
  expectOne('leads', 'can we get acme over to negotiation', 'update_lead', {
    lead: 'ana',
    status: 'negotiation',
  }),
  expectOne('leads', 'lia lind went with a competitor', 'update_lead', { lead: 'lia', status: 'lost' }),
  expectOne('leads', 'just closed hoshi robotics', 'update_lead', { lead: 'yuki', status: 'won' }),
  expectOne('leads', 'bluebird to contacted please', 'update_lead', { lead: 'priya', status: 'contacted' }),
  expectOne('leads', "omar's budget is 35k", 'update_lead', { lead: 'omar', value: 35000 }),
  expectOne('leads', "put sofia's value at twelve thousand", 'update_lead', { lead: 'sofia', value: 12000 }),
  expectOne('leads', 'grace can be reached at +44 7700 900999', 'update_lead', {
    lead: 'grace',
    phone: '+447700900999',
  }),
  expectOne('leads', 'tomasz works for Kowal Trans now', 'update_lead', {
    lead: 'tom',
    company: 'Kowal Trans',
  }),
  expectOne('leads', 'make ben the owner of dataworks', 'update_lead', { lead: 'mark', owner: 'ben' }),
  expectOne('leads', 'please add Sven Olsen (Havn Shipping), sven@havn.no, as a lead', 'create_lead', {
    name: 'Sven Olsen',
    company: 'Havn Shipping',
    email: 'sven@havn.no',
  }),
  expectOne('leads', "i've got a new prospect: Chloe Martin from Provence Vins", 'create_lead', {
    name: 'Chloe Martin',
    company: 'Provence Vins',
  }),
  expectOne('leads', 'remove lia lind from my pipeline', 'delete_lead', { lead: 'lia' }),
  expectOne('leads', 'dataworks has signed the contract', 'update_lead', { lead: 'mark', status: 'won' }),
  expectOne('leads', 'please move anna keller along to proposal', 'update_lead', {
    lead: 'anna',
    status: 'proposal',
  }),
  expectOne('leads', 'we have lost hilltop schools to a competitor', 'update_lead', {
    lead: 'grace',
    status: 'lost',
  }),
  expectOne('leads', 'hoshi is now worth 60k', 'update_lead', { lead: 'yuki', value: 60000 }),
  expectOne('leads', 'value of atelier moreau: 7500', 'update_lead', { lead: 'jean', value: 7500 }),
  expectOne('leads', 'assign bo to nora please', 'update_lead', { lead: 'bo', owner: 'nora' }),
  expectOne('leads', 'cedar analytics is qualified', 'update_lead', { lead: 'omar', status: 'qualified' }),
  expectOne('leads', "priya's title is cto", 'update_lead', { lead: 'priya', title: 'cto' }),
  expectOne('leads', "tomasz's email should be t.nowak@nowak.pl", 'update_lead', {
    lead: 'tom',
    email: 't.nowak@nowak.pl',
  }),
  expectOne('leads', 'create a new contact Olga Petrova, Baltic Trade, +371 6700 1234', 'create_lead', {
    name: 'Olga Petrova',
    company: 'Baltic Trade',
    phone: '+37167001234',
  }),
  expectOne('leads', 'add new lead Hugo Silva from Porto Pedra worth 18k', 'create_lead', {
    name: 'Hugo Silva',
    company: 'Porto Pedra',
    value: 18000,
  }),
  expectOne('leads', 'delete hoshi robotics from the crm', 'delete_lead', { lead: 'yuki' }),
  expectOne('leads', 'put omar in qualified', 'update_lead', { lead: 'omar', status: 'qualified' }),
  expectOne('leads', 'hilltop schools has accepted the offer', 'update_lead', {
    lead: 'grace',
    status: 'won',
  }),
  expectOne('leads', 'dataworks is out, they chose hubspot', 'update_lead', { lead: 'mark', status: 'lost' }),
  expectOne('leads', 'update the deal value of lia lind to 27k', 'update_lead', {
    lead: 'lia',
    value: 27000,
  }),
  expectOne('leads', "jean-luc's email address is jl@moreau.fr", 'update_lead', {
    lead: 'jean',
    email: 'jl@moreau.fr',
  }),
  expectOne('leads', 'let ben handle bluebird', 'update_lead', { lead: 'priya', owner: 'ben' }),
  expectOne('leads', 'new lead Aisha Khan, Desert Solar, aisha@desert.ae', 'create_lead', {
    name: 'Aisha Khan',
    company: 'Desert Solar',
    email: 'aisha@desert.ae',
  }),
  expectOne('leads', 'remove the lead anna keller please', 'delete_lead', { lead: 'anna' }),
]
