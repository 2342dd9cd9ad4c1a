/** What the pages of later work will do, by path. A page that is built leaves this list and docs/not-built-yet.md. */
export const plannedPages: Record<string, string> = {}
