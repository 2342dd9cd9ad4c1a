import { type SubjectKind, subjectIds } from '@parley/core/records/subject'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What was said about recording and about mail holds for the one that two became, whichever of them it was said of. */
let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

const kinds = ['lead', 'account', 'contact'] as const
const tables = { lead: 'leads', account: 'accounts', contact: 'contacts' } as const
type Mailed = Exclude<SubjectKind, 'account'>

async function add(kind: SubjectKind, name: string, email: string | null = null): Promise<string> {
  const { data } = await (kind === 'account'
    ? ben.client.from('accounts').insert({ name })
    : ben.client.from(tables[kind]).insert({ name, email })
  )
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

/** @returns the id of the merge */
async function merge(kind: SubjectKind, keep: string, drop: string, chosen = {}): Promise<string> {
  const { data } =
    kind === 'lead'
      ? await ben.client.rpc('merge_leads', { keep, drop_lead: drop, chosen }).throwOnError()
      : await ben.client
          .rpc('merge_customers', { record: tables[kind], keep, drop_record: drop, chosen })
          .throwOnError()
  return data
}
const undo = (kind: SubjectKind, id: string) =>
  kind === 'lead'
    ? ben.client.rpc('undo_merge', { merge: id }).throwOnError()
    : ben.client.rpc('undo_customer_merge', { merge: id }).throwOnError()

describe.each(kinds)('consent to be recorded, of two that are %ss', (kind) => {
  /** A conversation with somebody, and what was said about recording it. */
  async function record(id: string, title: string, method: string | null): Promise<void> {
    const { data } = await ben.client
      .from('recordings')
      .insert({ source: 'import', title, ...(kind === 'lead' && { lead_id: id }) })
      .select('id')
      .single()
      .throwOnError()
    if (kind !== 'lead')
      await host.database.sql`
        update public.recordings set account_id = ${kind === 'account' ? id : null}, contact_id = ${kind === 'contact' ? id : null}
         where id = ${data.id}`
    if (method !== null)
      await ben.client
        .from('recording_consents')
        .insert({ recording_id: data.id, method, note: title })
        .throwOnError()
  }
  /** By conversation: what was agreed, where anything was. */
  async function consents(id: string) {
    const [column] = Object.entries(subjectIds({ kind, id })).find(([, held]) => held !== null) ?? ['']
    const { data } = await ben.client
      .from('recordings')
      .select('title, recording_consents(method, note, confirmed_by)')
      .eq(column, id)
      .order('title')
      .throwOnError()
    return data.map(({ title, recording_consents: given }) => [title, given])
  }
  const said = (method: string, note: string) => [{ method, note, confirmed_by: ben.id }]

  it('stays with its conversation, and none is given to one that had none', async () => {
    const [keep, drop] = [await add(kind, `Kept ${kind}`), await add(kind, `Other ${kind}`)]
    await record(keep, `1 ${kind}`, 'everyone_agreed')
    await record(keep, `2 ${kind}`, null)
    await record(drop, `3 ${kind}`, 'own_notes')
    await record(drop, `4 ${kind}`, null)
    const ofKept = [
      [`1 ${kind}`, said('everyone_agreed', `1 ${kind}`)],
      [`2 ${kind}`, []],
    ]
    const ofOther = [
      [`3 ${kind}`, said('own_notes', `3 ${kind}`)],
      [`4 ${kind}`, []],
    ]
    const id = await merge(kind, keep, drop)
    expect(await consents(keep)).toEqual([...ofKept, ...ofOther])
    await undo(kind, id)
    expect([await consents(keep), await consents(drop)]).toEqual([ofKept, ofOther])
  })

  it('stays withdrawn where it was withdrawn', async () => {
    const [keep, drop] = [await add(kind, `Stay ${kind}`), await add(kind, `Go ${kind}`)]
    await record(drop, `5 ${kind}`, 'everyone_agreed')
    await ben.client.from('recording_consents').delete().eq('note', `5 ${kind}`).throwOnError()
    await merge(kind, keep, drop)
    expect(await consents(keep)).toEqual([[`5 ${kind}`, []]])
  })
})

describe.each(['lead', 'contact'] as const)('mail to two that are %ss', (kind) => {
  const first = '2026-01-01T00:00:00+00:00'
  const later = '2026-02-01T00:00:00+00:00'
  async function marks(id: string) {
    const { data } = await ben.client
      .from(tables[kind])
      .select('email, email_opt_out_at, email_bounced_at, email_bounce_reason')
      .eq('id', id)
      .single()
      .throwOnError()
    return data
  }
  const refuse = (of: Mailed, id: string, at: string | null) =>
    host.database
      .sql`update ${host.database.sql(`public.${tables[of]}`)} set email_opt_out_at = ${at} where id = ${id}`
  const bounce = (id: string) =>
    host.database.sql`
      update ${host.database.sql(`public.${tables[kind]}`)} set email_bounced_at = ${later}, email_bounce_reason = 'No such user'
       where id = ${id}`
  const send = (id: string) =>
    kind === 'lead'
      ? ben.client.rpc('send_lead_email', { lead: id, subject: 'Hi', body: 'Hi' })
      : ben.client.rpc('send_contact_email', { contact: id, subject: 'Hi', body: 'Hi' })

  it.each([
    ['the one that stays', first, null],
    ['the other', null, first],
    ['both', first, later],
  ] as const)('is refused for good where %s asked for no more', async (who, ofKept, ofOther) => {
    const name = `${kind} ${who}`
    const email = `${kind}-${who.replaceAll(' ', '-')}@refused.example`
    const [keep, drop] = [await add(kind, name, email), await add(kind, `${name} again`, `2-${email}`)]
    await refuse(kind, keep, ofKept)
    await refuse(kind, drop, ofOther)
    const id = await merge(kind, keep, drop)
    expect((await marks(keep)).email_opt_out_at).toBe(first)
    expect((await send(keep)).error?.message).toContain('has asked for no more mail')
    await undo(kind, id)
    expect((await marks(drop)).email_opt_out_at).toBe(ofOther)
  })

  it('is refused by the link of an earlier mail to either', async () => {
    const [keep, drop] = [
      await add(kind, `Linked ${kind}`, `${kind}@linked.example`),
      await add(kind, `Linked ${kind} again`, `${kind}-2@linked.example`),
    ]
    const { sql } = host.database
    await sql`insert into private.mail_tokens ${sql({ token: `of ${kind}`, [`${kind}_id`]: drop })}`
    await merge(kind, keep, drop)
    await host
      .client()
      .rpc('refuse_lead_email', { token: `of ${kind}` })
      .throwOnError()
    expect((await send(keep)).error?.message).toContain('has asked for no more mail')
  })

  it('goes to the address that works: the mark of the other goes with the other', async () => {
    const [bad, good] = [`bad-${kind}@marks.example`, `good-${kind}@marks.example`]
    const [keep, drop] = [
      await add(kind, `Marked ${kind}`, bad),
      await add(kind, `Marked ${kind} again`, good),
    ]
    await bounce(keep)
    const before = await marks(keep)
    const id = await merge(kind, keep, drop, { email: good })
    expect(await marks(keep)).toMatchObject({
      email: good,
      email_bounced_at: null,
      email_bounce_reason: null,
    })
    await undo(kind, id)
    expect(await marks(keep)).toEqual(before)
  })

  it('stays marked where the address that it came back from is taken', async () => {
    const [bad, good] = [`bad-${kind}@taken.example`, `good-${kind}@taken.example`]
    const [keep, drop] = [await add(kind, `Taken ${kind}`, good), await add(kind, `Taken ${kind} again`, bad)]
    await bounce(drop)
    await merge(kind, keep, drop, { email: bad })
    expect(await marks(keep)).toMatchObject({ email: bad, email_bounce_reason: 'No such user' })
    expect((await send(keep)).error?.message).toContain('came back')
  })
})
