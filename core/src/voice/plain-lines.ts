/** Lines of a text from any system, without byte order mark. */
export const toLines = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
