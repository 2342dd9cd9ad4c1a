import type { Tool } from '../tool.ts'
import { customerGetTools } from './get.ts'
import { leadPeopleTools } from './lead-people.ts'
import { customerSearchTools } from './search.ts'
import { customerWriteTools } from './write.ts'

/** What a model may do with accounts, contacts and the people of a sale. */
export const customerTools: Tool[] = [
  ...customerSearchTools,
  ...customerGetTools,
  ...customerWriteTools,
  ...leadPeopleTools,
]
