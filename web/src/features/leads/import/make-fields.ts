import { type CustomField, makeFieldKey } from '@parley/core/leads/custom-fields'
import { customPrefix } from '@parley/core/leads/import/read-row'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { queryClient } from '~/data/query-client.ts'
import { addField, fieldsKey, fieldsQuery } from '../../fields/index.ts'

/** Makes the fields of a record that a mapping asks for. @param planned with the column of each @returns the mapping that names them */
export async function makeFields(
  record: SalesRecord,
  mapping: readonly (string | null)[],
  planned: readonly (CustomField & { index: number })[],
): Promise<(string | null)[]> {
  const result = [...mapping]
  if (planned.length === 0) return result
  const fields = await queryClient.ensureQueryData(fieldsQuery(record))
  const keys = fields.map(({ key }) => key)
  try {
    for (const { index, label, type, options } of planned) {
      const key = makeFieldKey(label, keys)
      await addField({ record, key, label, type, options, position: keys.length })
      keys.push(key)
      result[index] = `${customPrefix}${key}`
    }
  } finally {
    await queryClient.invalidateQueries({ queryKey: fieldsKey })
  }
  return result
}
