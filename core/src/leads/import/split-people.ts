import { isEmail } from '../../text/email.ts'

/** A person of a cell that names several. */
export interface NamedPerson {
  name: string
  email: string
}

/**
 * "Ana Ruiz (ana@ruiz.example);Bo Lind (bo@ruiz.example)": the first of them, the others, and what is left of the cell; a cell without
 * such a person is a name as it stands.
 * @param most how many are read
 */
export function splitPeople(
  text: string,
  most: number,
): { name: string; email?: string; others: NamedPerson[]; left: string } {
  const people: NamedPerson[] = []
  let left = text
  while (people.length < most) {
    const [whole, name, email] = /^([^;(]*?)\s*\(([^()\s@]+@[^()\s]+)\)[\s;,]*/.exec(left) ?? []
    if (!whole || !name || !email || (people.length > 0 && (name.length > 200 || !isEmail(email)))) break
    people.push({ name, email })
    left = left.slice(whole.length)
  }
  const [first, ...others] = people
  return first ? { ...first, others, left } : { name: text, others: [], left: '' }
}
