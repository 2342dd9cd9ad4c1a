import { foldHeading } from './fold-heading.ts'

/** Folded headings of a name that is the last one where a first name stands beside it: "Vorname" and "Name", "Prénom" and "Nom". */
export const openNames: readonly string[] = ['name', 'nom']

/** Of a first name that is the whole one where nothing else names the person: "Nombre", and "Nome" in Italian. */
export const openFirstNames: readonly string[] = ['nombre', 'nome']

/** Of a name that is whole, whatever stands beside it: "Bob" is no part of "Robert Smith". */
const fullNames: readonly string[] = [
  'fullname',
  'nomcomplet',
  'nombrecompleto',
  'nomecompleto',
  'vollstandigername',
]

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldHeading)
    .filter(Boolean)

/** Whether a name has this first name in it: "Weber, Anna" has "Anna", and "A. Weber" its first letter. */
export function hasFirstName(name: string, first: string): boolean {
  const words = wordsOf(name)
  const initials = words.length > 1 && words[0]?.length === 1 ? [words[0]] : []
  return wordsOf(first).some((word) => words.includes(word) || initials.includes(word.charAt(0)))
}

/** Parts of a name as a message or a row of a file has them; empty for what it hasn't. */
export interface NameParts {
  name: string
  first: string
  last: string
}

/** Whether a name is the last one of whoever has this first name. @param heading what it stands under */
export function isLastName(heading: string, { name, first, last }: NameParts): boolean {
  if (name === '' || first === '' || fullNames.includes(foldHeading(heading))) return false
  if (last !== '') return foldHeading(name) === foldHeading(last)
  return !hasFirstName(name, first)
}

/** The name of a person out of its parts. @param heading what `name` stands under */
export function wholeName(heading: string, { name, first, last }: NameParts): string {
  const isLast = isLastName(heading, { name, first, last })
  return name !== '' && !isLast ? name : [first, last || name].filter(Boolean).join(' ')
}
