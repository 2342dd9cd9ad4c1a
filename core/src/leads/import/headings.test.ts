import { describe, expect, it } from 'vitest'
import { saleNames } from '../../records/shared-names.ts'
import { describeMappingProblem, guessMapping } from './fields.ts'
import { foldHeading } from './fold-heading.ts'
import { guessSubject } from './guess-subject.ts'
import { type ImportSubject, importSubjects } from './import-subjects.ts'
import { importColumns, namesOf } from './subjects.ts'

const allLeftOut = (headings: readonly string[]) =>
  new Map(headings.map((heading) => [foldHeading(heading), null]))

/** "Heading > what it fills" each; "-" for what is left out. */
const exports: readonly [product: string, subject: ImportSubject, columns: string][] = [
  [
    'HubSpot deals',
    'leads',
    'Record ID > id, Deal Name > deal_name, Deal Stage > status, Close Date > expected_close_on, Deal owner > owner, Amount > value, Currency > currency, Create Date > created_at, Last Activity Date > last_activity_at, Closed Lost Reason > lost_reason, Deal Description > note, Next step > next_step, Associated Contact > name, Associated Company > company, Pipeline > pipeline',
  ],
  [
    'HubSpot companies',
    'accounts',
    'Record ID > id, Company name > name, Company owner > owner, Create Date > created_at, Phone Number > phone, Company Domain Name > domain, Website URL > website, Street Address > address, City > address, State/Region > address, Postal Code > address, Country/Region > address, Description > note, Industry > -',
  ],
  [
    'HubSpot contacts',
    'contacts',
    'Record ID > id, First Name > first_name, Last Name > last_name, Email > email, Phone Number > phone, Job Title > title, Contact owner > account_owner, Company Name > account, Lead Status > -, Create Date > created_at, Primary Associated Company ID > account_key',
  ],
  [
    'Salesforce opportunities',
    'leads',
    'Opportunity ID > id, Opportunity Name > deal_name, Account Name > company, Stage > status, Amount > value, Opportunity Currency > currency, Close Date > expected_close_on, Created Date > created_at, Opportunity Owner > owner, Lead Source > source, Next Step > next_step, Description > note, Loss Reason > lost_reason, Account ID > account_key, Last Activity > last_activity_at',
  ],
  [
    'Salesforce accounts',
    'accounts',
    'Account ID > id, Account Name > name, Account Owner > owner, Website > website, Phone > phone, Billing Street > address, Billing City > address, Billing State/Province > address, Billing Zip/Postal Code > address, Billing Country > address, Description > note, Created Date > created_at',
  ],
  [
    'Salesforce contacts',
    'contacts',
    'Contact ID > id, First Name > first_name, Last Name > last_name, Title > title, Email > email, Phone > phone, Account Name > account, Account ID > account_key, Description > note',
  ],
  [
    'Pipedrive deals',
    'leads',
    'Deal - ID > id, Deal - Title > deal_name, Deal - Value > value, Deal - Currency > currency, Deal - Organization > company, Deal - Contact person > name, Deal - Stage > status, Deal - Status > outcome, Deal - Owner > owner, Deal - Deal created > created_at, Deal - Won time > closed_at, Deal - Lost time > closed_at, Deal - Deal closed on > closed_at, Deal - Lost reason > lost_reason, Deal - Expected close date > expected_close_on, Deal - Label > tags, Deal - Last activity date > last_activity_at',
  ],
  [
    'Pipedrive organizations',
    'accounts',
    'Organization - ID > id, Organization - Name > name, Organization - Owner > owner, Organization - Address > address, Organization - City/town/village/locality of Address > address, Organization - ZIP/Postal code of Address > address, Organization - Country of Address > address, Organization - Label > tags, Organization - Organization created > created_at',
  ],
  [
    'Pipedrive people',
    'contacts',
    'Person - ID > id, Person - Name > name, Person - Email - Work > email, Person - Phone - Work > phone, Person - Organization > account, Person - Job title > title, Person - Label > tags, Person - Person created > created_at',
  ],
  [
    'Zoho deals',
    'leads',
    'Record Id > id, Deal Owner > owner, Deal Name > deal_name, Amount > value, Currency > currency, Stage > status, Account Name > company, Account Name.id > account_key, Contact Name > name, Contact Name.id > contact_key, Closing Date > expected_close_on, Created Time > created_at, Lead Source > source, Next Step > next_step, Description > note, Reason For Loss > lost_reason, Tag > tags, Last Activity Time > last_activity_at',
  ],
  [
    'Zoho accounts',
    'accounts',
    'Record Id > id, Account Owner > owner, Account Name > name, Phone > phone, Website > website, Billing Street > address, Billing City > address, Billing State > address, Billing Code > address, Billing Country > address, Description > note, Created Time > created_at',
  ],
  [
    'Zoho contacts',
    'contacts',
    'Record Id > id, Contact Owner > account_owner, First Name > first_name, Last Name > last_name, Account Name > account, Account Name.id > account_key, Email > email, Phone > phone, Title > title, Description > note',
  ],
  [
    'Close opportunities',
    'leads',
    'id > id, lead_id > account_key, lead_name > company, contact_name > name, user_name > owner, status_label > status, status_type > outcome, value > value, value_currency > currency, note > note, date_created > created_at, date_won > closed_at, date_lost > closed_at',
  ],
  [
    'Close leads',
    'accounts',
    'lead_id > id, display_name > name, description > note, url > website, date_created > created_at',
  ],
  [
    'Close contacts',
    'contacts',
    'contact_id > id, lead_id > account_key, lead_name > account, name > name, title > title, primary_email > email, primary_phone > phone',
  ],
  [
    'Twenty opportunities',
    'leads',
    'Id > id, Name > name, Amount / Amount > value, Amount / Currency > currency, Close date > expected_close_on, Stage > status, Company / Id > account_key, Creation date > created_at',
  ],
  [
    'Twenty companies',
    'accounts',
    'Id > id, Name > name, Domain Name / Link URL > website, Address / Address 1 > address, Address / Address City > address, Address / Address Postcode > address, Address / Address Country > address, Creation date > created_at',
  ],
  [
    'Twenty people',
    'contacts',
    'Id > id, Name / First Name > first_name, Name / Last Name > last_name, Emails / Primary Email > email, Phones / Primary Phone Number > phone, Job Title > title, Company / Id > account_key',
  ],
  [
    'HubSpot notes',
    'notes',
    'Record ID > id, Activity date > activity_at, Note body > note, Activity assigned to > author, Associated Contact > contact, Associated Contact IDs > contact_key, Associated Company > account, Associated Company IDs > account_key, Associated Deal > lead, Associated Deal IDs > lead_key, Create date > made_at',
  ],
  [
    'HubSpot calls',
    'notes',
    'Record ID > id, Call Title > topic, Call notes > note, Call outcome > note, Call duration > -, Activity date > activity_at, Call owner > author, Associated Contact > contact, Associated Deal > lead',
  ],
  [
    'HubSpot meetings',
    'notes',
    'Record ID > id, Meeting name > topic, Meeting description > note, Internal meeting notes > note, Meeting start time > activity_at, Meeting outcome > note, Associated Company IDs > account_key',
  ],
  [
    'Salesforce tasks',
    'notes',
    'Id > id, WhoId > contact_key, WhatId > any_key, Subject > topic, ActivityDate > activity_at, Status > is_done, OwnerId > author, Description > note, Type > activity_kind, AccountId > account_key, CreatedDate > made_at',
  ],
  [
    'Salesforce notes',
    'notes',
    'Id > id, ParentId > any_key, Title > topic, Body > note, OwnerId > author, CreatedDate > made_at, IsPrivate > -',
  ],
  [
    'a Salesforce report of activities',
    'notes',
    'Subject > topic, Date > activity_at, Assigned > author, Contact > contact, Company / Account > account, Opportunity > lead, Full Comments > note, Task Subtype > activity_kind',
  ],
  [
    'Pipedrive activities',
    'notes',
    'Activity - Subject > topic, Activity - Type > activity_kind, Activity - Due date > activity_at, Activity - Done > is_done, Activity - Note > note, Activity - Deal > lead, Activity - Contact person > contact, Activity - Organization > account, Activity - Assigned to user > author, Activity - Add time > made_at',
  ],
  [
    'Pipedrive notes',
    'notes',
    'ID > id, Content > note, Deal > lead, Person > contact, Organization > account, User > author, Add time > made_at',
  ],
  [
    'Zoho notes',
    'notes',
    'Record Id > id, Note Owner > author, Note Title > topic, Note Content > note, Parent ID > any_key, Created Time > made_at',
  ],
  [
    'Zoho calls',
    'notes',
    'Record Id > id, Call Owner > author, Subject > topic, Call Type > -, Call Start Time > activity_at, Call Duration > -, Contact Name > contact, Contact Name.id > contact_key, Related To > any, Call Result > note, Description > note',
  ],
  [
    'notes in German',
    'notes',
    'Firma > account, Kontakt > contact, Datum > activity_at, Art > activity_kind, Betreff > topic, Notiz > note',
  ],
  [
    'a list in German',
    'leads',
    'Vorname > first_name, Name > last_name, Firma > company, E-Mail-Adresse > email, Telefonnummer > phone, Phase > status, Betrag > value, Währung > currency, Abschlussdatum > expected_close_on, Erstellt am > created_at, Zuständig > owner, Verlustgrund > lost_reason, Notizen > note, Nächster Schritt > next_step, Quelle > source, Schlagwörter > tags, Gewonnen am > closed_at, Verloren am > closed_at',
  ],
  [
    'a list in French',
    'leads',
    'Prénom > first_name, Nom > last_name, Société > company, Adresse e-mail > email, Téléphone > phone, Étape > status, Montant > value, Devise > currency, Date de clôture > expected_close_on, Date de création > created_at, Propriétaire > owner, Motif de perte > lost_reason, Remarques > note, Prochaine étape > next_step',
  ],
  [
    'a list in Spanish',
    'leads',
    'Nombre > first_name, Apellidos > last_name, Empresa > company, Correo electrónico > email, Teléfono > phone, Etapa > status, Importe > value, Moneda > currency, Fecha de cierre > expected_close_on, Fecha de creación > created_at, Propietario > owner, Motivo de pérdida > lost_reason, Notas > note, Próximo paso > next_step, Etiquetas > tags',
  ],
]

