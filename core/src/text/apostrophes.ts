const code = /(```[\s\S]*?```|`[^`\n]*`)/

/** A Markdown text with the apostrophes of print; what is code stays as it is typed. */
export const curlApostrophes = (markdown: string): string =>
  markdown
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/(?<=\p{L})'/gu, '’')))
    .join('')
