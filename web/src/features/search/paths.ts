import type { LeadHit, RecordingHit, TaskHit } from './queries.ts'

/** Where each kind of record opens; it also tells the rows of the list apart. */
export const leadPath = ({ id }: LeadHit) => `/leads/${id}`
export const taskPath = ({ id }: TaskHit) => `/tasks?task=${id}`
export const recordingPath = ({ id, seconds }: RecordingHit) =>
  seconds === null ? `/voice/${id}` : `/voice/${id}?t=${seconds}`
