import { brand } from '~/brand.ts'

/** In groups of four, which are easier to copy by hand: "k3vm-8wqa-…". */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** What the file of recovery codes says. */
export const codesAsText = (codes: string[], who: string): string =>
  [
    `Recovery codes of ${brand.name} for ${who}`,
    'Each works once, in place of your second factor. Keep them where you keep your passwords.',
    '',
    ...codes.map(inGroups),
    '',
  ].join('\n')
