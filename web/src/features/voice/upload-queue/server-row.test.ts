import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, signIn } from '~/data/testing/page.ts'
import type { LocalRecording } from './local-recording.ts'

let page: ReturnType<typeof openPage>
/** One after the other; then all is well. */
let answers: Response[]
let row: typeof import('./server-row.ts').serverRow
beforeEach(async () => {
  vi.resetModules()
  answers = []
  page = openPage(() => answers.shift() ?? new Response(null, { status: 204 }))
  row = (await import('./server-row.ts')).serverRow
  await signIn('ana')
  page.requests.splice(0)
})
afterAll(() => void vi.unstubAllGlobals())

const recording: LocalRecording = {
  id: 'a',
  companyId: 'c',
  userId: 'ana',
  source: 'microphone',
  title: 'Call with Acme',
  mimeType: 'audio/webm',
  objectName: 'c/a/audio.webm',
  startedAt: '2026-11-21T07:00:00Z',
  state: 'stopped',
  seconds: 61,
  channels: 2,
  bytes: 100,
  pieces: 3,
  uploadUrl: null,
  isKnownToServer: false,
  consent: { id: 'consent-a', method: 'everyone_agreed', told: 'Ben', means: 'said' },
  language: 'de',
  about: { kind: 'lead', id: 'acme' },
  speakerNames: { '0': 'Ana' },
  bookmarks: [{ id: 'mark', seconds: 12 }],
  captions: [{ start: 0, end: 2, text: 'Hello' }],
}
const bare: LocalRecording = { ...recording, channels: 0, consent: null, bookmarks: [], captions: [] }
delete bare.language
delete bare.about
delete bare.speakerNames

const fault = (code: string, status: number) => Response.json({ code, message: `fault ${code}` }, { status })
const sent = () =>
  Promise.all(
    page.requests.map(async (request) => {
      const body: unknown = await request.clone().json()
      return [new URL(request.url).pathname.replace('/rest/v1/', ''), body]
    }),
  )
const paths = () => page.requests.map(({ url }) => new URL(url).pathname.replace('/rest/v1/', ''))

describe('a recording on the server', () => {
  it('has all that was said of it, and the consent as it was given', async () => {
    await row.ensure(recording)
    expect(await sent()).toEqual([
      [
        'recordings',
        {
          id: 'a',
          company_id: 'c',
          title: 'Call with Acme',
          source: 'microphone',
          recorded_at: '2026-11-21T07:00:00Z',
          storage_path: 'c/a/audio.webm',
          mime_type: 'audio/webm',
          channels: 2,
          language: 'de',
          language_origin: 'chosen',
          speaker_names: { '0': 'Ana' },
          lead_id: 'acme',
          account_id: null,
          contact_id: null,
        },
      ],
      [
        'recording_consents',
        {
          id: 'consent-a',
          company_id: 'c',
          recording_id: 'a',
          method: 'everyone_agreed',
          told: 'Ben',
          means: 'said',
        },
      ],
    ])
  })

  it('claims nothing that was not said: no language, no channels, no consent', async () => {
    await row.ensure(bare)
    const [[, body] = []] = await sent()
    expect(page.requests).toHaveLength(1)
    for (const name of ['channels', 'language', 'language_origin', 'speaker_names', 'lead_id'])
      expect(body).not.toHaveProperty(name)
  })

  it('is made once, however often it is asked for', async () => {
    answers = [fault('23505', 409), fault('23505', 409)]
    await expect(row.ensure(recording)).resolves.toBeUndefined()
    expect(paths()).toEqual(['recordings', 'recording_consents'])
  })

  it.each([
    ['deleted', '23503', 409],
    ['given away', '42501', 403],
  ])('is kept without its lead where that was %s meanwhile', async (_, code, status) => {
    answers = [fault(code, status)]
    await row.ensure(recording)
    const bodies = (await sent()).map(([, body]) => body)
    expect(paths()).toEqual(['recordings', 'recordings', 'recording_consents'])
    expect(bodies[1]).toMatchObject({ id: 'a', title: 'Call with Acme' })
    expect(bodies[1]).not.toHaveProperty('lead_id')
  })

  it('that may not be made is told, not tried without what it is about', async () => {
    answers = [fault('42501', 403)]
    await expect(row.ensure(bare)).rejects.toMatchObject({ status: 403, message: 'fault 42501' })
    answers = [fault('42501', 403), fault('42501', 403)]
    await expect(row.ensure(recording)).rejects.toMatchObject({ status: 403 })
    answers = [fault('XX000', 500)]
    page.requests.splice(0)
    await expect(row.ensure(recording)).rejects.toMatchObject({ status: 500 })
    expect(paths()).toEqual(['recordings'])
  })

  it('is not begun without its consent', async () => {
    answers = [new Response(null, { status: 201 }), fault('XX000', 500)]
    await expect(row.ensure(recording)).rejects.toMatchObject({ status: 500 })
  })
})

describe('the end of a recording', () => {
  it('comes with what was understood and marked while recording, before it is told', async () => {
    await row.stop(recording)
    const requests = await sent()
    expect(requests.map(([path]) => path)).toEqual(['recordings', 'recording_insights', 'rpc/stop_recording'])
    expect(requests[0]?.[1]).toEqual({ live_captions: [{ start: 0, end: 2, text: 'Hello' }] })
    expect(new URL(page.requests[0]?.url ?? '').searchParams.get('id')).toBe('eq.a')
    expect(requests[1]?.[1]).toEqual([
      expect.objectContaining({
        id: 'mark',
        recording_id: 'a',
        kind: 'bookmark',
        start_seconds: 12,
        end_seconds: 12,
      }),
    ])
    expect(requests[2]?.[1]).toEqual({ recording: 'a', seconds: 61 })
  })

  it('sent twice adds no second bookmark', async () => {
    await row.stop(recording)
    expect(page.requests[1]?.headers.get('Prefer')).toContain('resolution=ignore-duplicates')
    expect(new URL(page.requests[1]?.url ?? '').searchParams.get('on_conflict')).toBe('id')
  })

  it('overwrites no captions where none were understood', async () => {
    await row.stop(bare)
    expect(paths()).toEqual(['rpc/stop_recording'])
  })

  it.each([0, 1, 2])('is not told where step %i before it failed', async (step) => {
    answers = [
      ...Array.from({ length: step }, () => new Response(null, { status: 204 })),
      fault('XX000', 500),
    ]
    await expect(row.stop(recording)).rejects.toMatchObject({ status: 500 })
    expect(page.requests).toHaveLength(step + 1)
  })
})

describe('whether the whole sound arrived', () => {
  it('is answered by the server alone: a refusal of its own means not yet', async () => {
    expect(await row.finish(recording)).toBe(true)
    answers = [fault('P0001', 400)]
    expect(await row.finish(recording)).toBe(false)
  })

  it('is not known where the server fails, so that nothing leaves the disk', async () => {
    answers = [fault('XX000', 500)]
    await expect(row.finish(recording)).rejects.toMatchObject({ status: 500 })
  })
})
