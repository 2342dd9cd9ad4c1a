import type { SampleConversation } from '../types.ts'
import { closingConversations } from './closing.ts'
import { customerConversations } from './customers.ts'
import { discoveryConversations } from './discovery.ts'
import { firstCalls } from './first-calls.ts'
import { lostConversations } from './lost.ts'
import { proposalConversations } from './proposals.ts'

export const conversations: SampleConversation[] = [
  ...closingConversations,
  ...proposalConversations,
  ...discoveryConversations,
  ...firstCalls,
  ...customerConversations,
  ...lostConversations,
]
