import { nameSome } from '@parley/core/assistant/tools/words'
import { readAllById } from '@parley/core/paging/read-pages'
import { type ToolContext, ToolFailure } from './context.ts'
import { isId, preferExact } from './find-row.ts'

export interface Colleague {
  id: string
  name: string
}

/**
 * The colleague with an id, name, first name or email. 404 for none, 409 with their names for several: people of one
 * company know each other, so no card is needed to choose.
 */
export async function findColleague(reference: string, { client }: ToolContext): Promise<Colleague> {
  const colleagues = await readAllById((after) =>
    client
      .from('profiles')
      .select('id, full_name, email', { count: 'exact' })
      .gt('id', after)
      .order('id')
      .throwOnError(),
  )
  const wanted = reference.trim().toLowerCase()
  const fitting = colleagues.filter(({ id, full_name: name, email }) =>
    isId(reference)
      ? id === reference
      : name.toLowerCase().includes(wanted) || email?.toLowerCase() === wanted,
  )
  const rows = preferExact(fitting, reference, (row) => [row.full_name, row.full_name.split(' ')[0] ?? null])
  const people = rows.map(({ id, full_name: name, email }) => ({
    id,
    name: name || (email ?? 'A colleague'),
  }))
  const [person] = people
  if (!person) throw new ToolFailure(404, `No colleague matches "${reference}".`)
  if (people.length > 1) {
    const names = nameSome(people.map(({ name }) => name))
    throw new ToolFailure(409, `Several colleagues match "${reference}": ${names}. Give the full name.`)
  }
  return person
}
