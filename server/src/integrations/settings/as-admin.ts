import { type Caller, isPostgresError, type Sql, type Transaction } from '../../database/database.ts'
import { scopesOf } from '../api-keys.ts'

/** Somebody who may not see or set connections. */
export class NoAdmin extends Error {}

/**
 * Works in one transaction as an admin of the instance, whom the database's own rule must know as one; what it logs is in
 * their name. An API key is refused, whoever made it. @throws NoAdmin
 */
export async function asAdmin<T>(
  sql: Sql,
  { role, claims }: Caller,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (role !== 'authenticated' || scopesOf({ role, claims }) !== null)
    throw new NoAdmin('Only an admin of this instance may do this, signed in.')
  const outcome = await sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    try {
      await transaction`select private.require_instance_admin()`
    } catch (error) {
      if (isPostgresError(error) && error.code === '42501') throw new NoAdmin(error.message)
      throw error
    }
    return { value: await work(transaction) }
  })
  return outcome.value
}
