import { createHmac, randomUUID } from 'node:crypto'
import { insertUser } from './accounts.ts'
import type { AuthServices } from './context.ts'

/** A stable fake id for an address or number that has an account, so that repeated sign-ups get the same one. */
export function decoyId(services: AuthServices, kind: string, address: string): string {
  const hex = createHmac('sha256', services.pepper).update(`${kind}:${address}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

class RolledBack extends Error {}

/** Runs a sign-up and rolls it back, so that an address that has an account takes as long as a new one. */
export async function runAndRollBack(
  services: AuthServices,
  { data }: { data: Record<string, unknown> },
  hashedPassword: string,
): Promise<void> {
  const { sql } = services.database
  const id = randomUUID()
  const decoy = {
    id,
    email: `${id}@rehearsal.invalid`,
    hashedPassword,
    data,
    isConfirmed: false,
    isAnonymous: false,
  }
  await sql
    .begin(async (transaction) => {
      await insertUser(transaction, decoy)
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
}
