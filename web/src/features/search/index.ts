export type { SearchCommand } from './commands.ts'
export { default as SearchDialog } from './search-dialog.tsx'
