/** Rate limits of the interfaces for programs. The database holds the two that it counts itself (supabase/migrations/0013_integrations.sql). */
export const apiLimits = {
  /** Requests with one API key. */
  requestsPerMinute: 600,
  /** Keys of one person. */
  keys: 50,
  /** Messages to one inbound webhook. */
  inboundPerMinute: 120,
  /** Longest message to one, in bytes. */
  inboundBytes: 64 * 1024,
  /** Seconds a signed message may be old or early. */
  signatureSeconds: 300,
  /** Seconds a statement of the data API may take. */
  statementSeconds: 15,
} as const
