import type { ExpectedCommand } from '../command.ts'
import { correctionCommands } from './corrections.ts'
import { figuresCommands } from './figures.ts'
import { filterCommands } from './filters.ts'
import { findCommands } from './find.ts'
import { leadsCommands } from './leads.ts'
import { meantCommands } from './meant.ts'
import { noCommandCommands } from './no-command.ts'
import { severalCommands } from './several.ts'
import { tasksCommands } from './tasks.ts'
import { writingCommands } from './writing.ts'

/** Used while the engine was made: what it says here shows what it was fitted to. */
export const developmentCommands: readonly ExpectedCommand[] = [
  ...findCommands,
  ...tasksCommands,
  ...leadsCommands,
  ...figuresCommands,
  ...writingCommands,
  ...noCommandCommands,
  ...meantCommands,
  ...severalCommands,
  ...filterCommands,
  ...correctionCommands,
]