describe.each(exports)('%s', (_product, subject, columns) => {
  const pairs = columns.split(', ').map((column) => column.split(' > '))
  const headings = pairs.map(([heading]) => heading ?? '')

  it('is known for what it holds', () => expect(guessSubject(headings)).toBe(subject))

  it('fills its fields without a hand', () => {
    const mapping = guessMapping(headings, new Map(), [], subject)
    expect(headings.map((heading, index) => `${heading} > ${mapping[index] ?? '-'}`)).toEqual(
      columns.split(', '),
    )
    expect(describeMappingProblem(mapping, subject)).toBeNull()
  })

  it('fills them though all were left out once', () =>
    expect(guessMapping(headings, allLeftOut(headings), [], subject)).toEqual(
      guessMapping(headings, new Map(), [], subject),
    ))
})

it.each(importSubjects)(
  'takes in each heading that names a field of %s, though it was left out once',
  (subject) => {
    const names = [
      ...importColumns[subject].flatMap(namesOf),
      ...(subject === 'notes' ? [] : ['nom', 'nombre', 'nome']),
      ...(subject === 'leads' ? saleNames : []),
    ]
    const guess = (name: string, remembered = new Map<string, null>()) =>
      guessMapping([name], remembered, [], subject)[0]
    expect(names.filter((name) => guess(name) === null)).toEqual([])
    expect(names.filter((name) => guess(name, allLeftOut([name])) !== guess(name))).toEqual([])
  },
)

