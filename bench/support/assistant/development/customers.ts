import type { Intent } from '../../../../core/src/assistant/intents.ts'
import type { Slots } from '../../../../core/src/assistant/slots/reading.ts'
import { type ExpectedCommand, expectOne } from '../command.ts'

const one = (text: string, intent: Intent, slots: Slots = {}) => expectOne('customers', text, intent, slots)

/** Accounts and contacts, and beside them what is said of a lead in much the same words. */
export const customerCommands: ExpectedCommand[] = [
  one('who works at Acme', 'search_contacts', { account: 'a-ana' }),
  one('who works for initech?', 'search_contacts', { account: 'a-initech' }),
  one('contacts at Acme', 'search_contacts', { account: 'a-ana' }),
  one('show me all contacts of Bluebird Health', 'search_contacts', { account: 'a-priya' }),
  one("initech's people please", 'search_contacts', { account: 'a-initech' }),
  one('who is the CFO at Globex', 'search_contacts', { account: 'a-lia', title: 'CFO' }),
  one('contacts with the title head of sales', 'search_contacts', { title: 'head of sales' }),
  one('show contacts', 'search_contacts'),
  one('show accounts', 'search_accounts'),
  one('can you list our accounts?', 'search_accounts'),
  one('how many accounts are there', 'search_accounts'),
  one('which accounts have no open deal', 'search_accounts', { sales: 'no_open' }),
  one('customers without an open opportunity', 'search_accounts', { sales: 'no_open' }),
  one('show me companies that have no open sales at the moment', 'search_accounts', { sales: 'no_open' }),
  one('accounts with an open deal', 'search_accounts', { sales: 'open' }),
  one("show me Ben's accounts", 'search_accounts', { owner: 'ben' }),
  one('newest accounts', 'search_accounts', { sort: 'created' }),
  one('find the account called Hooli', 'search_accounts', { query: 'Hooli' }),
  one('open the account Acme', 'get_account', { account: 'a-ana' }),
  one('show me the Initech account', 'get_account', { account: 'a-initech' }),
  one('what do we know about the account Hooli', 'get_account', { account: 'Hooli' }),
  one("what's Acme's website", 'get_account', { account: 'a-ana' }),
  one('what is the industry of Globex?', 'get_account', { account: 'a-lia' }),
  one('phone number of Initech', 'get_account', { account: 'a-initech' }),
  one("what's Lena Vogt's phone number", 'get_contact', { contact: 'c-lena' }),
  one('email of Tariq', 'get_contact', { contact: 'c-tariq' }),
  one('open the contact Lena Vogt', 'get_contact', { contact: 'c-lena' }),
  one('how can I reach Tariq Aziz?', 'get_contact', { contact: 'c-tariq' }),
  one("what's the language of Yuki Tanaka", 'get_contact', { contact: 'c-yuki' }),
  // A person who is a lead is one as before.
  one("what's Yuki Tanaka's phone number", 'get_lead', { lead: 'yuki' }),
  one("set Yuki's title to CTO", 'update_lead', { lead: 'yuki', title: 'CTO' }),
  one('whos our contact at initech', 'search_leads', { query: 'initech' }),
  one('create an account called Hooli', 'create_account', { name: 'Hooli' }),
  one('new account: Umbra Foods, umbra.example', 'create_account', {
    name: 'Umbra Foods',
    website: 'umbra.example',
  }),
  one('add the account Hooli with phone +49 30 1234567', 'create_account', {
    name: 'Hooli',
    phone: '+49301234567',
  }),
  one('add Rita Moss at Acme as a contact, rita@acme.example', 'create_contact', {
    name: 'Rita Moss',
    account: 'a-ana',
    email: 'rita@acme.example',
  }),
  one('new contact at Initech: Peer Holm, CFO, +47 22 12 34 56', 'create_contact', {
    account: 'a-initech',
    name: 'Peer Holm',
    title: 'CFO',
    phone: '+4722123456',
  }),
  one('add Rita Moss as a contact to Globex', 'create_contact', { name: 'Rita Moss', account: 'a-lia' }),
  one("add Rita Moss to Initech's contacts", 'create_contact', { name: 'Rita Moss', account: 'a-initech' }),
  one('new contact: Carl Ude, head of IT at Initech', 'create_contact', {
    name: 'Carl Ude',
    title: 'head of IT',
    account: 'a-initech',
  }),
  one('please put Rita Moss from Initech into contacts, rita@initech.example', 'create_contact', {
    name: 'Rita Moss',
    account: 'a-initech',
    email: 'rita@initech.example',
  }),
  one('please register Hooli as an account', 'create_account', { name: 'Hooli' }),
  one('whom do we know at Acme?', 'search_contacts', { account: 'a-ana' }),
  one('is there anybody at Initech', 'search_contacts', { account: 'a-initech' }),
  one('which companies do we have', 'search_accounts'),
  one('Initech account', 'get_account', { account: 'a-initech' }),
  one("Initech's phone is +49 40 765432", 'update_account', { account: 'a-initech', phone: '+4940765432' }),
  one('rename the account Initech to Initech AG', 'update_account', {
    account: 'a-initech',
    name: 'Initech AG',
  }),
  one('make Nora the owner of Initech', 'update_account', { account: 'a-initech', owner: 'nora' }),
  one('assign the account Acme to Ben', 'update_account', { account: 'a-ana', owner: 'ben' }),
  one('move Lena Vogt to Globex', 'update_contact', { contact: 'c-lena', account: 'a-lia' }),
  one('clear the website of Acme', 'update_account', { account: 'a-ana', website: '' }),
  one("remove Lena Vogt's phone number", 'update_contact', { contact: 'c-lena', phone: '' }),
  one('make Lena Vogt the decision maker in the Bluebird deal', 'add_contact_to_lead', {
    lead: 'priya',
    contact: 'c-lena',
    role: 'decision_maker',
  }),
  one('add Lena Vogt as a champion to the Bluebird deal', 'add_contact_to_lead', {
    lead: 'priya',
    contact: 'c-lena',
    role: 'champion',
  }),
  one('add Sven Olsen (CTO) at Casa Marino as a contact', 'create_contact', {
    name: 'Sven Olsen',
    title: 'CTO',
    account: 'a-sofia',
  }),
  one('Sven Olsen is a new contact at Initech, sven@initech.example', 'create_contact', {
    name: 'Sven Olsen',
    account: 'a-initech',
    email: 'sven@initech.example',
  }),
  one('do we have any contacts at Initech?', 'search_contacts', { account: 'a-initech' }),
  one('show me the companies we have nothing open with', 'search_accounts', { sales: 'no_open' }),
  one("put down acme.example as Acme's website", 'update_account', {
    account: 'a-ana',
    website: 'acme.example',
  }),
  one('Lena Vogt has a new number: +49 30 7654321', 'update_contact', {
    contact: 'c-lena',
    phone: '+49307654321',
  }),
  one('Tariq got promoted to VP of Sales', 'update_contact', { contact: 'c-tariq', title: 'VP of Sales' }),
  one('we have a new customer account: Polar Foods', 'create_account', { name: 'Polar Foods' }),
  one('list contacts without email', 'search_contacts'),
  one('Tariq is our champion in the Hoshi deal', 'add_contact_to_lead', {
    lead: 'yuki',
    contact: 'c-tariq',
    role: 'champion',
  }),
  one('show me every account Ben owns', 'search_accounts', { owner: 'ben' }),
  one('Initech has moved its website to initech.example', 'update_account', {
    account: 'a-initech',
    website: 'initech.example',
  }),
  one("enter +49 30 998877 as Tariq's phone", 'update_contact', { contact: 'c-tariq', phone: '+4930998877' }),
  one('add contact Mia Lund, mia@initech.example, Initech', 'create_contact', {
    name: 'Mia Lund',
    account: 'a-initech',
    email: 'mia@initech.example',
  }),
  one('please create a contact for Mia Lund at Initech with the title COO', 'create_contact', {
    name: 'Mia Lund',
    account: 'a-initech',
    title: 'COO',
  }),
  one('bring up Tariq', 'get_contact', { contact: 'c-tariq' }),
  one('accounts sorted by newest', 'search_accounts', { sort: 'created' }),
  one('update Lena Vogt: title CFO', 'update_contact', { contact: 'c-lena', title: 'CFO' }),
  one('change the account of Lena Vogt to Acme', 'update_contact', { contact: 'c-lena', account: 'a-ana' }),
  one('how many people do we know at Globex', 'search_contacts', { account: 'a-lia' }),
  one("correct Lena Vogt's email, it's lena.vogt@initech.example", 'update_contact', {
    contact: 'c-lena',
    email: 'lena.vogt@initech.example',
  }),
  // Nobody knows the company: somebody who may buy.
  one('add Rita Moss from Umbra Foods as a contact', 'create_lead', {
    name: 'Rita Moss',
    company: 'Umbra Foods',
  }),
  one("change Acme's website to acme.example", 'update_account', {
    account: 'a-ana',
    website: 'acme.example',
  }),
  one('update the website of initech to https://initech.example', 'update_account', {
    account: 'a-initech',
    website: 'https://initech.example',
  }),
  one("set Initech's phone to +49 40 765432", 'update_account', {
    account: 'a-initech',
    phone: '+4940765432',
  }),
  one("change Globex's industry to Food", 'update_account', {
    account: 'a-lia',
    own_fields: { Industry: 'Food' },
  }),
  one('set the phone of the account Acme to +49 40 765432', 'update_account', {
    account: 'a-ana',
    phone: '+4940765432',
  }),
  one("set Lena's title to CFO", 'update_contact', { contact: 'c-lena', title: 'CFO' }),
  one("change Tariq Aziz's email to tariq@acme.example", 'update_contact', {
    contact: 'c-tariq',
    email: 'tariq@acme.example',
  }),
  one('Lena Vogt is now head of purchasing', 'update_contact', {
    contact: 'c-lena',
    title: 'head of purchasing',
  }),
  one('Lena Vogt works at Globex now', 'update_contact', { contact: 'c-lena', account: 'a-lia' }),
  one('set the language of Yuki to Japanese', 'update_contact', {
    contact: 'c-yuki',
    own_fields: { Language: 'Japanese' },
  }),
  one('add Lena Vogt to the Bluebird deal as champion', 'add_contact_to_lead', {
    lead: 'priya',
    contact: 'c-lena',
    role: 'champion',
  }),
  one('add Tariq to Yuki Tanaka as decision maker', 'add_contact_to_lead', {
    lead: 'yuki',
    contact: 'c-tariq',
    role: 'decision_maker',
  }),
  {
    text: "change Acme's website to acme.example and set Lena's title to CFO",
    group: 'customers',
    commands: [
      { intent: 'update_account', slots: { account: 'a-ana', website: 'acme.example' } },
      { intent: 'update_contact', slots: { contact: 'c-lena', title: 'CFO' } },
    ],
  },
  one('add a note to Acme: Tom is now registered as a contact at Initech', 'add_note', {
    lead: 'ana',
    text: 'Tom is now registered as a contact at Initech',
  }),
  one("remind me to change Acme's website to acme.example", 'create_task', {
    title: "Change Acme's website to acme.example",
    lead: 'ana',
  }),
  // Nothing of this is asked for.
  ...[
    "don't change Acme's website to acme.example",
    "should I change Acme's website to acme.example?",
    "if Lena says yes, set Lena's title to CFO",
    "Nora told me to set Initech's phone to +49 40 765432",
    'do not add Rita Moss at Acme as a contact',
    "change Acme's website to acme.example, no wait, don't",
    'tomasz wants to open an account',
    "never change Lena's title to CFO",
    "Lena's email was lena@old.example",
    "Ana thinks Initech's phone is +49 40 765432",
    "I am not sure whether Lena's email is lena@initech.example",
    'Lena Vogt moved to Globex?',
    'Lena might have moved to Globex',
  ].map((text): ExpectedCommand => ({ text, group: 'customers', commands: null })),
]
