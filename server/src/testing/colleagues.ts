import type { Person, TestHost } from './host.ts'

/** Somebody new in the owner's company, with a role of their own. */
export async function colleague(
  host: TestHost,
  owner: Person,
  name: string,
  role: 'owner' | 'manager' | 'member' = 'member',
): Promise<Person> {
  const { data } = await owner.client
    .from('company_invitations')
    .insert({ email: null, company_role: role })
    .select('token')
    .single()
    .throwOnError()
  return host.person(name, { invitation: data.token })
}
