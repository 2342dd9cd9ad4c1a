import { type CustomField, makeFieldKey } from '@parley/core/leads/custom-fields'
import { customPrefix } from '@parley/core/leads/import/read-row'
import { queryClient } from '~/data/query-client.ts'
import { addField, fieldsKey, fieldsQuery } from '../fields/queries.ts'

/** Makes the fields that a mapping asks for. @param planned with the column of each @returns the mapping that names them */
export async function makeFields(
  mapping: readonly (string | null)[],
  planned: readonly (CustomField & { index: number })[],
): Promise<(string | null)[]> {
  const result = [...mapping]
  if (planned.length === 0) return result
  const fields = await queryClient.ensureQueryData(fieldsQuery())
  const keys = fields.map(({ key }) => key)
  try {
    for (const { index, label, type, options } of planned) {
      const key = makeFieldKey(label, keys)
      await addField({ key, label, type, options, position: keys.length })
      keys.push(key)
      result[index] = `${customPrefix}${key}`
    }
  } finally {
    await queryClient.invalidateQueries({ queryKey: fieldsKey })
  }
  return result
}
