import type { Person, TestHost } from './host.ts'

/** Somebody new on a host with a mail server, where an address is confirmed before the first sign-in. */
export async function confirmedPerson(host: TestHost, name: string): Promise<Person> {
  const person = await host.person(name)
  await host.database.sql`update auth.users set email_confirmed_at = now() where id = ${person.id}`
  const { error } = await person.client.auth.signInWithPassword({
    email: person.email,
    password: 'correct horse battery',
  })
  if (error) throw error
  return person
}
