/** What a file may hold, one a row: records, or what was noted and done, each of a record that is here. */
export const importSubjects = ['leads', 'accounts', 'contacts', 'notes'] as const
export type ImportSubject = (typeof importSubjects)[number]
