import type { CustomerHit } from './calls/customer-hits-query.ts'
import type { LeadHit } from './calls/lead-hits-query.ts'
import type { RecordingHit } from './calls/recording-hits-query.ts'
import type { TaskHit } from './calls/task-hits-query.ts'

/** Where each kind of record opens; it also tells the rows of the list apart. */
export const leadPath = ({ id }: LeadHit) => `/leads/${id}`
export const accountPath = ({ id }: CustomerHit) => `/accounts/${id}`
export const contactPath = ({ id }: CustomerHit) => `/contacts/${id}`
export const taskPath = ({ id }: TaskHit) => `/tasks?task=${id}`
export const recordingPath = ({ id, seconds }: RecordingHit) =>
  seconds === null ? `/voice/${id}` : `/voice/${id}?t=${seconds}`