it('takes a field of the company’s own in though it was left out once', () =>
  expect(guessMapping(['Plan'], allLeftOut(['Plan']), [{ key: 'custom:plan', label: 'Plan' }])).toEqual([
    'custom:plan',
  ]))

it('keeps out a second name of a sale that would need a field of its own', () =>
  expect(guessMapping(['Deal', 'Deal name'], allLeftOut(['Deal', 'Deal name']))).toEqual([null, 'deal_name']))

it('takes what was mapped to a field that is gone as if nothing had been said', () =>
  expect(guessMapping(['Opportunity name'], new Map([['opportunityname', 'custom:gone']]))).toEqual([
    'deal_name',
  ]))

it.each(importSubjects)('knows no two fields of %s by one name', (subject) => {
  const names = importColumns[subject].flatMap(namesOf)
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([])
})

it('takes a heading that is the label of a sale’s name before one that only may be', () =>
  expect(guessMapping(['Deal', 'Deal name', 'Company'])).toEqual(['new:text', 'deal_name', 'company']))

it.each([[['Name', 'Firma', 'E-Mail', 'Telefon', 'Notizen']], [['Full Name', 'Email', 'Company']]])(
  '%j may hold leads or contacts',
  (headings) => expect(guessSubject(headings)).toBeUndefined(),
)

it('takes a first name alone for the name', () => {
  expect(guessMapping(['Nombre', 'Empresa'])).toEqual(['name', 'company'])
  expect(guessMapping(['Nom', 'Société'])).toEqual(['name', 'company'])
})
