import { expect, test } from 'vitest'
import {
  elapsedMilliseconds,
  nextSession,
  type RecordingEvent,
  type RecordingSession,
} from './recording-session.ts'

const run = (...events: RecordingEvent[]) => events.reduce<RecordingSession>(nextSession, { phase: 'idle' })
const begun: RecordingEvent[] = [{ type: 'request' }, { type: 'start', id: 'a', at: 1000 }]

test('pauses do not count', () => {
  const session = run(...begun, { type: 'pause', at: 4000 }, { type: 'resume', at: 9000 })
  expect(elapsedMilliseconds(session, 9500)).toBe(3500)
  expect(nextSession(session, { type: 'stop', at: 10_000 })).toEqual({
    phase: 'stopping',
    id: 'a',
    elapsed: 4000,
  })
})

test('stopping while paused keeps what was recorded', () => {
  const session = run(...begun, { type: 'pause', at: 2500 }, { type: 'stop', at: 60_000 })
  expect(session).toEqual({ phase: 'stopping', id: 'a', elapsed: 1500 })
})

test('only what is on disk ends a session', () => {
  expect(run(...begun, { type: 'kept' }).phase).toBe('recording')
  expect(run(...begun, { type: 'stop', at: 2000 }, { type: 'kept' }).phase).toBe('idle')
})

test('a second press, and an answer that comes too late, change nothing', () => {
  expect(run({ type: 'start', id: 'a', at: 0 }).phase).toBe('idle')
  expect(run(...begun, { type: 'request' }).phase).toBe('recording')
  expect(run(...begun, { type: 'fail', problem: 'refused' }).phase).toBe('recording')
  const stopping = run(...begun, { type: 'stop', at: 3000 })
  expect(nextSession(stopping, { type: 'stop', at: 9000 })).toBe(stopping)
})

test('after a refusal it can be asked again', () => {
  const failed = run({ type: 'request' }, { type: 'fail', problem: 'refused' })
  expect(failed).toEqual({ phase: 'failed', problem: 'refused' })
  expect(nextSession(failed, { type: 'request' }).phase).toBe('requesting')
})

test('a clock that jumps back never shortens a recording', () => {
  expect(elapsedMilliseconds(run(...begun), 200)).toBe(0)
})
