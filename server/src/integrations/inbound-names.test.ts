import { importColumns, namesOf } from '@parley/core/leads/import/subjects'
import { type Field, type FieldType, keyOf } from '@parley/core/records/field'
import { importableFields } from '@parley/core/records/lead'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Every name by which files know a field of a lead is sent to an inbound webhook, so that files and messages know the same. */
let host: TestHost
let ben: Person
let webhook: { id: string; secret: string }

const answerSchema = z.object({ lead_id: z.uuid() })
async function send(message: Readonly<Record<string, unknown>>): Promise<string> {
  const response = await fetch(
    `${host.url}/functions/v1/inbound-lead/${webhook.id}?token=${webhook.secret}`,
    { method: 'POST', body: JSON.stringify(message), headers: { 'Content-Type': 'application/json' } },
  )
  return answerSchema.parse(await response.json()).lead_id
}

/** What became of a message: the columns of its lead, and what its note says. */
async function leadOf(id: string): Promise<Record<string, unknown> & { note: string }> {
  const { data } = await ben.client
    .from('leads')
    .select('*, lead_activities(body)')
    .eq('id', id)
    .eq('lead_activities.kind', 'note')
    .single()
    .throwOnError()
  const { lead_activities: notes, ...lead } = data
  return { ...lead, note: notes.map(({ body }) => body).join('\n') }
}

type Said = (place: number, label: string) => string
const words: Said = (place, label) => `${label} ${place}`

/** What a message says of a field, and what its lead holds then, by the type of the field; null where messages fill none. */
const saidOf: Readonly<Record<FieldType, Said | null>> = {
  text: words,
  longText: words,
  choice: null,
  email: (place) => `ada@firm-${place}.example`,
  phone: (place) => `+49 30 ${place}`,
  url: (place) => `https://firm-${place}.example`,
  amount: (place) => `${1000 + place}`,
  currency: () => 'CHF',
  // What only the company says of its sale, or another product of its records.
  stage: null,
  pipeline: null,
  colleague: null,
  tags: null,
  day: null,
  moment: null,
  id: null,
  score: null,
  rhythm: null,
  lead: null,
  account: null,
  contact: null,
  // Each of the company's own fields is filled by itself.
  custom: null,
}
/** What is said of a sale that is over. */
const isOfMessages = ({ type, column }: Field) => saidOf[type] !== null && column !== 'lost_reason'

const given: Readonly<Record<string, (place: number) => string>> = {
  ...Object.fromEntries(
    importableFields
      .filter(isOfMessages)
      .map((field) => [keyOf(field), (place: number) => saidOf[field.type]?.(place, field.label) ?? '']),
  ),
  note: (place) => `Hello ${place}`,
}
const parts = ['first_name', 'last_name']
const namesByField = new Map(importColumns.leads.map((column) => [column.key, namesOf(column)]))
const namesFor = (field: string) => namesByField.get(field) ?? []

const notOfMessages = [
  ...importableFields.filter((field) => !isOfMessages(field)).map((field) => keyOf(field)),
  'outcome',
  'account_key',
  'contact_key',
  'activity_kind',
  'activity_at',
]

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  const { data } = await ben.client
    .from('webhooks')
    .insert({ direction: 'inbound', name: 'Website' })
    .select('id, secret')
    .single()
    .throwOnError()
  webhook = data
})
afterAll(() => host.close())

it('takes a form in German as a file would be taken', async () => {
  const id = await send({
    Ansprechpartner: 'Ida Lund',
    Firmenname: 'Lund KG',
    'E-Mail-Adresse': 'ida@lund.example',
    Telefonnummer: '+49 30 1234',
    Auftragswert: '1.200,50',
    Währung: 'CHF',
    'Nächster Schritt': 'Angebot',
    Bemerkung: 'Nachmittags',
  })
  expect(await leadOf(id)).toMatchObject({
    name: 'Ida Lund',
    company: 'Lund KG',
    email: 'ida@lund.example',
    phone: '+49 30 1234',
    value: 1200.5,
    currency: 'CHF',
    next_step: 'Angebot',
    note: 'Nachmittags',
  })
})

it.each([
  [{ Vorname: 'Ida', Name: 'Lund' }, 'Ida Lund'],
  [{ Name: 'Lund', Vorname: 'Ida' }, 'Ida Lund'],
  [{ Vorname: 'Ida', Nachname: 'Lund' }, 'Ida Lund'],
  [{ Vorname: 'Ida', Nachname: 'Lund', Name: 'Lund' }, 'Ida Lund'],
  [{ Prénom: 'Léa', Nom: 'Petit' }, 'Léa Petit'],
  [{ Nom: 'Léa Petit' }, 'Léa Petit'],
  [{ Nombre: 'Ana', Apellidos: 'Ruiz Gil' }, 'Ana Ruiz Gil'],
  [{ Nome: 'Gia', Cognome: 'Riva' }, 'Gia Riva'],
  [{ 'First name': 'Joe', Name: 'Ford' }, 'Joe Ford'],
  [{ first_name: 'Joe', name: 'Ford' }, 'Joe Ford'],
  [{ 'First name': 'Joe', 'Last name': 'Ford' }, 'Joe Ford'],
  [{ Vorname: 'Ida', Name: 'Ida Lund' }, 'Ida Lund'],
  [{ Vorname: 'Ida', Name: 'LUND, Ida' }, 'LUND, Ida'],
  [{ Prénom: 'Léa', Nom: 'Lea Petit' }, 'Lea Petit'],
  [{ Vorname: 'Ida', Name: 'Lund', Ansprechpartner: 'Ida Lund' }, 'Ida Lund'],
  [{ 'First name': 'Bob', 'Full name': 'Robert Smith' }, 'Robert Smith'],
  [{ Vorname: 'Ida', Name: ' ' }, 'Ida'],
  [{ Vorname: '', Name: 'Lund' }, 'Lund'],
  [{ lead: { Vorname: 'Ida', Name: 'Lund' } }, 'Ida Lund'],
])('puts a name together out of %j', async (message, name) => {
  const lead = await leadOf(await send(message))
  expect(lead).toMatchObject({ name, note: '' })
})

