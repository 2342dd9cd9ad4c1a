import { z } from 'zod'
import type { Caller, Sql } from '../database/database.ts'

const rights = z.object({ read: z.boolean(), write: z.boolean() })
const everything = { read: true, write: true }
const accessSchema = z.object({
  /** Who shares the caller's public channels: a company's id, `strangers` or `everyone`. */
  audience: z.string(),
  broadcast: rights.default(everything),
  presence: rights.default(everything),
})
/** What a caller may do on a topic. */
export type Access = z.infer<typeof accessSchema>

/** The audience of the service role, whose public broadcasts reach the channels of all companies. */
export const everyone = 'everyone'

export type AskAccess = (caller: Caller, topic: string, isPrivate: boolean) => Promise<Access>

/**
 * Asks the database what a caller may do on a topic: on a private one by the policies on realtime.messages, on a public
 * one everything, among those of the same company.
 */
export function createAccess(sql: Sql): AskAccess {
  return async ({ role, claims }, topic, isPrivate) => {
    if (role === 'service_role') return { audience: everyone, broadcast: everything, presence: everything }
    const [row] = await sql<{ access: unknown }[]>`
      select realtime.permissions(${isPrivate ? topic : null}, ${role}, ${JSON.stringify(claims)}::text::jsonb) as access`
    return accessSchema.parse(row?.access)
  }
}
