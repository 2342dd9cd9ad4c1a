import type { Change } from './change.ts'

/** What opens or closes a door, by table and column. */
const graveFields = new Set(['profiles.company_role', 'api_keys.scopes', 'api_keys.revoked_at'])

/** Whether a change weighs more than its neighbors: something or somebody removed or put back, merged or taken along, a key made. */
export const isGrave = ({ record, operation, restored_id }: Change): boolean =>
  operation === 'delete' ||
  restored_id !== null ||
  ['merges', 'exports'].includes(record) ||
  (operation === 'insert' && record === 'api_keys')

/** Whether one of its fields does: a role, what a key may do, its end. */
export const isGraveField = (record: string, column: string): boolean =>
  graveFields.has(`${record}.${column}`)
