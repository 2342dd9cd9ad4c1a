import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { signWebhook } from '../worker/webhooks/send-webhook.ts'

let host: TestHost
let ben: Person
let stranger: Person
let webhook: { id: string; secret: string }

const makeWebhook = async ({ client }: Person, name: string) =>
  (
    await client
      .from('webhooks')
      .insert({ direction: 'inbound', name })
      .select('id, secret')
      .single()
      .throwOnError()
  ).data
const addressOf = ({ id, secret }: { id: string; secret: string }) =>
  `${host.url}/functions/v1/inbound-lead/${id}?token=${secret}`

const answerSchema = z.object({
  lead_id: z.uuid().optional(),
  outcome: z.string().optional(),
  error: z.string().optional(),
})
async function post(
  address: string,
  body: string | URLSearchParams | FormData,
  headers: Record<string, string> = {},
) {
  const response = await fetch(address, { method: 'POST', body, headers })
  return { status: response.status, body: answerSchema.parse(await response.json()) }
}
const postJson = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  post(address, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers })

function signed(body: string, { id = crypto.randomUUID(), age = 0, secret = webhook.secret } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - age
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,bm9uZQ== ${signWebhook(secret, id, timestamp, body)}`,
  }
}
const leads = async () =>
  (
    await ben.client
      .from('leads')
      .select('name, company, email, phone, title, value, currency, source, owner_id, created_by')
      .order('created_at')
      .throwOnError()
  ).data

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  stranger = await host.person('stranger')
  webhook = await makeWebhook(ben, 'Website')
})
afterAll(() => host.close())

it('has a secret that stands in an address as it is', () => {
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9]{32}$/)
})

it('makes a lead of JSON and keeps what has no column as a note', async () => {
  const { status, body } = await postJson(addressOf(webhook), {
    'First Name': 'Ana',
    last_name: 'Ruiz',
    'E-Mail': 'ana@acme.example',
    contact: { company_name: 'Acme', jobTitle: 'CTO', phone: '+34 600 100 200' },
    budget: '€12,500.50',
    message: 'Call me back',
    utm_campaign: 'spring',
    consent: true,
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ outcome: 'created' })
  expect(await leads()).toMatchObject([
    {
      name: 'Ana Ruiz',
      company: 'Acme',
      email: 'ana@acme.example',
      phone: '+34 600 100 200',
      title: 'CTO',
      value: 12_500.5,
      currency: 'EUR',
      source: 'Website',
      owner_id: ben.id,
      created_by: null,
    },
  ])
  const { data: note } = await ben.client
    .from('lead_activities')
    .select('body')
    .eq('kind', 'note')
    .single()
    .throwOnError()
  expect(note.body).toBe('Call me back\n\nconsent: true\nutm_campaign: spring')
})

it('takes both kinds of forms, and completes the lead that has the address', async () => {
  const first = await post(
    addressOf(webhook),
    new URLSearchParams({ name: 'Bo Lund', email: 'bo@lund.example', interest: 'Trial' }),
  )
  expect(first.status).toBe(201)
  const form = new FormData()
  form.set('your-name', 'Somebody Else')
  form.set('your-email', 'BO@lund.example')
  form.set('company', 'Lund')
  form.set('file', new Blob(['x']), 'x.txt')
  const second = await post(addressOf(webhook), form)
  expect(second).toMatchObject({ status: 200, body: { outcome: 'updated', lead_id: first.body.lead_id } })
  const [, bo] = await leads()
  expect(bo).toMatchObject({ name: 'Bo Lund', company: 'Lund' })
})

it('goes to the open sale of whoever writes, the latest first, and begins another where all are decided', async () => {
  const email = 'kai@berg.example'
  const send = async (more: Record<string, string> = {}) =>
    (await postJson(addressOf(webhook), { email, message: 'Hello', ...more })).body
  const decide = (id: string | undefined, status: string) =>
    ben.client
      .from('leads')
      .update({ status })
      .eq('id', id ?? '')
      .throwOnError()
  const first = await send({ name: 'Kai Berg', company: 'Berg' })
  await decide(first.lead_id, 'won')
  const second = await send({ phone: '7', budget: '9' })
  expect(second).toMatchObject({ outcome: 'created' })
  expect(await send({ title: 'CEO', value: '€1,000' })).toEqual({
    outcome: 'updated',
    lead_id: second.lead_id,
  })
  const { data: sales } = await ben.client
    .from('leads')
    .select('id, name, company, contact_id, status, title, value, lead_activities(kind)')
    .eq('email', email)
    .order('created_at')
    .throwOnError()
  expect(sales).toMatchObject([
    { id: first.lead_id, status: 'won', value: null },
    { id: second.lead_id, status: 'new', name: 'Kai Berg', company: 'Berg', title: 'CEO', value: 9 },
  ])
  expect(sales[1]?.contact_id).toBe(sales[0]?.contact_id)
  expect(sales.map(({ lead_activities: told }) => told.filter(({ kind }) => kind === 'note').length)).toEqual(
    [1, 2],
  )
  await send({ first_name: 'K.', last_name: 'Berg', company: 'BERG', phone: '8', title: 'CEO' })
  const { data: notes } = await ben.client
    .from('lead_activities')
    .select('body')
    .eq('lead_id', second.lead_id ?? '')
    .eq('kind', 'note')
    .order('created_at')
    .throwOnError()
  expect(notes.map(({ body }) => body)).toEqual([
    'Hello',
    'Hello\n\nvalue: 1000 EUR',
    'Hello\n\nname: K. Berg\nphone: 8',
  ])
  await decide(first.lead_id, 'contacted')
  expect(await send()).toMatchObject({ outcome: 'updated', lead_id: second.lead_id })
  await decide(second.lead_id, 'lost')
  expect(await send()).toMatchObject({ outcome: 'updated', lead_id: first.lead_id })
  // What a shop says of them is of the latest sale, an open one first.
  const [known] = await host.database.sql<{ id: string }[]>`
    select private.lead_of_email(${ben.companyId}, ${email}) as id`
  expect(known?.id).toBe(first.lead_id)
})

it.each([
  ['12.000,50', { value: 12_000.5, currency: 'USD' }],
  ['25k', { value: 25_000, currency: 'USD' }],
  ['CHF 1,2 Mio.', { value: 1_200_000, currency: 'CHF' }],
  ['£900', { value: 900, currency: 'GBP' }],
  [900.5, { value: 900.5, currency: 'USD' }],
  ['about nine hundred', { value: null, currency: 'USD' }],
])('reads the amount %j', async (budget, expected) => {
  const { body } = await postJson(addressOf(webhook), { name: 'Amount', budget })
  const { data } = await ben.client
    .from('leads')
    .select('value, currency')
    .eq('id', body.lead_id ?? '')
    .single()
    .throwOnError()
  expect(data).toEqual(expected)
})

it('takes the currency that stands beside an amount, and of a signed message nothing but what it says', async () => {
  const given = { name: 'Beside', budget: '$900', currency: 'CAD' }
  await postJson(addressOf(webhook), given)
  const body = JSON.stringify({ name: 'Signed', budget: '€1.500' })
  const { 'webhook-id': id, 'webhook-timestamp': sent_at, 'webhook-signature': signature } = signed(body)
  await host
    .client()
    .rpc('receive_webhook', {
      webhook: webhook.id,
      raw: body,
      message_id: id,
      sent_at,
      signature,
      amounts: { '€1.500': { value: 9_999, currency: 'EUR' } },
      meanings: { budget: { field: 'value', place: 0 } },
    })
    .throwOnError()
  const { data } = await ben.client
    .from('leads')
    .select('value, currency')
    .in('name', ['Beside', 'Signed'])
    .order('name')
    .throwOnError()
  expect(data).toEqual([
    { value: 900, currency: 'CAD' },
    { value: null, currency: 'USD' },
  ])
})

it('fills the company’s own fields by key and label, and notes what they do not take', async () => {
  const zoe = await host.person('zoe')
  const own = await makeWebhook(zoe, 'Own fields')
  const fields = [
    { key: 'company_size', label: 'Company size', type: 'choice', options: ['Small', 'Large'] },
    { key: 'seats', label: 'Seats', type: 'number' },
    { key: 'renewal', label: 'Renewal date', type: 'date' },
    { key: 'has_trial', label: 'On trial?', type: 'boolean' },
    { key: 'profile', label: 'Profile', type: 'url' },
    { key: 'role_here', label: 'Role', type: 'text' },
    { key: 'branch', label: 'Отрасль', type: 'text' },
  ]
  await zoe.client
    .from('lead_fields')
    .insert(fields.map((field) => ({ options: [], ...field })))
    .throwOnError()
  await zoe.client
    .from('lead_fields')
    .insert({ record: 'accounts', key: 'region', label: 'Region', type: 'text' })
    .throwOnError()
  const message = {
    name: 'Zoe Field',
    email: 'zoe@field.example',
    'company-size': 'large',
    Seats: '1,200',
    'Renewal date': '31.12.2026',
    on_trial: 'yes',
    profile: 'field.example/zoe',
    role: 'Buyer',
    отрасль: 'Food',
    region: 'North',
  }
  await postJson(addressOf(own), message)
  await postJson(addressOf(own), { email: message.email, seats: 7, has_trial: 'maybe', companySize: 'Huge' })
  const { data } = await zoe.client
    .from('leads')
    .select('title, custom, lead_activities(body)')
    .eq('email', message.email)
    .eq('lead_activities.kind', 'note')
    .order('created_at', { referencedTable: 'lead_activities' })
    .single()
    .throwOnError()
  expect(data).toEqual({
    title: null,
    custom: {
      company_size: 'Large',
      seats: 1200,
      renewal: '2026-12-31',
      has_trial: true,
      profile: 'https://field.example/zoe',
      role_here: 'Buyer',
      branch: 'Food',
    },
    lead_activities: [{ body: 'region: North' }, { body: 'seats: 7\ncompanySize: Huge\nhas_trial: maybe' }],
  })
})

it('takes the rows of a line of business, names those it refuses, and takes none into another company', async () => {
  const rows = [
    { row: 1, external_id: 's-1', customer: 'c-1', status: 'active', monthly_amount: 20 },
    { row: 2, external_id: 's-2', customer: 'c-1', status: 'asleep', monthly_amount: 20 },
  ]
  const shop = await makeWebhook(ben, 'Shop')
  const send = async (body: unknown) => {
    const response = await fetch(addressOf(shop), { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
  }
  const taken = await send({ kind: 'subscriptions', rows })
  expect(taken).toMatchObject({ status: 200, body: { created: 1, updated: 0, refused: [{ row: 2 }] } })
  expect(await send({ kind: 'subscriptions', rows: [rows[1]] })).toMatchObject({ status: 422 })
  expect((await send({ kind: 'planets', rows })).body['error']).toContain('The kinds are customers')
  expect((await send({ kind: 'orders', rows: 'all' })).body['error']).toContain('at most 1,000')
  expect((await ben.client.from('subscriptions').select('external_id').throwOnError()).data).toHaveLength(1)
  expect((await stranger.client.from('subscriptions').select('external_id').throwOnError()).data).toEqual([])
  const { data: told } = await ben.client
    .from('webhook_deliveries')
    .select('status')
    .eq('webhook_id', shop.id)
    .order('created_at', { ascending: false })
    .throwOnError()
  expect(told.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'delivered'])
})

it('takes a signed message once, and refuses what is forged, old, changed or sent again', async () => {
  const address = `${host.url}/functions/v1/inbound-lead/${webhook.id}`
  const body = JSON.stringify({ name: 'Cy Young', email: 'cy@young.example' })
  const headers = signed(body)
  expect((await post(address, body, headers)).status).toBe(201)
  expect(await post(address, body, headers)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('received before') },
  })
  const refusals = [
    [body, signed(body, { age: 301 })],
    // Further ahead than 300 s, with a margin for the time until it arrives.
    [body, signed(body, { age: -400 })],
    [`${body} `, signed(body)],
    [body, signed(body, { secret: `whsec_${'A'.repeat(32)}` })],
    [body, { ...signed(body), 'webhook-id': 'another' }],
    [body, { ...signed(body), 'webhook-timestamp': 'soon' }],
  ] as const
  for (const [text, given] of refusals) expect((await post(address, text, given)).status).toBe(401)
  const times = { ...signed(body) }
  expect(
    (await postJson(addressOf(webhook), JSON.parse(body), { 'webhook-id': times['webhook-id'] })).status,
  ).toBe(200)
  expect(
    (await postJson(addressOf(webhook), JSON.parse(body), { 'webhook-id': times['webhook-id'] })).status,
  ).toBe(409)
})

it('says what is wrong, and the log keeps it', async () => {
  const before = (await leads()).length
  const wrong = [
    [422, { hello: 'there' }, 'names a person'],
    [422, { email: 'not an address' }, 'email'],
    [422, { name: 'x'.repeat(201) }, 'name'],
    [422, ['name'], 'one JSON object'],
  ] as const
  for (const [status, body, words] of wrong)
    expect(await postJson(addressOf(webhook), body)).toMatchObject({
      status,
      body: { error: expect.stringContaining(words) },
    })
  expect((await post(addressOf(webhook), '{')).status).toBe(422)
  expect((await post(addressOf(webhook), 'x'.repeat(65_537))).status).toBe(413)
  expect((await postJson(`${addressOf(webhook)}x`, { name: 'x' })).status).toBe(401)
  expect((await postJson(`${host.url}/functions/v1/inbound-lead/${crypto.randomUUID()}`, {})).status).toBe(
    404,
  )
  expect((await postJson(`${host.url}/functions/v1/inbound-lead/x`, {})).status).toBe(404)
  expect(await postJson(addressOf(webhook), { name: 'Nul\u0000l' })).toMatchObject({ status: 201 })
  expect(
    await postJson(addressOf(webhook), { name: String.raw`Not\u0000`, email: 'nul@acme.example' }),
  ).toMatchObject({
    status: 201,
  })
  expect((await leads()).length).toBe(before + 2)
  const { data } = await ben.client
    .from('webhook_deliveries')
    .select('status, response_status, error')
    .eq('status', 'failed')
    .eq('webhook_id', webhook.id)
    .throwOnError()
  expect(data).toHaveLength(3)
  expect(data[0]).toMatchObject({ response_status: 422, error: expect.stringContaining('.') })
})

it('tells automations, rests when it is switched off, and stops a flood', async () => {
  const own = await makeWebhook(stranger, 'Flooded')
  const { data: automation } = await stranger.client
    .from('automations')
    .insert({
      name: 'Large ones',
      draft: {
        trigger: { kind: 'webhook', webhookId: own.id },
        conditions: [],
        actions: [{ id: 'a', kind: 'add_tag', tag: 'from the website' }],
      },
    })
    .select('id')
    .single()
    .throwOnError()
  await stranger.client.rpc('publish_automation', { automation: automation.id }).throwOnError()
  await stranger.client
    .from('automations')
    .update({ is_enabled: true })
    .eq('id', automation.id)
    .throwOnError()
  expect((await postJson(addressOf(own), { name: 'Di', email: 'di@example.com' })).status).toBe(201)
  const tags = async () => (await stranger.client.from('leads').select('tags').throwOnError()).data
  await expect.poll(tags).toEqual([{ tags: ['from the website'] }])
  await host.database.sql`
    insert into public.webhook_deliveries (company_id, webhook_id, event, payload)
    select ${stranger.companyId}, ${own.id}, 'webhook.received', '{}' from generate_series(1, 119)`
  expect((await postJson(addressOf(own), { name: 'Ed' })).status).toBe(429)
  await stranger.client.from('webhooks').update({ is_enabled: false }).eq('id', own.id).throwOnError()
  expect((await postJson(addressOf(own), { name: 'Ed' })).status).toBe(403)
})

it('shows its address and log to owners of its company alone', async () => {
  const invited = await ben.client
    .from('company_invitations')
    .insert({})
    .select('token')
    .single()
    .throwOnError()
  const member = await host.person('member', { invitation: invited.data.token })
  for (const { client } of [member, stranger]) {
    const seen = await client.from('webhooks').select('id').eq('id', webhook.id).throwOnError()
    expect(seen.data).toEqual([])
    const log = await client
      .from('webhook_deliveries')
      .select('id')
      .eq('webhook_id', webhook.id)
      .throwOnError()
    expect(log.data).toEqual([])
    expect((await client.rpc('rotate_webhook_secret', { webhook: webhook.id })).error).not.toBeNull()
  }
  const { data: fresh } = await ben.client
    .rpc('rotate_webhook_secret', { webhook: webhook.id })
    .throwOnError()
  expect((await postJson(addressOf(webhook), { name: 'Old secret' })).status).toBe(401)
  expect((await postJson(addressOf({ ...webhook, secret: fresh }), { name: 'New secret' })).status).toBe(201)
})
