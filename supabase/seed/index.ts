import { conversations } from './conversations/index.ts'
import { leads } from './leads/index.ts'
import { people } from './people.ts'
import { posts } from './posts/index.ts'
import { tasks } from './tasks/index.ts'
import type { SampleCompany } from './types.ts'

/** Northwind Studio sells planning software to firms with crews on the road. Every name is invented. */
export const sampleCompany: SampleCompany = { leads, people, tasks, conversations, posts }
