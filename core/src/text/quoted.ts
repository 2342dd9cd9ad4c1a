/** In curly quotes, unless it is a quotation as a whole: what was promised may stand in its speaker's own words. */
export const quoted = (text: string): string => (/^“[^“”]*”$/.test(text) ? text : `“${text}”`)
