import { nameSome } from '@parley/core/assistant/tools/words'
import { type ToolContext, ToolFailure } from './context.ts'
import { isId, preferExact } from './find-row.ts'

export type Colleague = { id: string; name: string }

/**
 * The colleague that an id, a name, a first name or an email means. 404 for none, 409 with their names for several: people
 * of one company know each other, so no card is needed to choose.
 */
export const findColleague = async (said: string, { client }: ToolContext): Promise<Colleague> => {
  const { data } = await client.from('profiles').select('id, full_name, email').limit(500).throwOnError()
  const wanted = said.trim().toLowerCase()
  const fitting = data.filter(({ id, full_name: name, email }) =>
    isId(said) ? id === said : name.toLowerCase().includes(wanted) || email?.toLowerCase() === wanted,
  )
  const rows = preferExact(fitting, said, (row) => [row.full_name, row.full_name.split(' ')[0] ?? null])
  const people = rows.map(({ id, full_name: name, email }) => ({
    id,
    name: name || (email ?? 'A colleague'),
  }))
  const [person] = people
  if (!person) throw new ToolFailure(404, `No colleague matches "${said}".`)
  if (people.length > 1) {
    const names = nameSome(people.map(({ name }) => name))
    throw new ToolFailure(409, `Several colleagues match "${said}": ${names}. Give the full name.`)
  }
  return person
}
