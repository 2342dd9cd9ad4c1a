const longestSlug = 60

/**
 * The address of a post: lower case, special characters removed, spaces and underscores to hyphens,
 * collapsed, trimmed, at most 60 characters (docs/specified.md S5.11). Accents are folded to their base letter first
 * (docs/deviations.md D5).
 */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longestSlug)
    .replace(/-+$/, '')
