import type { ExpectedCommand } from '../command.ts'
import { correctionCommands } from './corrections.ts'
import { customerCommands } from './customers.ts'
import { dayCommands } from './days.ts'
import { dictatedCommands } from './dictated.ts'
import { figuresCommands } from './figures.ts'
import { filterCommands } from './filters.ts'
import { findCommands } from './find.ts'
import { firstUnseenCommands } from './first-unseen.ts'
import { followUpCommands } from './follow-ups.ts'
import { indirectCommands } from './indirect.ts'
import { leadsCommands } from './leads.ts'
import { meantCommands } from './meant.ts'
import { moreRecordsCommands } from './more-records.ts'
import { noCommandCommands } from './no-command.ts'
import { notAskedCommands } from './not-asked.ts'
import { quotedWordsCommands } from './quoted-words.ts'
import { secondUnseenCommands } from './second-unseen.ts'
import { severalCommands } from './several.ts'
import { sumCommands } from './sums.ts'
import { taskChangeCommands } from './task-changes.ts'
import { tasksCommands } from './tasks.ts'
import { thirdUnseenCommands } from './third-unseen.ts'
import { typedCommands } from './typed.ts'
import { wordedAnewCommands } from './worded-anew.ts'
import { writingCommands } from './writing.ts'

/** Used while the engine was made: what it says here shows what it was fitted to. */
export const developmentCommands: readonly ExpectedCommand[] = [
  ...findCommands,
  ...tasksCommands,
  ...taskChangeCommands,
  ...leadsCommands,
  ...figuresCommands,
  ...writingCommands,
  ...noCommandCommands,
  ...meantCommands,
  ...severalCommands,
  ...filterCommands,
  ...correctionCommands,
  ...dictatedCommands,
  ...typedCommands,
  ...indirectCommands,
  ...notAskedCommands,
  ...moreRecordsCommands,
  ...sumCommands,
  ...dayCommands,
  ...quotedWordsCommands,
  ...followUpCommands,
  ...customerCommands,
  ...wordedAnewCommands,
  ...firstUnseenCommands,
  ...secondUnseenCommands,
  ...thirdUnseenCommands,
]
