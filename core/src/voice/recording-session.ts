/** Why a recording cannot start or continue, as far as the browser reports it. */
export type CaptureProblem =
  | 'refused'
  | 'missing'
  | 'tab_silent'
  | 'tab_refused'
  | 'busy'
  | 'unsupported'
  | 'insecure'
  | 'storage'
  | 'unknown'

/**
 * The state of a recording from start to the last stored byte. `since` and `elapsed` are milliseconds: recorded so far
 * is `elapsed`, plus the time since `since` while recording.
 */
export type RecordingSession =
  | { phase: 'idle' }
  | { phase: 'requesting' }
  | { phase: 'recording'; id: string; since: number; elapsed: number }
  | { phase: 'paused'; id: string; elapsed: number }
  | { phase: 'stopping'; id: string; elapsed: number }
  | { phase: 'failed'; problem: CaptureProblem }

export type RecordingEvent =
  | { type: 'request' }
  | { type: 'start'; id: string; at: number }
  | { type: 'pause'; at: number }
  | { type: 'resume'; at: number }
  | { type: 'stop'; at: number }
  | { type: 'kept' }
  | { type: 'fail'; problem: CaptureProblem }

/** Milliseconds recorded until `now`; pauses do not count. */
export function elapsedMilliseconds(session: RecordingSession, now: number): number {
  if (session.phase === 'recording') return session.elapsed + Math.max(0, now - session.since)
  return 'elapsed' in session ? session.elapsed : 0
}

/** The session after an event. An event that does not fit the phase (a second press, a late answer) changes nothing. */
export function nextSession(session: RecordingSession, event: RecordingEvent): RecordingSession {
  switch (event.type) {
    case 'request':
      return session.phase === 'idle' || session.phase === 'failed' ? { phase: 'requesting' } : session
    case 'start':
      if (session.phase !== 'requesting') return session
      return { phase: 'recording', id: event.id, since: event.at, elapsed: 0 }
    case 'pause':
      if (session.phase !== 'recording') return session
      return { phase: 'paused', id: session.id, elapsed: elapsedMilliseconds(session, event.at) }
    case 'resume':
      if (session.phase !== 'paused') return session
      return { phase: 'recording', id: session.id, since: event.at, elapsed: session.elapsed }
    case 'stop':
      if (session.phase !== 'recording' && session.phase !== 'paused') return session
      return { phase: 'stopping', id: session.id, elapsed: elapsedMilliseconds(session, event.at) }
    case 'kept':
      return session.phase === 'stopping' ? { phase: 'idle' } : session
    case 'fail':
      return session.phase === 'requesting' ? { phase: 'failed', problem: event.problem } : session
  }
}
