/**
 * The slug of a category: lower case, runs of what is neither letter nor digit become one hyphen, none at the ends
 * (docs/specified.md S5.10). Accents are folded first, as in a post's slug.
 */
export const toCategorySlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