it('keeps the first name beside a name for an open sale too', async () => {
  const email = 'ida@open.example'
  const id = await send({ email, Vorname: 'Ida', Name: 'Lund' })
  expect(await send({ email, Vorname: 'Ida', Name: 'Berg' })).toBe(id)
  expect(await leadOf(id)).toMatchObject({ name: 'Ida Lund', note: 'name: Ida Berg' })
})

it('says of every field whether messages fill it', () => {
  expect([...Object.keys(given), ...parts, ...notOfMessages].toSorted()).toEqual(
    [...namesByField.keys()].toSorted(),
  )
})

it('knows every name of a field that messages fill', async () => {
  const fields = Object.keys(given)
  const most = Math.max(...fields.map((field) => namesFor(field).length))
  const unknown: string[] = []
  for (let place = 0; place < most; place += 1) {
    // A field that has fewer names goes by its own.
    const nameOf = (field: string) => namesFor(field)[place] ?? field
    const said = (field: string) => given[field]?.(place) ?? ''
    const lead = await leadOf(
      await send(Object.fromEntries(fields.map((field) => [nameOf(field), said(field)]))),
    )
    const held = (field: string) => (field === 'note' ? lead.note.split('\n')[0] : String(lead[field]))
    for (const field of fields) if (held(field) !== said(field)) unknown.push(`${nameOf(field)} > ${field}`)
  }
  for (const part of parts)
    for (const name of namesFor(part)) {
      const lead = await leadOf(await send({ [name]: 'Ruiz', email: `${part}-${name}@ruiz.example` }))
      if (lead['name'] !== 'Ruiz') unknown.push(`${name} > ${part}`)
    }
  expect(unknown).toEqual([])
})

it('notes what a message says of the company’s own', async () => {
  const names = [...notOfMessages.flatMap(namesFor), 'owner_id', 'custom', 'company_id', 'score']
  // All at once are more than a note holds.
  for (let start = 0; start < names.length; start += 300) {
    const some = names.slice(start, start + 300)
    const lead = await leadOf(
      await send({ name: 'Visitor', ...Object.fromEntries(some.map((name) => [name, 'x'])) }),
    )
    expect(lead).toMatchObject({
      status: 'new',
      pipeline: 'sales',
      owner_id: ben.id,
      tags: [],
      custom: {},
      expected_close_on: null,
      lost_reason: null,
    })
    expect(lead.note.split('\n').toSorted()).toEqual(some.map((name) => `${name}: x`).toSorted())
  }
})

it('lets whoever sends a message fill nothing else, whatever they say that its names mean', async () => {
  const { data } = await host
    .client()
    .rpc('receive_webhook', {
      webhook: webhook.id,
      raw: '',
      token: webhook.secret,
      body: { name: 'Eve', email: 'eve@lund.example', stage: 'won', boss: crypto.randomUUID(), words: 'CEO' },
      meanings: {
        stage: { field: 'status', place: 0 },
        boss: { field: 'owner_id', place: 0 },
        email: { field: 'name', place: -1 },
        words: { field: 'title', place: 'first' },
      },
    })
    .throwOnError()
  expect(await leadOf(answerSchema.parse(data).lead_id)).toMatchObject({
    name: 'Eve',
    email: 'eve@lund.example',
    title: 'CEO',
    status: 'new',
    owner_id: ben.id,
  })
  for (const meanings of ['x', ['x'], { name: 'x' }, 1]) {
    const answer = await host
      .client()
      .rpc('receive_webhook', {
        webhook: webhook.id,
        raw: '',
        token: webhook.secret,
        body: { name: 'Eve' },
        meanings,
      })
      .throwOnError()
    expect(answer.data).toMatchObject({ status: 201 })
  }
})

it('notes what it says of a field that a lead is given, where its type is no text, and takes the text', async () => {
  const { sql } = host.database
  await sql.unsafe(`alter table public.leads add motto text, add renews_on date, add rating numeric,
    add tier text check (tier in ('gold', 'silver'))`)
  const id = await send({ name: 'Eve', motto: 'Onward', renews_on: 'soon', rating: 'high', tier: 'bronze' })
  // The API hears of new columns a moment later.
  const [lead] = await sql`select motto, renews_on, rating, tier from public.leads where id = ${id}`
  expect(lead).toEqual({ motto: 'Onward', renews_on: null, rating: null, tier: null })
  const { note } = await leadOf(id)
  expect(note.split('\n')).toEqual(['rating: high', 'renews_on: soon', 'tier: bronze'])
  await sql.unsafe(
    'alter table public.leads drop motto cascade, drop renews_on cascade, drop rating cascade, drop tier cascade',
  )
})

it('is reached by one function alone', async () => {
  const found = await host.database.sql<{ name: string }[]>`
    select proname as name from pg_catalog.pg_proc where proname in ('receive_webhook', 'read_inbound_lead', 'inbound_names') order by 1`
  expect(found.map(({ name }) => name)).toEqual(['read_inbound_lead', 'receive_webhook'])
})
