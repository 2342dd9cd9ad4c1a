import { curlApostrophes } from '@parley/core/text/apostrophes'

/** The texts an operator replaces: docs/legal/NAME.md, built into the pages. */
const files = import.meta.glob<string>('../../../../docs/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const legalDocuments: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.split('/').at(-1)?.replace(/\.md$/, '') ?? path,
    curlApostrophes(text),
  ]),
)
