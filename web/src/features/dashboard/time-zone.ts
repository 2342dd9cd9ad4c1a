/** The browser's, as an IANA name. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
